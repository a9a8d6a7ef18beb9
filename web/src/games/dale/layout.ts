/** Numbers of the drawing. Numbers of the game come from the server (`src/games/ruleNumbers.test.ts` checks it). */

const RAY_COUNT = 16;
/** Angles of the rays around the animal on a card. */
export const RAYS = Array.from({ length: RAY_COUNT }, (_, number) => (number * 360) / RAY_COUNT);
/** Long rays and, at every second place, short ones. */
export const rayEnd = (angle: number): number => (angle % 45 ? 56 : 50);
/** Left ends of an awning's scallops. */
export const SCALLOPS = Array.from({ length: 7 }, (_, number) => 18 * number);
export const isDarkScallop = (number: number): boolean => number % 2 === 0;
/** Where the eyes of the die are, by number. */
export const EYES: Record<number, [number, number][]> = { 0: [], 1: [[24, 24]], 2: [[15, 33], [33, 15]], 3: [[13, 35], [24, 24], [35, 13]] };
/** Up to this many cards in the tray are shown with their texts. */
export const READABLE_CARDS = 4;
/** Log lines in which the last roll of the die is looked for. */
export const RECENT_LINES = 40;
/** Heights of a price tag: with a value, and with the sign of a copier. */
export const TAG_HEIGHTS = { plain: 34, copier: 44 };
/** A card whose name and effect have more characters together has more paper for them. */
export const WORDY = 56;
/** The name of a copied card with so many characters has no room for a sign beside it. */
export const LONG_NAME = 15;
/** How many characters it takes, the sign included. */
export const lettersOf = (name: string): number => name.length + (name.length < LONG_NAME ? 2 : 0);
/** Where the paper for name and effect begins. */
export const PAPER_TOPS = { plain: 102, wordy: 71 };
/** When consequences of a move begin to move, in milliseconds. */
export const CONSEQUENCES = 160;
/** Pixels around a piece that can be chosen, for its glow. */
export const GLOW = 6;
