/** Finds places for popovers and bubbles. A popover lies beside its element, else at the edges of the window, where it covers least of what must stay visible. */

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const MARGIN = 8;
/** Between a panel and the bubble that hangs below it. */
const TIP = 7;
/** How much worse it is to cover what must stay visible than what should. */
const WORSE = 1000;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const coveredBy = (box: Box, boxes: Box[]): number => boxes.reduce((sum, each) => sum + overlap(box, each), 0);

/** `around` is the element's box, `busy` what must not be covered; the element itself must not be either. `others` should not be, as cards to compare with. */
export function freePlace(width: number, height: number, around: Box, busy: Box[], others: Box[] = [], screen = { width: innerWidth, height: innerHeight }): { left: number; top: number; isFree: boolean } {
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
    const covered = coveredBy(box, [...busy, around]);
    const cost = covered * WORSE + coveredBy(box, others);
    if (cost < least) [best, least] = [{ left, top, isFree: covered === 0 }, cost];
    if (cost === 0) break;
  }
  return best;
}

/** What a bubble may cover, the worst first; the last two are equally bad. */
export interface Surroundings {
  /** What it is about now. */
  ringed: Box[];
  /** What it will be about while it stays. */
  spared: Box[];
  /** Cards and buttons. */
  busy: Box[];
  /** The panels of other players, names and headings. */
  read: Box[];
}
const SPARED = 200;
const READ = 3;

/** A bubble lies in the lower part of its player's panel or hangs below it: where it covers nothing that is `ringed`, and as little as possible of the rest. */
export function bubblePlace(width: number, height: number, panel: Box, around: Surroundings, isSpeech: boolean, screen = { width: innerWidth, height: innerHeight }): { left: number; top: number; hangs: boolean } {
  const across = (left: number): number => Math.max(MARGIN, Math.min(left, screen.width - width - MARGIN));
  const [start, end] = [across(panel.left + MARGIN / 2), across(panel.right - MARGIN / 2 - width)];
  const ends = isSpeech ? [end, start] : [start, end];
  const [below, low, high] = [panel.bottom + TIP, panel.bottom - height - 4, panel.top + 4];
  const places: [number, number][] = [below, low, high].flatMap((top) => ends.map((left): [number, number] => [left, top]));
  places.push(...[panel.left - width - MARGIN, panel.right + MARGIN].map((left): [number, number] => [across(left), low]));
  let best = { left: ends[0]!, top: below, hangs: true };
  let least = Infinity;
  for (const [left, top] of places) {
    const box = { left, top, right: left + width, bottom: top + height };
    const cost = coveredBy(box, around.ringed) * WORSE + coveredBy(box, around.spared) * SPARED + coveredBy(box, around.busy) * READ + coveredBy(box, around.read) * READ;
    if (cost < least) [best, least] = [{ left, top, hangs: top === below }, cost];
  }
  return best;
}

/** The first of the boxes that cover least of others. */
export function leastCovering(boxes: Box[], others: Box[]): number {
  const covered = boxes.map((box) => coveredBy(box, others));
  return covered.indexOf(Math.min(...covered));
}

/** Whether a box covers something of others. */
export const covers = (box: Box, others: Box[]): boolean => coveredBy(box, others) > 0;
