import { expect, test } from 'vitest';
import { countCards, formatCardCounts } from './counting';

test('equal cards together', () => expect(countCards(['junk', 'mac1', 'junk'])).toEqual([['junk', 2], ['mac1', 1]]));
test('in one line, by their codes', () => expect(formatCardCounts(['r5', 'r5', 'b2'], (card) => card.toUpperCase())).toBe('R5\u00a0×2\u00a0 B2'));
