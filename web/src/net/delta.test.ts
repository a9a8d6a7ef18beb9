import { expect, test } from 'vitest';
import { applyDelta } from './delta';

test('nothing changed', () => expect(applyDelta({ a: 1 }, null)).toEqual({ a: 1 }));
test('something is new as a whole', () => expect(applyDelta([1, 2], { '=': [3] })).toEqual([3]));
test('a part of an object', () => expect(applyDelta({ a: 1, b: 2 }, { b: { '=': 3 } })).toEqual({ a: 1, b: 3 }));
test('a place of a row', () => expect(applyDelta([{ n: 1 }, { n: 2 }], { 1: { n: { '=': 5 } } })).toEqual([{ n: 1 }, { n: 5 }]));
test('a part that vanished, and one that came', () =>
  expect(applyDelta({ a: 1, b: 2 }, { a: { '-': true }, c: { '=': 9 } })).toEqual({ b: 2, c: 9 }));
test('what did not change stays the same object', () => {
  const before = { a: { deep: 1 }, b: 1 };
  expect(applyDelta(before, { b: { '=': 2 } }).a).toBe(before.a);
});
