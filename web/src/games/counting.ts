/** Cards by how many of each there are. */

/** Equal cards once, with how many there are. */
export function countCards(cards: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** In one line: of R5, R5 and B2, "R5 ×2  B2". */
export function formatCardCounts(cards: string[], codeOf: (card: string) => string): string {
  return countCards(cards).map(([card, count]) => `${codeOf(card)}${count > 1 ? `\u00a0×${count}` : ''}`).join('\u00a0 ');
}
