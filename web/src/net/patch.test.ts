import { expect, test } from 'vitest';
import { applyPatch } from './patch';

test('no change', () => expect(applyPatch({ a: 1 }, [])).toEqual({ a: 1 }));
test('everything replaced', () => expect(applyPatch([1, 2] as number[], [{ op: 'replace', path: '', value: [3] }])).toEqual([3]));
test('a changed key', () => expect(applyPatch({ a: 1, b: 2 }, [{ op: 'replace', path: '/b', value: 3 }])).toEqual({ a: 1, b: 3 }));
test('a changed element', () => expect(applyPatch([{ n: 1 }, { n: 2 }], [{ op: 'replace', path: '/1/n', value: 5 }])).toEqual([{ n: 1 }, { n: 5 }]));
test('a removed key and an added one', () =>
  expect(
    applyPatch<object>({ a: 1, b: 2 }, [
      { op: 'remove', path: '/a' },
      { op: 'add', path: '/c', value: 9 }
    ])
  ).toEqual({ b: 2, c: 9 }));
test('a key with special characters', () => expect(applyPatch({ 'a/b~': 1 }, [{ op: 'replace', path: '/a~1b~0', value: 2 }])).toEqual({ 'a/b~': 2 }));
test('unchanged parts keep their identity, and nothing that was there before changes', () => {
  const before = { a: { deep: 1 }, b: { deep: [1, 2] } };
  const after = applyPatch(before, [
    { op: 'replace', path: '/b/deep/0', value: 3 },
    { op: 'replace', path: '/b/deep/1', value: 4 }
  ]);
  expect(after.a).toBe(before.a);
  expect(after.b.deep).toEqual([3, 4]);
  expect(before.b.deep).toEqual([1, 2]);
});
