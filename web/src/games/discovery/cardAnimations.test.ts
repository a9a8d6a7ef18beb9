import { expect, test } from 'vitest';
import fixture from '../../fixtures/discovery.json';
import type { Seen } from '../../net/types';
import { cardAnimations } from './cardAnimations';
import type { PlayerState, View } from './view';

const middle = fixture.middle.scene.view as unknown as View;
const seen = (view: View): Seen => ({ you: 1, actor: 1, view }) as unknown as Seen;
const moves = (before: View, after: View) => cardAnimations(seen(before), seen(after)).map(({ from, to }) => `${short(from)} > ${short(to)}`);
const short = (selector: string) => selector.replace(/\[data-(?:zone|card|place)="([^"]*)"\]/g, '$1 ').trim();
const withSeat = (view: View, seat: number, change: Partial<PlayerState>): View => ({ ...view, seats: view.seats.map((player, number) => (number === seat ? { ...player, ...change } : player)) });
const open = (ship: string) => ({ ship, reserved: null, expires: false });

test('a purchase: the ship joins the fleet, the one above drops, a new one comes from the first pile', () => {
  const purchase = middle.purchase_row.map((card, slot) => (slot === 2 ? open('K3') : card));
  const filling = middle.filling_row.map((card, slot) => (slot === 2 ? open('R1') : card));
  const after = { ...withSeat(middle, 1, { idle: 'G3 W2', coins: 0 }), purchase_row: purchase, filling_row: filling, piles: [2, 6, 7, 7, 8] };
  expect(moves(middle, after)).toEqual(['purchase 2 > mine G3', 'filling 2 > purchase 2', 'pile 0 > filling 2']);
});

test('an opponent’s ship sails from their panel', () => {
  const ships = [{ owner: 'P3', ship: 'Y1', colour: 'yellow', value: 1 }] as const;
  const after = { ...middle, expeditions: middle.expeditions.map((expedition, index) => (index === 0 ? { ...expedition, ships: [...ships] } : expedition)) };
  expect(moves(middle, after)).toEqual(['fleet-2 Y1 > expedition 0']);
});

test('an open contract is accepted and replaced', () => {
  const display = middle.display.map((card, index) => (index === 1 ? { contract: 'R3', reserved: null, expires: false } : card));
  const after = { ...withSeat(middle, 0, { hand_size: 4, coins: 1 }), display };
  expect(moves(middle, after)).toEqual(['display 1 > hand-0', 'display deck > display 1']);
});

test('a contract that I draw comes from the deck', () => {
  const before = withSeat(middle, 1, { hand: 'R4', hand_size: 1 });
  expect(moves(before, withSeat(middle, 1, { hand: 'R4 B4', hand_size: 2, coins: 1 }))).toEqual(['display deck > mine B4']);
});

test('ships leave on a contract and return with coins', () => {
  const begun = withSeat(middle, 1, { idle: '', running: ['W3 2/2: W2 W1'] });
  const before = withSeat(middle, 1, { idle: 'W1 W2', running: [] });
  expect(moves(before, begun)).toEqual(['mine W2 > voyage W3', 'mine W1 > voyage W3']);
  expect(moves(begun, withSeat(before, 1, { coins: 8 }))).toEqual(['voyage W3 > mine W1', 'voyage W3 > mine W2', 'voyage W3 > coins-1']);
});

test('coins come from the bank', () => expect(moves(middle, withSeat(middle, 2, { coins: 2 }))).toEqual(['bank > coins-2']));
