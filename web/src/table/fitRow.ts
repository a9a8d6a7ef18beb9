/** Fits the parts of a row that cannot shrink: the row's `data-fit` rises from 0, each step for less of what styles can leave out, until nothing sticks out. */

const LARGEST_STEP = 3;

export function fitRow(row: HTMLElement): () => void {
  const fit = (): void => {
    for (let step = 0; step <= LARGEST_STEP; step += 1) {
      row.dataset.fit = String(step);
      if (row.scrollWidth <= row.clientWidth) break;
    }
  };
  fit();
  if (typeof ResizeObserver === 'undefined') return () => {};
  const resized = new ResizeObserver(fit);
  resized.observe(row);
  const changed = new MutationObserver(fit);
  changed.observe(row, { childList: true, characterData: true, subtree: true });
  void document.fonts?.ready.then(fit);
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}
