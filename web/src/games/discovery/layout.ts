/** Numbers of the drawing. Numbers of the game come from the server (`src/games/ruleNumbers.test.ts` checks it). */

const RING_RADIUS = 13;
/** Circumference of the ring that counts the turns of a contract. */
export const RING_LENGTH = 2 * Math.PI * RING_RADIUS;
/** The middle of a contract's income, from the first to the last. */
export const incomeMiddle = (number: number): number => 19 + 33 * number;
export const incomeSize = (coins: number): number => (String(coins).length > 1 ? 19 : 22);
/** Half the width of the space around the middle of an income. */
export const INCOME_HALF = { turns: 9, number: 12 } as const;
/** The top of a scoring's row on an expedition card. */
export const scoringTop = (row: number): number => 108 + 33 * row;
export const SCORING_BASE = { text: 21, sign: 7 } as const;
/** The emblem of a ship's colour; a flagship has two, side by side. */
export const emblemOf = (number: number, isHalf: boolean): { x: number; y: number; radius: number; left: number; top: number; size: number } =>
  isHalf ? { x: 33 + 24 * number, y: 50, radius: 11, left: 25 + 24 * number, top: 42, size: 16 } : { x: 45, y: 48, radius: 16, left: 33.5, top: 36.5, size: 23 };
/** The field with a ship's transport; a range needs more space. */
export const transportField = (isRange: boolean): { width: number; middle: number } => (isRange ? { width: 40, middle: 24 } : { width: 28, middle: 18 });
/** The middle of a ship, and the middle and rhumb lines of an emblem and of an expedition card. */
export const SHIP_ROSE = [45, 50, 40] as const;
export const EMBLEM_ROSE = [63, 88, 54, 32] as const;
export const EXPEDITION_ROSE = [63, 66, 58, 32] as const;
/** Type of the sum on a contract that is being loaded; an unknown part takes more room. */
export const sumSize = (sum: string): number => (sum.includes('?') ? 21 : 29);
export const LARGEST_FLAG = 48;
/** Pixels on a phone's line of cards: overlapping ships, contracts in hand, and pairs of running contracts, one above the other. */
const LINE = { width: 330, gaps: 37, ship: 35, contract: 60, pair: 115 } as const;
/** Whether a phone shows a player's ships above the contracts instead of beside them. */
export const needsTwoLines = (ships: number, held: number, running: number): boolean =>
  LINE.gaps + LINE.ship * ships + LINE.contract * held + LINE.pair * Math.ceil(running / 2) > LINE.width;
/** Whether running contracts are short, since so many others lie beside them. */
export const hasShortVoyages = (held: number): boolean => held > 2;
/** When consequences of a move begin to move, in milliseconds. */
export const SECOND = 120;
export const THIRD = 240;
export const AFTER_CARD = 160;
/** How much of a row's width is turned to its next part. */
export const NEXT_PART = 0.7;
/** Phones on which the board is higher than its place. */
export const LOW_PHONE = '(max-width: 640px) and (max-height: 740px)';
