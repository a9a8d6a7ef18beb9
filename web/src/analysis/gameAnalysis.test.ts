import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../net/api';
import { RequestError } from '../net/requestError';
import type { Analysis } from '../net/types';
import { GameAnalysis } from './gameAnalysis.svelte';

const part = (analysed: number): Analysis => ({ last: 40, analysed, whole: analysed === 40, points: [] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('polls until the analysis is complete', async () => {
  const ask = vi.spyOn(api, 'analysis').mockResolvedValueOnce(part(10)).mockResolvedValueOnce(part(30)).mockResolvedValue(part(40));
  const analysis = new GameAnalysis('t', 0, 40, [1, 2]);
  await analysis.ask();
  expect(analysis.progress).toBe(0.25);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(analysis.isWhole).toBe(true);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('moves before a branch do not count as progress', async () => {
  vi.spyOn(api, 'analysis').mockResolvedValue(part(30));
  const analysis = new GameAnalysis('t', 20, 40, [1, 2]);
  expect(analysis.progress).toBe(0);
  await analysis.ask();
  expect(analysis.progress).toBe(0.5);
  analysis.close();
});

test('stops polling when closed', async () => {
  const ask = vi.spyOn(api, 'analysis').mockResolvedValue(part(10));
  const analysis = new GameAnalysis('t', 0, 40, null);
  await analysis.ask();
  analysis.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledOnce();
});

test('stops on refusals, but keeps polling through connection errors', async () => {
  const text = { is: 'text', id: 'web-unreachable' } as const;
  const ask = vi.spyOn(api, 'analysis').mockRejectedValueOnce(new RequestError(text, 0)).mockRejectedValue(new RequestError(text, 409));
  const analysis = new GameAnalysis('t', 0, 40, null);
  await analysis.ask();
  expect(analysis.problem).toEqual(text);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(2);
});
