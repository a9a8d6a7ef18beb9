/** Lesson logic: the current step, and the pick it expects. */
import { multisetDifference } from '../multiset';
import type { Lesson, LessonStep, Offer } from '../net/types';

/** The steps before a move. */
export const stepsAt = (lesson: Lesson, move: number): LessonStep[] => lesson.steps.filter((step) => step.move === move);

/** A step's number among all steps, from 1. */
export function progressOf(lesson: Lesson, step: LessonStep): { number: number; count: number } {
  return { number: lesson.steps.indexOf(step) + 1, count: lesson.steps.length };
}

/** The possible offer that the step expects next; null if it only explains something. Actions that the server makes on its own are skipped. */
export function wanted(step: LessonStep, picks: readonly Offer[], possible: readonly Offer[]): Offer | null {
  const rest = multisetDifference(step.actions ?? [], picks.map((pick) => pick.action));
  const next = rest.find((action) => possible.some((offer) => offer.action === action));
  return possible.find((offer) => offer.action === next) ?? null;
}

/** The CSS selector of a step's point: a zone, a card in it (`market:R5`), an index in it (`purchase@2`), or the element with a key (`#e`). */
export function selectorOf(point: string): string {
  if (point.startsWith('#')) return `[data-key="${point.slice(1)}"]`;
  const [, zone, kind, which] = point.match(/^([^:@]+)([:@]?)(.*)$/)!;
  const attribute = { ':': 'card', '@': 'place' }[kind!];
  return `[data-zone="${zone}"]${attribute ? `[data-${attribute}="${which}"]` : ''}`;
}
