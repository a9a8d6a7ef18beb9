import { expect, test } from 'vitest';
import { countedOf, countedText } from './counting';

test('equal cards together', () => expect(countedOf(['junk', 'mac1', 'junk'])).toEqual([['junk', 2], ['mac1', 1]]));
test('in one line, by their codes', () => expect(countedText(['r5', 'r5', 'b2'], (card) => card.toUpperCase())).toBe('R5\u00a0×2\u00a0 B2'));
