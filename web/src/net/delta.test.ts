import { expect, test } from 'vitest';
import { applyDelta } from './delta';

test('no change', () => expect(applyDelta({ a: 1 }, null)).toEqual({ a: 1 }));
test('a replaced value', () => expect(applyDelta([1, 2], { '=': [3] })).toEqual([3]));
test('a changed key', () => expect(applyDelta({ a: 1, b: 2 }, { b: { '=': 3 } })).toEqual({ a: 1, b: 3 }));
test('a changed element', () => expect(applyDelta([{ n: 1 }, { n: 2 }], { 1: { n: { '=': 5 } } })).toEqual([{ n: 1 }, { n: 5 }]));
test('a removed key and an added one', () =>
  expect(applyDelta({ a: 1, b: 2 }, { a: { '-': true }, c: { '=': 9 } })).toEqual({ b: 2, c: 9 }));
test('unchanged parts keep their identity', () => {
  const before = { a: { deep: 1 }, b: 1 };
  expect(applyDelta(before, { b: { '=': 2 } }).a).toBe(before.a);
});
