import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogLine } from '../net/types';
import { EventSequence } from './eventSequence.svelte';

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

test('skipping shows all lines, which then close on their own', () => {
  const eventSequence = new EventSequence(() => new Set(['sold', 'paid', 'kept']), () => null);
  eventSequence.begin(line);
  expect(eventSequence.shown).toBe(1);
  eventSequence.skip();
  expect([eventSequence.shown, eventSequence.isOn]).toEqual([3, true]);
  vi.advanceTimersByTime(2300);
  expect(eventSequence.isOn).toBe(false);
});

test('skipping twice ends the sequence', () => {
  const eventSequence = new EventSequence(() => new Set(['sold', 'paid', 'kept']), () => null);
  eventSequence.begin(line);
  eventSequence.skip();
  eventSequence.skip();
  expect(eventSequence.isOn).toBe(false);
});
