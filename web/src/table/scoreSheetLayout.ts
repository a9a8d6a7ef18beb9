/** How a score sheet fits the screen. Widths are estimated from characters, since the table is laid out before it can be measured. */
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

/** Pixels of an average character: of the type of phones, and of the larger type on other screens. */
const CHARACTER = { small: 7.4, large: 8.4 };
const LARGE_FROM = 641; // pixels of the screen
const HIGH_FROM = 601;
const AROUND_TABLE = 42; // pixels beside the table, inside and outside the dialog
const WIDEST = 1056; // pixels of the dialog
const PADDING = 1.5; // characters
const LINE_OF_HEAD = 13; // characters; longer heads have two lines
const LINE_OF_WORDS = 14; // characters; card names have several lines

export interface SheetLayout {
  /** Cells are lists of names, which wrap, instead of numbers. */
  hasWords: boolean;
  /** Sums have a second line for their result. */
  isBroken: boolean;
  /** Heads are above the cells instead of beside them. */
  isStacked: boolean;
}

/** Whether the sheet may be higher than the screen. Follows the size of the window. */
export const isSmallScreen = (): boolean => (innerWidth.current ?? 0) < LARGE_FROM || (innerHeight.current ?? 0) < HIGH_FROM;

const longest = (texts: string[]): number => Math.max(0, ...texts.map((text) => text.length));

/** A sum and its result. */
export const partsOf = (cell: string): string[] => cell.split(/ (?==)/);

export function layoutOf(cells: string[], heads: string[], names: string[], screenWidth: number): SheetLayout {
  const room = (Math.min(screenWidth, WIDEST) - AROUND_TABLE) / CHARACTER[screenWidth < LARGE_FROM ? 'small' : 'large'];
  const hasWords = cells.some((cell) => /\p{L}/u.test(cell));
  const head = Math.min(longest(heads), LINE_OF_HEAD) + PADDING;
  const column = (width: number): number => names.length * (Math.max(width, Math.min(longest(names) + 3, LINE_OF_WORDS)) + PADDING);
  if (hasWords) return { hasWords, isBroken: false, isStacked: head + column(LINE_OF_WORDS) > room };
  const whole = column(longest(cells));
  if (head + whole <= room) return { hasWords, isBroken: false, isStacked: false };
  const broken = column(longest(cells.flatMap(partsOf)));
  return { hasWords, isBroken: head + broken <= room || whole > room, isStacked: head + broken > room };
}
