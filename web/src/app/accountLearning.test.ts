import { beforeEach, expect, test, vi } from 'vitest';
import type { Learned } from '../net/types';

const learn = vi.fn<(learned: Learned) => Promise<Learned>>();
vi.mock('../net/api', () => ({ api: { learn: (learned: Learned) => learn(learned) } }));

beforeEach(() => {
  for (const key of ['emporion-progress', 'emporion-bot-level']) localStorage.setItem(key, '{}');
  learn.mockReset();
  vi.resetModules();
});

async function load() {
  const [{ setAccount }, { botLevel }, { progress }] = await Promise.all([import('./accountLearning'), import('./botLevel.svelte'), import('./progress.svelte')]);
  return { setAccount, botLevel, progress };
}

test('an account adds the progress of this device, and has the last word about levels', async () => {
  const { setAccount, botLevel, progress } = await load();
  progress.finishLesson('sample');
  botLevel.setSkill('first');
  expect(learn).not.toHaveBeenCalled();
  learn.mockResolvedValue({ lessons: ['sample', 'other'], skill: 'strong', levels: { sample: 'trader' } });
  setAccount('a');
  await vi.waitFor(() => expect(progress.hasFinished('other')).toBe(true));
  expect(learn.mock.calls).toEqual([[{ lessons: ['sample'], solved: {} }]]);
  expect([botLevel.of('sample'), botLevel.of('other')]).toEqual(['trader', 'magnate']);
  botLevel.set('other', 'merchant');
  expect(learn).toHaveBeenLastCalledWith({ levels: { other: 'merchant' } });
});

test('an account without an answer gets that of this device; it leaves with the account', async () => {
  const { setAccount, botLevel, progress } = await load();
  botLevel.setSkill('casual');
  learn.mockResolvedValue({});
  setAccount('a');
  await vi.waitFor(() => expect(learn).toHaveBeenLastCalledWith({ skill: 'casual', levels: {} }));
  progress.finishLesson('sample');
  setAccount(null);
  expect([progress.hasFinished('sample'), botLevel.of('sample')]).toEqual([false, null]);
  progress.finishLesson('sample');
  expect(learn).toHaveBeenCalledTimes(3);
});

test('without a connection, everything stays on this device', async () => {
  const { setAccount, progress } = await load();
  progress.finishLesson('sample');
  learn.mockRejectedValue(new Error('offline'));
  setAccount('a');
  await vi.waitFor(() => expect(learn).toHaveBeenCalled());
  expect(progress.hasFinished('sample')).toBe(true);
});
