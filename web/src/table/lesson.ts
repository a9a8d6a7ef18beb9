/** Where a lesson stands: which of its steps is said now, and what the learner may pick. */
import { multisetDifference } from '../multiset';
import type { Lesson, LessonStep, Offer } from '../net/types';

/** The steps that are said after so many moves. */
export const stepsAt = (lesson: Lesson, move: number): LessonStep[] => lesson.steps.filter((step) => step.move === move);

/** How far a step is, among all: from 1. */
export function progressOf(lesson: Lesson, step: LessonStep): { number: number; count: number } {
  return { number: lesson.steps.indexOf(step) + 1, count: lesson.steps.length };
}

/** What the lesson wants to be picked next of what is possible; nothing, while it only tells something. What goes without
 * saying is not asked for, and so passed over. */
export function wanted(step: LessonStep, picks: readonly Offer[], possible: readonly Offer[]): Offer | null {
  const rest = multisetDifference(step.actions ?? [], picks.map((pick) => pick.action));
  const next = rest.find((action) => possible.some((offer) => offer.action === action));
  return possible.find((offer) => offer.action === next) ?? null;
}

/** What a point of a step is about: a zone of the table, a card in it (`market:R5`), a place in it (`purchase@2`), or what
 * has a key of its own (`#e`). */
export function selectorOf(point: string): string {
  if (point.startsWith('#')) return `[data-key="${point.slice(1)}"]`;
  const [, zone, kind, which] = point.match(/^([^:@]+)([:@]?)(.*)$/)!;
  const attribute = { ':': 'card', '@': 'place' }[kind!];
  return `[data-zone="${zone}"]${attribute ? `[data-${attribute}="${which}"]` : ''}`;
}
