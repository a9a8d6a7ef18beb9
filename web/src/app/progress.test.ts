import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.setItem('emporion-progress', '{}');
  vi.resetModules();
});

const load = async () => (await import('./progress.svelte')).progress;

test('what was learned is kept on the device, once', async () => {
  const progress = await load();
  expect(progress.solved('sample')).toBe(0);
  progress.solve('sample', 'first');
  progress.solve('sample', 'first');
  progress.finishLesson('sample');
  vi.resetModules();
  const again = await load();
  expect(again.solved('sample')).toBe(1);
  expect(again.hasSolved('sample', 'first')).toBe(true);
  expect(again.hasSolved('other', 'first')).toBe(false);
  expect(again.hasFinished('sample')).toBe(true);
  expect(again.hasFinished('sample-2')).toBe(false);
});

test('any lesson or position of a game is a beginning', async () => {
  const progress = await load();
  expect(progress.hasBegun('sample')).toBe(false);
  progress.finishLesson('sample-2');
  progress.solve('other', 'first');
  expect(['sample', 'other', 'sam', 'third'].map((game) => progress.hasBegun(game))).toEqual([true, true, false, false]);
});

test('what cannot be read counts as nothing', async () => {
  localStorage.setItem('emporion-progress', '{');
  expect((await load()).solved('sample')).toBe(0);
});

test('what was learned elsewhere is added', async () => {
  const progress = await load();
  progress.solve('sample', 'first');
  const changes = vi.fn();
  progress.onchange = changes;
  progress.add({ lessons: ['sample'], solved: { sample: ['first', 'second'], other: ['third'] } });
  expect(changes).not.toHaveBeenCalled();
  expect([progress.solved('sample'), progress.solved('other'), progress.hasFinished('sample')]).toEqual([2, 1, true]);
  progress.solve('other', 'fourth');
  expect(changes).toHaveBeenCalledExactlyOnceWith({ solved: { other: ['fourth'] } });
  progress.forget();
  expect(progress.solved('other')).toBe(0);
});
