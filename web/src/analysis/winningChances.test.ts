import { expect, test } from 'vitest';
import type { AnalysisPoint } from '../net/types';
import { chancePointsOf, decisionAt, moveAt, chancesAt, finalChances, turningPoints } from './winningChances';

const point = (move: number, expected: number[], more: Partial<AnalysisPoint> = {}): AnalysisPoint => ({
  move, seat: 0, expected, played: { is: 'text', id: 'x' }, best: null, cost: 0, is_turning_point: false, ...more,
});

test('a decision is evaluated before it is made; the last point is the result', () => {
  const chancePoints = chancePointsOf([point(3, [0.4, 0.6]), point(1, [0.5, 0.5])], 3, [2, 1]);
  expect(chancePoints).toEqual([{ move: 0, chances: [0.5, 0.5] }, { move: 2, chances: [0.4, 0.6] }, { move: 3, chances: [0, 1] }]);
});

test('players who know different things do not make the line jump', () => {
  const points = [point(1, [0.6, 0.4]), point(2, [0.2, 0.8], { seat: 1 }), point(3, [0.6, 0.4]), point(4, [0.4, 0.6], { seat: 1 })];
  const lines = chancePointsOf(points, 9, null).map(({ chances }) => chances.map((chance) => Math.round(chance * 100)));
  expect(lines).toEqual([[40, 60], [40, 60], [40, 60], [50, 50]]);
});

test('the first player is not ahead because the first evaluation is theirs', () => {
  const points = [point(1, [0.5, 0.3, 0.2]), point(2, [0.2, 0.5, 0.3], { seat: 1 }), point(4, [0.3, 0.2, 0.5], { seat: 2 })];
  const [begin] = chancePointsOf(points, 9, null);
  expect(begin!.move).toBe(0);
  for (const chance of begin!.chances) expect(chance).toBeCloseTo(1 / 3);
});

test('without an analysed last move there is no final point', () => {
  expect(chancePointsOf([point(1, [0.5, 0.5])], 3, [2, 1])).toHaveLength(1);
});

test('winners of a tie split the chances', () => {
  expect(finalChances([1, 3, 1])).toEqual([0.5, 0, 0.5]);
});

test('between two evaluations the earlier one holds', () => {
  const chancePoints = chancePointsOf([point(2, [0.3, 0.7]), point(5, [0.8, 0.2])], 9, null);
  expect(chancesAt(chancePoints, 0)).toEqual([0.3, 0.7]);
  expect(chancesAt(chancePoints, 3)).toEqual([0.3, 0.7]);
  expect(chancesAt(chancePoints, 8)).toEqual([0.8, 0.2]);
  expect(chancesAt([], 8)).toBeNull();
});

test('finds the decision that is made after a move', () => {
  const points = [point(2, [1, 0]), point(4, [1, 0], { is_turning_point: true })];
  expect(decisionAt(points, 3)).toBe(points[1]);
  expect(decisionAt(points, 4)).toBeNull();
  expect(turningPoints(points)).toEqual([points[1]]);
});

test('a click on the chart selects a move, or a turning point close by', () => {
  const turns = [point(50, [1, 0]), point(53, [1, 0])];
  expect(moveAt(200, 1000, 0, 100, turns)).toBe(20);
  expect(moveAt(498, 1000, 0, 100, turns)).toBe(49);
  expect(moveAt(514, 1000, 0, 100, turns)).toBe(52);
  expect(moveAt(-40, 1000, 0, 100, turns)).toBe(0);
  expect(moveAt(2000, 1000, 0, 100, turns)).toBe(100);
});

test('a branched game starts at the left edge of the chart', () => {
  expect(moveAt(0, 1000, 40, 60, [])).toBe(40);
  expect(moveAt(500, 1000, 40, 60, [])).toBe(50);
  expect(moveAt(-40, 1000, 40, 60, [])).toBe(40);
  expect(moveAt(508, 1000, 40, 60, [point(51, [1, 0])])).toBe(50);
});
