/** Fits the parts of a row that cannot shrink: the row's `data-fit` rises from 0, each step for less of what styles can leave out, until nothing sticks out. */
import { refit } from './refit';

const LARGEST_STEP = 3;

export function fitRow(row: HTMLElement): () => void {
  return refit(row, () => {
    for (let step = 0; step <= LARGEST_STEP; step += 1) {
      row.dataset.fit = String(step);
      if (row.scrollWidth <= row.clientWidth) break;
    }
  });
}
