/** Lists as multisets: equal items are counted, order is kept. */

/** The items of the first list that the second lacks, copy by copy. */
export function multisetDifference<Item>(items: readonly Item[], removed: readonly Item[]): Item[] {
  const rest = [...removed];
  return items.filter((item) => {
    const index = rest.indexOf(item);
    if (index < 0) return true;
    rest.splice(index, 1);
    return false;
  });
}

/** Each distinct item with its number of copies. */
export function countEach<Item>(items: readonly Item[]): [Item, number][] {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts];
}
