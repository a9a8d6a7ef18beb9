import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogLine } from '../net/types';
import { Spectacle } from './spectacle.svelte';

const text = (id: string) => ({ is: 'text', id }) as const;
const line = { texts: [text('sold'), text('paid'), text('kept')] } as unknown as LogLine;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is skipped is shown at once, and ends by itself', () => {
  const spectacle = new Spectacle(() => new Set(['sold', 'paid', 'kept']), () => null);
  spectacle.begin(line);
  expect(spectacle.shown).toBe(1);
  spectacle.skip();
  expect([spectacle.shown, spectacle.isOn]).toEqual([3, true]);
  vi.advanceTimersByTime(2300);
  expect(spectacle.isOn).toBe(false);
});

test('who skips twice does not wait', () => {
  const spectacle = new Spectacle(() => new Set(['sold', 'paid', 'kept']), () => null);
  spectacle.begin(line);
  spectacle.skip();
  spectacle.skip();
  expect(spectacle.isOn).toBe(false);
});
