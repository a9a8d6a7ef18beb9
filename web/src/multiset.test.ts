import { expect, test } from 'vitest';
import { countEach, multisetDifference } from './multiset';

test('each copy is removed once', () => {
  expect(multisetDifference([7, 9, 9], [9])).toEqual([7, 9]);
  expect(multisetDifference([7, 9, 9], [7, 9, 9])).toEqual([]);
  expect(multisetDifference([7], [8])).toEqual([7]);
});
test('equal items are counted', () => expect(countEach(['junk', 'mac1', 'junk'])).toEqual([['junk', 2], ['mac1', 1]]));
