/** The chancePoints of a finished game as the bot judged it: what everybody could expect, from the deal to the end. */
import type { AnalysisPoint } from '../net/types';

/** What each seat could expect of the victory when so many moves were made. */
export interface ChancePoint {
  move: number;
  chances: number[];
}

/** Stations in order. A decision is judged before it is made; at the end there is nothing left to expect. */
export function chancePointsOf(points: AnalysisPoint[], last: number, places: number[] | null): ChancePoint[] {
  const chancePoints = points.map(({ move, expected }) => ({ move: move - 1, chances: expected })).toSorted((one, other) => one.move - other.move);
  const isKnownToTheEnd = points.some((point) => point.move === last);
  return places && isKnownToTheEnd ? [...chancePoints, { move: last, chances: finalChances(places) }] : chancePoints;
}

/** Those who share the first place share the victory. */
export function finalChances(places: number[]): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}

/** What could be expected after a move, as far as it is known. */
export function chancesAt(chancePoints: ChancePoint[], move: number): number[] | null {
  return (chancePoints.findLast((point) => point.move <= move) ?? chancePoints[0])?.chances ?? null;
}

/** The decision by which the game came to where it is after a move. */
export function decisionAt(points: AnalysisPoint[], move: number): AnalysisPoint | null {
  return points.find((point) => point.move === move) ?? null;
}

export const turningPoints = (points: AnalysisPoint[]): AnalysisPoint[] =>
  points.filter((point) => point.is_turning_point).toSorted((one, other) => one.move - other.move);

/** Where a move is between the first one and the last one: from 0 to 1. */
export const progressOf = (move: number, first: number, last: number): number => (move - first) / Math.max(1, last - first);

/** The move that is meant by a place on the curve: a turning point, if there is one at hand. */
export function moveAt(x: number, width: number, first: number, last: number, turns: AnalysisPoint[], reach = 10): number {
  const placeOf = (move: number): number => progressOf(move, first, last) * width;
  const near = turns.filter((turn) => Math.abs(placeOf(turn.move) - x) <= reach);
  if (near.length) return near.reduce((one, other) => (Math.abs(placeOf(other.move) - x) < Math.abs(placeOf(one.move) - x) ? other : one)).move;
  return Math.max(first, Math.min(last, first + Math.round((x / width) * (last - first))));
}
