import { expect, test } from 'vitest';
import { layoutOf, partsOf } from './scoreSheetLayout';

const [PHONE, TABLET, DESKTOP] = [390, 820, 1366];
const NAMES = ['Ada', 'Arisat', 'Mattan', 'Bodmel'];
const SUMS = ['(5 + 0) × 4 = 20 → 4', '–'];
const HEADS = ['Payday 1: red', 'Victory points'];

test('a sum is divided only before its result', () => {
  expect(partsOf(SUMS[0]!)).toEqual(['(5 + 0) × 4', '= 20 → 4']);
  expect(partsOf('5 + 10')).toEqual(['5 + 10']);
});

test('sums are whole where there is room, else have two lines, else their heads are above them', () => {
  const found = (width: number, players: number): unknown => layoutOf(SUMS, HEADS, NAMES.slice(0, players), width);
  expect(found(DESKTOP, 4)).toEqual({ hasWords: false, isBroken: false, isStacked: false });
  expect(found(TABLET, 4)).toEqual({ hasWords: false, isBroken: true, isStacked: false });
  expect(found(PHONE, 2)).toEqual({ hasWords: false, isBroken: true, isStacked: false });
  expect(found(PHONE, 3)).toEqual({ hasWords: false, isBroken: true, isStacked: true });
});

test('names of cards wrap and are never divided like sums', () => {
  const found = (width: number): unknown => layoutOf(['Loyal Partner, Spyglass (turn 5)', '–'], ['Stack 1'], NAMES, width);
  expect(found(DESKTOP)).toEqual({ hasWords: true, isBroken: false, isStacked: false });
  expect(found(PHONE)).toEqual({ hasWords: true, isBroken: false, isStacked: true });
});
