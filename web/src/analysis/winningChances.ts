/** Winning chances over the course of a finished game, from the analysis. */
import type { AnalysisPoint } from '../net/types';

/** Each seat's winning chances after a number of moves. */
export interface ChancePoint {
  move: number;
  chances: number[];
}

/** In order of moves. Each decision is evaluated before it is made; the result adds the last point. A decision is evaluated from what its player knew,
 * and the search thinks well of the player whose turn it is, so the chances are the mean of each player's latest evaluation: else the line would jump with
 * every player. Before a player's first decision that one stands in: else the game would begin with the first player ahead. */
export function chancePointsOf(points: AnalysisPoint[], last: number, places: number[] | null): ChancePoint[] {
  const inOrder = points.toSorted((one, other) => one.move - other.move);
  const latest = new Map(inOrder.toReversed().map(({ seat, expected }) => [seat, expected]));
  const chancePoints = inOrder.map(({ move, seat, expected }) => {
    latest.set(seat, expected);
    return { move: move - 1, chances: expected.map((_, each) => mean([...latest.values()].map((chances) => chances[each]!))) };
  });
  const isKnownToTheEnd = points.some((point) => point.move === last);
  return places && isKnownToTheEnd ? [...chancePoints, { move: last, chances: finalChances(places) }] : chancePoints;
}

const mean = (numbers: number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** The result as chances: winners of a tie split them. */
export function finalChances(places: number[]): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}

/** The chances after a move, as far as they are known. */
export function chancesAt(chancePoints: ChancePoint[], move: number): number[] | null {
  return (chancePoints.findLast((point) => point.move <= move) ?? chancePoints[0])?.chances ?? null;
}

/** The move after which a decision is made: the alternatives to it are on the table there. */
export const positionOf = (point: AnalysisPoint): number => point.move - 1;

/** The decision that is made in the position after a move. */
export function decisionAt(points: AnalysisPoint[], move: number): AnalysisPoint | null {
  return points.find((point) => positionOf(point) === move) ?? null;
}

export const turningPoints = (points: AnalysisPoint[]): AnalysisPoint[] =>
  points.filter((point) => point.is_turning_point).toSorted((one, other) => one.move - other.move);

/** A move's position between the first and the last, from 0 to 1. */
export const progressOf = (move: number, first: number, last: number): number => (move - first) / Math.max(1, last - first);

/** The move at an x coordinate of the chart; turning points within `reach` attract the pointer. */
export function moveAt(x: number, width: number, first: number, last: number, turns: AnalysisPoint[], reach = 10): number {
  const placeOf = (move: number): number => progressOf(move, first, last) * width;
  const near = turns.map(positionOf).filter((move) => Math.abs(placeOf(move) - x) <= reach);
  if (near.length) return near.reduce((one, other) => (Math.abs(placeOf(other) - x) < Math.abs(placeOf(one) - x) ? other : one));
  return Math.max(first, Math.min(last, first + Math.round((x / width) * (last - first))));
}
