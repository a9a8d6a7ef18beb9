// @vitest-environment happy-dom
/** What this device adds to shuffles. */
import { beforeEach, expect, test, vi } from 'vitest';
import { newShare, ownShare, startWithShare } from './shuffleShares';

beforeEach(() => localStorage.setItem('emporion-shares', '[]'));

test('a share is random, and kept with the commitment that was known', () => {
  const share = newShare('one', 'c0ffee');
  expect(share).toMatch(/^[0-9a-f]{64}$/);
  expect(newShare('two', 'c0ffee')).not.toBe(share);
  expect(ownShare('one')).toEqual({ table: 'one', commitment: 'c0ffee', share });
});

test('a share without a commitment proves nothing, and is not kept', () => {
  newShare('old', '');
  expect(ownShare('old')).toBeUndefined();
});

test('the latest shares are kept, one for each table', () => {
  for (let number = 0; number < 60; number += 1) newShare(`table ${number}`, 'c0ffee');
  const again = newShare('table 20', 'c0ffee');
  expect(ownShare('table 9')).toBeUndefined();
  expect(ownShare('table 59')).toBeDefined();
  expect(ownShare('table 20')!.share).toBe(again);
});

test('the share that starts a game is the one that is kept', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('null'));
  await startWithShare('mine', 'c0ffee');
  expect(JSON.parse(String(sent.mock.calls[0]![1]!.body))).toEqual({ share: ownShare('mine')!.share });
  sent.mockRestore();
});
