import { expect, test } from 'vitest';
import type { Message } from '../../net/types';
import { moments } from './eventPlaces';
import type { DiscoveryView } from './view';

const event = (name: string, args: object = {}): Message => ({ is: 'text', id: `discovery-event-${name}`, args }) as Message;
const earns = (seat: number, points: number): Message => event('earns', { seat: { is: 'person', seat }, points });
const table = (first_scoring: string, actor: string, seats: [number, number][]): DiscoveryView =>
  ({ first_scoring, first_turns: 0, actor, seats: seats.map(([points, to_come]) => ({ points, to_come })) }) as unknown as DiscoveryView;

test('numbers of a scoring are valid until it has been told, and points grow player by player', () => {
  const before = table('turned_up', 'P1', [[1, 9], [0, 7]]);
  const after = table('scored', 'P2', [[5, 5], [3, 4]]);
  const shown = moments(before, after, [event('accepts'), event('first-scoring'), earns(0, 4), earns(1, 3)], true);
  expect(shown.map(({ from, view }) => [from, view.first_scoring, view.actor, view.seats.map(({ points, to_come }) => [points, to_come])])).toEqual([
    [0, 'turned_up', 'P1', [[1, 9], [0, 7]]],
    [3, 'turned_up', 'P1', [[5, 5], [0, 7]]],
  ]);
  expect(moments(before, after, [event('accepts')], false)).toEqual([]);
});

test('in the last scoring, what the last ship changed counts, and ships at home are added', () => {
  const worth = (count: number) => ({ mission_score: { count } }) as object;
  const [before, after] = [table('scored', 'P2', [[10, 9], [8, 4]]), table('scored', 'P2', [[15, 0], [16, 0]])];
  Object.assign(before.seats[0]!, worth(4));
  Object.assign(after.seats[0]!, worth(3));
  Object.assign(after.seats[1]!, worth(2)); // a secret until the end
  const home = event('at-home', { seat: { is: 'person', seat: 0 }, points: 1 });
  const shown = moments(before, after, [event('last-scoring'), earns(0, 4), home, earns(1, 8)], true);
  expect(shown.map(({ view }) => view.seats.map(({ points, to_come }) => [points, to_come]))).toEqual([
    [[10, 4], [8, 8]],
    [[14, 0], [8, 8]],
    [[15, 0], [8, 8]],
  ]);
  expect(shown.map(({ view }) => view.seats.map(({ mission_score }) => mission_score))).toEqual(Array(3).fill([{ count: 3 }, undefined]));
});
