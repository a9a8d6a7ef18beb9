import { expect, test, vi } from 'vitest';
import type { LogLine } from '../net/types';
import type { Seen } from '../net/types';
import type { Beat, Script } from './playback.svelte';
import { Session } from './session.svelte';
import { endOfTurn, scenesOf, TurnReview } from './turnReview.svelte';

const line = (move: number, seat: number, ...turns: number[]): LogLine => ({
  version: move,
  at: 0,
  kind: 'moved',
  seat,
  move,
  texts: turns.map((next) => ({ is: 'text', id: 'turn', args: { turn: move, seat: { is: 'person', seat: next } } })),
  heads: turns.map((_, index) => index),
});

test('a turn ends with the move that begins the next one, not with an answer in the turn of another', () => {
  const [start, end, question, answer, mine] = [line(0, 1, 0), line(1, 0, 1), line(2, 1), line(3, 0), line(4, 1, 0)];
  expect(endOfTurn([start], 0)).toBeUndefined();
  expect(endOfTurn([start, end, question, answer], 0)).toBe(1);
  expect(endOfTurn([start, end, question, answer, mine], 0)).toBe(1);
  expect(endOfTurn([start, end, question, answer, mine], 1)).toBe(4);
});

const table = (name: string): Seen => ({ id: name }) as unknown as Seen;
const beats = (...told: number[]): Beat[] => told.map((told) => ({ told }) as Beat);
const tablesOf = (script: Script, tables: string[], stages: number[]): string[] => scenesOf(script, tables.map(table), stages.map((told) => ({ told }))).map(({ scene }) => scene.id);

test('an event is shown with the table at that moment, not with the one after the move', () => {
  const script: Script = { beats: beats(1, 2, 3, 5), moments: [], resultAt: 0, turnAt: 4 };
  expect(tablesOf(script, ['before', 'bought', 'after'], [2])).toEqual(['before', 'bought', 'bought', 'after']);
  expect(tablesOf(script, ['before', 'after'], [])).toEqual(['before', 'before', 'before', 'after']);
  expect(tablesOf(script, ['before', 'silent', 'bought', 'after'], [0, 1])).toEqual(['bought', 'bought', 'bought', 'after']);
});

test('what is scored lies on the table until that has been told', () => {
  const script: Script = { beats: beats(1, 2, 3, 4), moments: [{ at: 0, scene: table('sailing'), events: [] }, { at: 2, scene: table('scoring'), events: [] }], resultAt: 3, turnAt: 4 };
  expect(tablesOf(script, ['before', 'bought', 'after'], [1])).toEqual(['bought', 'sailing', 'scoring', 'after']);
});

test('an event of a turn is shown in it, also with the table after the move', () => {
  const inTurn = (turn: number): Seen => ({ view: { turn } }) as unknown as Seen;
  const steps = scenesOf({ beats: beats(1, 2, 4), moments: [], resultAt: 0, turnAt: 2 }, [inTurn(1), inTurn(2)], []);
  expect(steps.map(({ scene }) => scene.view?.turn)).toEqual([1, 1, 2]);
});

test('a review that is closed plays no further', () => {
  vi.useFakeTimers();
  const review = new TurnReview(new Session('T'), () => null);
  review.steps = [1, 2].map((told) => ({ scene: table('before'), beat: { told, length: 1000 } as Beat }));
  review.toggle();
  expect([review.isPlaying, vi.getTimerCount()]).toEqual([true, 1]);
  review.close();
  expect([review.isPlaying, review.isOpen, vi.getTimerCount()]).toEqual([false, false, 0]);
  vi.useRealTimers();
});
