import { expect, test } from 'vitest';
import { roundPath } from '../../scripts/roundPath.mjs';

test('points are rounded where they are, so that errors do not add up', () => {
  expect(roundPath('M10.4 10.4h.4h.4h.4')).toBe('m10 10h1 0 1');
  expect(roundPath('M0 0l1.4 0 1.4 0 1.4 0 1.4 0 1.4 0z')).toBe('m0 0l1 0 2 0 1 0 2 0 1 0z');
});

test('absolute commands, flags without spaces and subpaths keep their meaning', () => {
  expect(roundPath('M20 20H30.2V9.8A5.25 5.25 0 0110 10zm2 2l-3.3.2')).toBe('m20 20h10v-10a5.3 5.3 0 0 1-20 0zm2 2l-3 0');
  expect(roundPath('M1 1 5 5')).toBe('m1 1l4 4');
});
