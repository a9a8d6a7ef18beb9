import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../net/api';
import type { Drafted, Hint, HintMove, Offer, Seen } from '../net/types';
import { Hints } from './hints.svelte';
import { Session } from './session.svelte';

const text = { is: 'text', id: 'web-agree' } as const;
const offer = (action: number): Offer => ({ action, say: `o${action}`, group: text, label: text, sentence: text });
const move = (...actions: number[]): HintMove => ({ actions, sentence: text, facts: [], expected: 0.6, share: 0.5 });
const hint: Hint = { seat: 0, move: 4, verdict: 'equal', iterations: 100, moves: [move(7, 3, 17), move(9)] };

function sessionWith(change: Partial<Seen> = {}): Session {
  const session = new Session('t');
  const seat = { kind: 'person', name: 'Ada', player: 'p', level: '', stand_in: '', out: false } as const;
  session.connection.scene = { stage: 'running', actor: 0, you: 0, move: 4, hints: 'alone', seats: [seat], offers: [offer(7)], ...change } as unknown as Seen;
  return session;
}

afterEach(() => void vi.restoreAllMocks());

test('the request contains the picks so far', async () => {
  const ask = vi.spyOn(api, 'hint').mockResolvedValue(hint);
  const session = sessionWith();
  session.picks = [offer(3), offer(17)];
  const hints = new Hints(session);
  const asking = hints.request();
  expect(hints.isThinking).toBe(true);
  await asking;
  expect(ask).toHaveBeenCalledWith('t', 0, [3, 17]);
  expect(hints.hint).toEqual(hint);
  expect(hints.isThinking).toBe(false);
});

test('an answer that arrives after closing is ignored', async () => {
  vi.spyOn(api, 'hint').mockResolvedValue(hint);
  const hints = new Hints(sessionWith());
  const asking = hints.request();
  hints.close();
  await asking;
  expect(hints.isOpen).toBe(false);
});

test.each([
  ['where the table has none', { hints: 'off' as const }],
  ['while others decide', { actor: 1 }],
  ['to spectators', { you: null }],
  ['after the end', { stage: 'over' as const }],
])('no hints %s', async (_, change) => {
  const ask = vi.spyOn(api, 'hint').mockResolvedValue(hint);
  const hints = new Hints(sessionWith(change));
  await hints.request();
  expect(hints.isPossible).toBe(false);
  expect(ask).not.toHaveBeenCalled();
});

test('no hints where there is no choice', () => {
  expect(new Hints(sessionWith({ answers_itself: true })).isPossible).toBe(false);
});

test('no hints during a lesson', () => {
  const session = sessionWith();
  const hints = new Hints(session);
  session.only = () => true;
  expect(hints.isPossible).toBe(false);
  session.only = null;
  expect(hints.isPossible).toBe(true);
});

test('a whole move is selected step by step; steps that are not offered follow by themselves', async () => {
  vi.spyOn(api, 'hint').mockResolvedValue(hint);
  const session = sessionWith();
  const select = vi.spyOn(session, 'select').mockImplementation(async (picked) => {
    session.picks = [...session.picks, picked];
    return (session.drafted = { offers: [offer(17)], whole: session.picks.length > 1 } as unknown as Drafted);
  });
  const commit = vi.spyOn(session, 'commit');
  const hints = new Hints(session);
  await hints.request();
  expect(hints.canSelect(hint.moves[1]!)).toBe(false);
  await hints.select(hint.moves[0]!);
  expect(select.mock.calls.map(([picked]) => picked.action)).toEqual([7, 17]);
  expect(commit, 'the player confirms it').not.toHaveBeenCalled();
  expect(hints.isOpen).toBe(false);
});

test('an action that followed by itself does not answer a later question that offers it, too', async () => {
  const [buy, card, done, away] = [1, 2, 3, 4];
  const session = sessionWith({ offers: [offer(buy)] });
  const select = vi.spyOn(session, 'select').mockImplementation(async (picked) => {
    const paid = picked.action === buy ? [offer(card), offer(done)].map((each) => ({ ...each, isForced: true })) : [];
    session.picks = [...session.picks, picked, ...paid];
    return (session.drafted = { offers: [offer(away), offer(done)], whole: session.picks.filter(({ action }) => action === away).length > 1 } as unknown as Drafted);
  });
  await new Hints(session).select(move(buy, card, done, away, away));
  expect(select.mock.calls.map(([picked]) => picked.action)).toEqual([buy, away, away]);
});

test('a hint whose pick is refused is not picked again', async () => {
  const session = sessionWith();
  const select = vi.spyOn(session, 'select').mockResolvedValue(null);
  await new Hints(session).select(hint.moves[0]!);
  expect(select).toHaveBeenCalledOnce();
});

test('the moves of a hint are those that begin with what was picked', async () => {
  vi.spyOn(api, 'hint').mockResolvedValue(hint);
  const session = sessionWith();
  const hints = new Hints(session);
  await hints.request();
  expect(hints.moves).toEqual(hint.moves);
  session.picks = [offer(17)];
  expect(hints.moves).toEqual([hint.moves[0]]);
  session.picks = [offer(17), offer(17)];
  expect(hints.moves).toEqual([]);
});

test('the situation changes with every move, not with picks', () => {
  const session = sessionWith();
  const hints = new Hints(session);
  const before = hints.situation;
  session.picks = [offer(7)];
  expect(hints.situation).toBe(before);
  session.connection.scene = { ...session.scene!, move: 5 };
  expect(hints.situation).not.toBe(before);
});
