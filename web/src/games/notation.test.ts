import { expect, test } from 'vitest';
import { cardsOf, formatCardCounts, seatIndex } from './notation';

test('cards and seats', () => expect([cardsOf('R5 B2'), cardsOf(''), cardsOf(undefined), seatIndex('P2')]).toEqual([['R5', 'B2'], [], [], 1]));
test('counted cards in one line', () => expect(formatCardCounts(['r5', 'r5', 'b2'], (card) => card.toUpperCase())).toBe('R5\u00a0×2\u00a0 B2'));
