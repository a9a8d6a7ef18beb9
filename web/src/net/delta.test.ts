import { expect, test } from 'vitest';
import { patched } from './delta';

test('nothing changed', () => expect(patched({ a: 1 }, null)).toEqual({ a: 1 }));
test('something is new as a whole', () => expect(patched([1, 2], { '=': [3] })).toEqual([3]));
test('a part of an object', () => expect(patched({ a: 1, b: 2 }, { b: { '=': 3 } })).toEqual({ a: 1, b: 3 }));
test('a place of a row', () => expect(patched([{ n: 1 }, { n: 2 }], { 1: { n: { '=': 5 } } })).toEqual([{ n: 1 }, { n: 5 }]));
test('a part that vanished, and one that came', () =>
  expect(patched({ a: 1, b: 2 }, { a: { '-': true }, c: { '=': 9 } })).toEqual({ b: 2, c: 9 }));
test('what did not change stays the same object', () => {
  const before = { a: { deep: 1 }, b: 1 };
  expect(patched(before, { b: { '=': 2 } }).a).toBe(before.a);
});
