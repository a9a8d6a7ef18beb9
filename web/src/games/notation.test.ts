import { expect, test } from 'vitest';
import { cardsOf, copies, seatIndex } from './notation';

test('cards and seats', () => expect([cardsOf('R5 B2'), cardsOf(''), cardsOf(undefined), seatIndex('P2')]).toEqual([['R5', 'B2'], [], [], 1]));
test('each copy of a card has its number', () => expect(copies(['R5', 'B2', 'R5'])).toEqual([{ card: 'R5', copy: 0 }, { card: 'B2', copy: 0 }, { card: 'R5', copy: 1 }]));
