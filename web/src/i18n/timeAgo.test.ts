// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { i18n } from './i18n.svelte';
import { timeAgo } from './timeAgo';

const NOW = Date.UTC(2026, 0, 10, 12);
const MINUTE = 60_000;

beforeAll(() => i18n.load());

test.each([
  [0, 'just now'],
  [-MINUTE, 'just now'],
  [29_000, 'just now'],
  [5 * MINUTE, '5 minutes ago'],
  [120 * MINUTE, '2 hours ago'],
  [1440 * MINUTE, 'yesterday'],
])('%i ms ago is "%s"', (age, words) => {
  expect(timeAgo(NOW - age, NOW)).toBe(words);
});
