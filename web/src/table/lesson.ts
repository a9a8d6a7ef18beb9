/** Where a lesson stands: which of its steps is said now, and what the learner may pick. */
import type { Lesson, LessonStep, Offer } from '../net/types';

/** The steps that are said after so many moves. */
export const stepsAt = (lesson: Lesson, move: number): LessonStep[] => lesson.steps.filter((step) => step.move === move);

/** How far a step is, among all: from 1. */
export function placeOf(lesson: Lesson, step: LessonStep): { number: number; count: number } {
  return { number: lesson.steps.indexOf(step) + 1, count: lesson.steps.length };
}

/** What of a move is still to be picked: each of its decisions as often as it is part of it. */
export function missing(actions: readonly number[], picked: readonly number[]): number[] {
  const rest = [...actions];
  for (const action of picked) {
    const place = rest.indexOf(action);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}

/** Whether the lesson wants an offer to be picked now; nothing, while it only tells something. */
export function wants(step: LessonStep, picks: readonly Offer[], offer: Offer): boolean {
  return step.actions !== null && missing(step.actions, picks.map((pick) => pick.action)).includes(offer.action);
}

/** What a point of a step is about: a zone of the table, or a card in it (`market:R5`). */
export function selectorOf(point: string): string {
  const [zone, card] = point.split(':') as [string, string?];
  return `[data-zone="${zone}"]${card ? `[data-card="${card}"]` : ''}`;
}
