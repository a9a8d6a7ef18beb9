import { expect, test } from 'vitest';
import { cardsOf, seatIndex } from './notation';

test('cards and seats', () => expect([cardsOf('R5 B2'), cardsOf(''), cardsOf(undefined), seatIndex('P2')]).toEqual([['R5', 'B2'], [], [], 1]));
