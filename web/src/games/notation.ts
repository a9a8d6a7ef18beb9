/** How views write cards and seats, the same in every game. */
/** The cards of a list such as "R5 R5 B2". */
export const cardsOf = (text: string | undefined): string[] => (text ? text.split(' ').filter(Boolean) : []);

/** The index of something that is counted from 1, such as "P1", "open2" or "stack 3". */
export const indexOf = (text: string): number => Number(/\d+$/.exec(text)![0]) - 1;

/** The index of a seat such as "P1". */
export const seatIndex = indexOf;

/** Items with `copy`, the number of equal ones before each: with its kind it is a key, which stays while other kinds come and go. */
export function withCopies<Item>(items: Item[], kindOf: (item: Item) => string): (Item & { copy: number })[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const copy = seen.get(kindOf(item)) ?? 0;
    seen.set(kindOf(item), copy + 1);
    return { ...item, copy };
  });
}

export const copies = (cards: string[]): { card: string; copy: number }[] => withCopies(cards.map((card) => ({ card })), ({ card }) => card);
