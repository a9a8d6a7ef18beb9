import { expect, test } from 'vitest';
import type { Lesson, LessonStep, Offer } from '../net/types';
import { progressOf, selectorOf, stepsAt, wanted } from './lesson';

const step = (move: number, actions: number[] | null = null): LessonStep => ({ move, say: 'x', actions, notations: [], points: [] });
const offer = (action: number): Offer => ({ action, say: `move ${action}` }) as Offer;
const offers = (...actions: number[]): Offer[] => actions.map(offer);

test('steps belong to moves, and are numbered through the lesson', () => {
  const steps = [step(4), step(4, [1]), step(6, [2])];
  const lesson = { steps } as Lesson;
  expect(stepsAt(lesson, 4)).toEqual(steps.slice(0, 2));
  expect(stepsAt(lesson, 5)).toEqual([]);
  expect(progressOf(lesson, steps[2]!)).toEqual({ number: 3, count: 3 });
});

test('a step without actions expects no pick', () => {
  expect(wanted(step(0), [], offers(1, 2))).toBeNull();
});

test('picks are expected in order, so that no move ends early', () => {
  const protect = step(0, [30, 5, 5]); // a card, and twice "enough"
  expect(wanted(protect, [], offers(5, 30))?.action).toBe(30);
  expect(wanted(protect, offers(30), offers(5, 31))?.action).toBe(5);
  expect(wanted(protect, offers(30, 5), offers(5, 31))?.action).toBe(5);
  expect(wanted(protect, offers(30, 5, 5), offers(31))).toBeNull();
});

test('actions that the server makes on its own are skipped', () => {
  expect(wanted(step(0, [1, 99, 2]), offers(1), offers(2, 3))?.action).toBe(2);
});

test('impossible picks are not expected', () => {
  expect(wanted(step(0, [1]), [], offers(2, 3))).toBeNull();
});

test('points are zones, cards or indexes in them, or elements with a key', () => {
  expect(selectorOf('stock-1-red')).toBe('[data-zone="stock-1-red"]');
  expect(selectorOf('market:R5')).toBe('[data-zone="market"][data-card="R5"]');
  expect(selectorOf('purchase@2')).toBe('[data-zone="purchase"][data-place="2"]');
  expect(selectorOf('#e')).toBe('[data-key="e"]');
});
