/** Finds a place for a popover: beside its element, else at the edges of the window, where it covers least of what must stay visible. */

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const MARGIN = 8;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** `around` is the element's box, `busy` what must not be covered; the element itself must not be either. */
export function freePlace(width: number, height: number, around: Box, busy: Box[], screen = { width: innerWidth, height: innerHeight }): { left: number; top: number; isFree: boolean } {
  const [right, bottom] = [screen.width - width - MARGIN, screen.height - height - MARGIN];
  const across = (left: number): number => Math.max(MARGIN, Math.min(right, left));
  const down = (top: number): number => Math.max(MARGIN, Math.min(bottom, top));
  const centre = across((around.left + around.right - width) / 2);
  const middle = down((around.top + around.bottom - height) / 2);
  const [above, below] = [around.top - height - MARGIN, around.bottom + MARGIN];
  const vertical: [number, number][] = [[centre, below], [centre, above]];
  const beside: [number, number][] = [[around.right + MARGIN, middle], [around.left - width - MARGIN, middle]];
  const edges: [number, number][] = [[right, middle], [MARGIN, middle], [right, MARGIN], [right, bottom], [MARGIN, MARGIN], [MARGIN, bottom]];
  const first = around.top < screen.height / 2 ? vertical : vertical.reverse();
  let best = { left: across(centre), top: down(first[0]![1]), isFree: false };
  let least = Infinity;
  for (const [left, top] of [...first, ...beside, ...edges]) {
    if (left < MARGIN - 1 || left > right + 1 || top < MARGIN - 1 || top > bottom + 1) continue;
    const box = { left, top, right: left + width, bottom: top + height };
    const covered = [...busy, around].reduce((sum, each) => sum + overlap(box, each), 0);
    if (covered < least) [best, least] = [{ left, top, isFree: covered === 0 }, covered];
    if (covered === 0) break;
  }
  return best;
}
