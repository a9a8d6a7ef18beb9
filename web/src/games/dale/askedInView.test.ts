import { expect, test } from 'vitest';
import { scrollTo } from './askedInView';

const box = (top: number, bottom: number) => ({ top, bottom });
const PLACE = box(100, 500);

test('what can be chosen is scrolled to, the upper pieces first', () => {
  expect(scrollTo(PLACE, [box(460, 560)]), 'below').toBe(66);
  expect(scrollTo(PLACE, [box(40, 90), box(200, 300)]), 'above').toBe(-66);
  expect(scrollTo(PLACE, [box(200, 300)]), 'inside').toBe(0);
  expect(scrollTo(PLACE, [box(40, 90), box(460, 560)]), 'more than fits').toBe(-66);
  expect(scrollTo(PLACE, [box(106, 190), box(460, 560)]), 'more than fits, from its beginning on').toBe(0);
  expect(scrollTo(PLACE, [])).toBe(0);
});
