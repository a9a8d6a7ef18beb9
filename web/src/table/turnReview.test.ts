import { expect, test } from 'vitest';
import type { LogLine } from '../net/types';
import { endOfTurn } from './turnReview.svelte';

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
