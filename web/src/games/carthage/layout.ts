/** Numbers of the drawing. Numbers of the game come from the server (`src/games/ruleNumbers.test.ts` checks it). */

export const AMPHORA_WIDTH = 26;
/** Where an amphora on a card begins; all of them are side by side in the middle. */
export const amphoraLeft = (number: number, count: number): number => 63 + (number - count / 2) * AMPHORA_WIDTH;
/** Card backs that the pile shows, so that each card of a refill has its own start. */
export const PILE_BACKS = 5;
/** A hand as large as the place for its size: two digits. */
export const LARGE_HAND = 10;
/** Goods of a colour without a count beside them. */
export const UNCOUNTED_GOODS = 3;
/** Cards side by side, if a row of more than `fold` cards becomes two. */
export const columnsOf = (cards: number, fold: number): number => (cards > fold ? Math.ceil(cards / 2) : cards);
