/** Calls `fit` now, and whenever the size of an element, what it holds or the fonts change; returns how to stop that. */
export function refit(element: HTMLElement, fit: () => void): () => void {
  fit();
  if (typeof ResizeObserver === 'undefined') return () => {};
  const resized = new ResizeObserver(fit);
  resized.observe(element);
  const changed = new MutationObserver(fit);
  changed.observe(element, { childList: true, characterData: true, subtree: true });
  void document.fonts?.ready.then(fit);
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}
