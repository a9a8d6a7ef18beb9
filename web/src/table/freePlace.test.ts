import { expect, test } from 'vitest';
import { bubblePlace, freePlace, leastCovering } from './freePlace';

const screen = { width: 1366, height: 768 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });
const meets = (a: { left: number; top: number }, width: number, height: number, b: ReturnType<typeof box>): boolean =>
  a.left < b.right && a.left + width > b.left && a.top < b.bottom && a.top + height > b.top;

test('a closer look spares the cards beside the one that it shows, where it can', () => {
  const hand = [0, 1, 2, 3, 4].map((number) => box(23 + number * 103, 570, 96, 134));
  const market = [0, 1, 2, 3, 4].map((number) => box(98 + number * 100, 242, 92, 128));
  const others = [...hand.filter((_, number) => number !== 1), ...market];
  const found = freePlace(365, 212, hand[1]!, [], others, screen);
  expect(found.isFree).toBe(true);
  expect(others.filter((card) => meets(found, 365, 212, card))).toEqual([]);
  const crowded = freePlace(365, 212, hand[1]!, [], [box(0, 0, 1366, 768)], screen);
  expect(crowded.isFree).toBe(true); // it only prefers: what must stay visible is free
});

test('a bubble hangs below its panel, and lies on a panel where it would cover what it is about or what can be chosen', () => {
  const panel = box(528, 131, 508, 92);
  const place = (ringed: ReturnType<typeof box>[], busy: ReturnType<typeof box>[] = []) => bubblePlace(300, 50, panel, { ringed, spared: [], busy, read: [] }, false, screen);
  expect(place([])).toEqual({ left: 532, top: 230, hangs: true });
  const route = box(10, 233, 1026, 74);
  expect(place([route]).hangs).toBe(false);
  expect(meets(place([route]), 300, 50, route)).toBe(false);
  expect(place([], [box(500, 233, 200, 128)])).toEqual({ left: 732, top: 230, hangs: true }); // at the other end
  const lowerFacts = box(528, 170, 508, 53);
  const found = place([route, lowerFacts]);
  expect([route, lowerFacts].filter((each) => meets(found, 300, 50, each))).toEqual([]);
  expect(place([panel, route]).left).toBe(220); // on the neighbour's panel
});

test('a bubble leaves the panels of neighbours, headings and what it will be about free', () => {
  const [panel, neighbour] = [box(10, 131, 200, 92), box(220, 131, 200, 92)];
  const board = [box(0, 226, 1366, 128)];
  const around = { ringed: [], spared: [], busy: board, read: [neighbour, box(10, 131, 200, 30)] };
  expect(bubblePlace(190, 50, panel, around, false, screen)).toEqual({ left: 14, top: 169, hangs: false });
  const facts = box(10, 165, 200, 50);
  const later = bubblePlace(190, 50, panel, { ...around, spared: [facts] }, false, screen);
  expect(meets(later, 190, 50, facts)).toBe(false);
});

test('of several places, the first that covers least is taken', () => {
  const places = [box(0, 0, 800, 90), box(0, 700, 800, 200), box(0, 100, 800, 200)];
  expect(leastCovering(places, [])).toBe(0);
  expect(leastCovering(places, [box(10, 10, 100, 70)])).toBe(1);
  expect(leastCovering(places, [box(10, 10, 100, 70), box(10, 750, 90, 90)])).toBe(2);
});
