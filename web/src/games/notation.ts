/** How views write cards and seats, the same in every game. */
import { countEach } from '../multiset';

/** The cards of a list such as "R5 R5 B2". */
export const cardsOf = (text: string | undefined): string[] => (text ? text.split(' ').filter(Boolean) : []);

/** The index of something that is counted from 1, such as "P1", "open2" or "stack 3". */
export const indexOf = (text: string): number => Number(/\d+$/.exec(text)![0]) - 1;

/** The index of a seat such as "P1". */
export const seatIndex = indexOf;

/** Counted cards in one line: R5, R5 and B2 become "R5 ×2  B2". */
export function formatCardCounts(cards: string[], codeOf: (card: string) => string): string {
  return countEach(cards).map(([card, count]) => `${codeOf(card)}${count > 1 ? `\u00a0×${count}` : ''}`).join('\u00a0 ');
}
