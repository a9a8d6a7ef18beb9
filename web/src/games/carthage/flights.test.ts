import { expect, test } from 'vitest';
import type { Seen } from '../../net/types';
import { flights } from './flights';

const tokens = { red: 0, blue: 0, yellow: 0, green: 0 };
const place = (goods: string, hand_size: number, hand?: string) => ({ goods, stored: '', hand_size, tokens, ...(hand === undefined ? {} : { hand }) });
const seen = (market: string, farm: string, seats: object[], ships = tokens) => ({ you: 0, view: { market, farm, seats, ships } }) as unknown as Seen;

test('a card that I take goes from the Market to my hand', () => {
  const before = seen('R5 B2', 'G2', [place('', 1, 'Y3'), place('', 3)]);
  const after = seen('B2', 'G2', [place('', 2, 'R5 Y3'), place('', 3)]);
  expect(flights(before, after)).toEqual([{ from: '[data-zone="market"][data-card="R5"]', to: '[data-zone="hand-card"][data-card="R5"]' }]);
});

test('a card that somebody else takes goes to their panel', () => {
  const before = seen('R5 B2', 'G2', [place('', 1, 'Y3'), place('', 3)]);
  const after = seen('B2', 'G2', [place('', 1, 'Y3'), place('', 4)]);
  expect(flights(before, after)).toEqual([{ from: '[data-zone="market"][data-card="R5"]', to: '[data-zone="hand-1"]' }]);
});

test('a purchase: goods arrive, the payment goes, the Farm moves up, ships sail', () => {
  const before = seen('R5', 'G2', [place('', 2, 'Y3 Y3'), place('', 3)]);
  const after = seen('G2 B3 B3', 'R2 R2 R2', [place('R5', 0, ''), place('', 3)], { ...tokens, red: 1 });
  const goals = flights(before, after).map((flight) => flight.to);
  expect(goals).toContain('[data-zone="goods-0"][data-card="R5"]');
  expect(goals.filter((goal) => goal.includes('discard')).length).toBe(2);
  expect(goals).toContain('[data-zone="market"][data-card="G2"]');
  expect(goals).toContain('[data-ship="red"]');
});
