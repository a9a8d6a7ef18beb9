import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../net/api';
import type { Hint, Offer, Seen } from '../net/types';
import { Advice } from './advice.svelte';
import { Session } from './session.svelte';

const text = { is: 'text', id: 'web-agree' } as const;
const offer = (action: number): Offer => ({ action, say: `o${action}`, group: text, label: text, sentence: text });
const option = (action: number) => ({ action, sentence: text, expected: 0.6, share: 0.5 });
const hint: Hint = { seat: 0, move: 4, iterations: 100, options: [option(7), option(9)] };

function sessionWith(change: Partial<Seen> = {}): Session {
  const session = new Session('t');
  const seat = { kind: 'person', name: 'Ada', player: 'p', level: '', stand_in: '', out: false } as const;
  session.live.scene = { stage: 'running', actor: 0, you: 0, move: 4, rated: false, seats: [seat], offers: [offer(7)], ...change } as unknown as Seen;
  return session;
}

afterEach(() => void vi.restoreAllMocks());

test('it is asked for what I have put together so far', async () => {
  const ask = vi.spyOn(api, 'hint').mockResolvedValue(hint);
  const session = sessionWith();
  session.picks = [offer(3), offer(17)];
  const advice = new Advice(session);
  const asking = advice.ask();
  expect(advice.isThinking).toBe(true);
  await asking;
  expect(ask).toHaveBeenCalledWith('t', 0, [3, 17]);
  expect(advice.hint).toEqual(hint);
  expect(advice.isThinking).toBe(false);
});

test('an answer that comes after the panel was closed is not shown', async () => {
  vi.spyOn(api, 'hint').mockResolvedValue(hint);
  const advice = new Advice(sessionWith());
  const asking = advice.ask();
  advice.close();
  await asking;
  expect(advice.isOpen).toBe(false);
});

test.each([
  ['in rated games', { rated: true }],
  ['while others decide', { actor: 1 }],
  ['to those who watch', { you: null }],
  ['after the end', { stage: 'over' as const }],
])('there are none %s', async (_, change) => {
  const ask = vi.spyOn(api, 'hint').mockResolvedValue(hint);
  const advice = new Advice(sessionWith(change));
  await advice.ask();
  expect(advice.isPossible).toBe(false);
  expect(ask).not.toHaveBeenCalled();
});

test('there are none while a lesson leads', () => {
  const session = sessionWith();
  const advice = new Advice(session);
  session.only = () => true;
  expect(advice.isPossible).toBe(false);
  session.only = null;
  expect(advice.isPossible).toBe(true);
});

test('what is offered is picked, and what is not offered is not', async () => {
  vi.spyOn(api, 'hint').mockResolvedValue(hint);
  const session = sessionWith();
  const pick = vi.spyOn(session, 'pick').mockResolvedValue();
  const advice = new Advice(session);
  await advice.ask();
  advice.take(hint.options[1]!);
  expect(pick).not.toHaveBeenCalled();
  expect(advice.isOpen).toBe(true);
  advice.take(hint.options[0]!);
  expect(pick).toHaveBeenCalledWith(session.offers[0]);
  expect(advice.isOpen).toBe(false);
});

test('its moment is another one as soon as something is decided or chosen', () => {
  const session = sessionWith();
  const advice = new Advice(session);
  const moments = [advice.moment];
  session.picks = [offer(7)];
  moments.push(advice.moment);
  session.live.scene = { ...session.scene!, move: 5 };
  moments.push(advice.moment);
  expect(new Set(moments).size).toBe(3);
});
