import { expect, test } from 'vitest';
import fixture from '../../fixtures/discovery.json';
import type { Message, Name } from '../../net/types';
import type { SeenWith } from '../gamePlugin';
import { cardAnimations } from './cardAnimations';
import type { DiscoverySeat, DiscoveryView, RunningContract } from './view';

const middle = fixture.middle.scene.view as unknown as DiscoveryView;
const seen = (view: DiscoveryView) => ({ you: 1, actor: 1, view }) as unknown as SeenWith<DiscoveryView>;
const moves = (before: DiscoveryView, after: DiscoveryView, events: Message[] = []) => cardAnimations(seen(before), seen(after), events).map(({ from, to }) => `${short(from)} > ${short(to)}`);
const short = (selector: string) => selector.replace(/\[data-(?:zone|card|place)="([^"]*)"\]/g, '$1 ').trim();
const withSeat = (view: DiscoveryView, seat: number, change: Partial<DiscoverySeat>): DiscoveryView => ({ ...view, seats: view.seats.map((player, number) => (number === seat ? { ...player, ...change } : player)) });
const event = (id: string, seat: number, args: Message['args'] = {}): Message => ({ is: 'text', id: `discovery-event-${id}`, args: { seat: { is: 'person', seat }, ...args } });
const thing = (id: string): Name => ({ is: 'thing', id: `discovery-card-${id}` });
const open = (ship: string) => ({ ship, reserved: null, expires: false, price: 3 });

test('a purchase: the ship joins the fleet, the one above drops, a new one comes from the pile of the view', () => {
  const purchase = middle.purchase_row.map((card, slot) => (slot === 2 ? open('K3') : card));
  const filling = middle.filling_row.map((card, slot) => (slot === 2 ? open('R1') : card));
  const after = { ...withSeat(middle, 1, { idle: 'G3 W2', fleet: 'G3 W2', coins: 0 }), purchase_row: purchase, filling_row: filling, piles: [2, 6, 7, 7, 8] };
  const bought = [event('buys-and-new', 1, { card: thing('ship-G3'), slot: 3, price: 3 })];
  expect(moves({ ...middle, next_pile: 2 }, after, bought)).toEqual(['purchase 2 > mine G3', 'filling 2 > purchase 2', 'pile 1 > filling 2']);
});

test('an opponent’s ship sails from their panel', () => {
  const ships = [{ owner: 'P3', ship: 'Y1', colour: 'yellow', value: 1 }] as const;
  const after = { ...middle, expeditions: middle.expeditions.map((expedition, index) => (index === 0 ? { ...expedition, ships: [...ships] } : expedition)) };
  expect(moves(middle, after)).toEqual(['fleet-2 Y1 > expedition 0']);
});

test('an open contract is accepted and replaced', () => {
  const display = middle.display.map((card, index) => (index === 1 ? { contract: 'R3', reserved: null, expires: false } : card));
  const after = { ...withSeat(middle, 0, { hand_size: 4, coins: 1 }), display };
  const accepted = [event('accepts-and-new', 0, { card: thing('contract-R4'), place: 2 })];
  expect(moves(middle, after, accepted)).toEqual(['display 1 > hand-0', 'display deck > display 1']);
});

test('a contract that I draw comes from the deck', () => {
  const before = withSeat(middle, 1, { hand: 'R4', hand_size: 1 });
  const after = withSeat(middle, 1, { hand: 'R4 B4', hand_size: 2, coins: 1 });
  expect(moves(before, after, [event('accepts-unseen', 1, { card: thing('contract-B4') })])).toEqual(['display deck > my-contract B4']);
  expect(moves(before, after, [event('accepts-hidden', 0)])).toEqual(['display deck > hand-0']);
});

test('ships leave on a contract and return with coins', () => {
  const running: RunningContract = { contract: 'W3', left: 2, duration: 2, income: 6, ships: [{ ship: 'W2', value: 2 }, { ship: 'W1', value: 1 }] };
  const begun = withSeat(middle, 1, { idle: '', fleet: '', contracts: [running] });
  const before = withSeat(middle, 1, { idle: 'W1 W2', fleet: 'W1 W2', contracts: [] });
  expect(moves(before, begun)).toEqual(['mine W2 > voyage W3', 'mine W1 > voyage W3']);
  expect(moves(begun, withSeat(before, 1, { coins: 8 }))).toEqual(['voyage W3 > mine W1', 'voyage W3 > mine W2', 'voyage W3 > coins-1']);
});

test('coins come from the bank', () => {
  expect(moves(middle, middle, [event('takes', 2)])).toEqual(['bank > coins-2']);
});
