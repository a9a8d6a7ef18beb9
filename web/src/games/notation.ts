/** How views write cards and seats, the same in every game. */
/** The cards of a list such as "R5 R5 B2". */
export const cardsOf = (text: string | undefined): string[] => (text ? text.split(' ').filter(Boolean) : []);

/** The index of something that is counted from 1, such as "P1", "open2" or "stack 3". */
export const indexOf = (text: string): number => Number(/\d+$/.exec(text)![0]) - 1;

/** The index of a seat such as "P1". */
export const seatIndex = indexOf;

/** Cards with the number of equal ones before each, so that every card of a list has a key. */
export function copies(cards: string[]): { card: string; copy: number }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, copy };
  });
}
