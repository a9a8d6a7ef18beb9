import { expect, test } from 'vitest';
import type { Message } from '../../net/types';
import { moments } from './moments';
import type { CarthageView } from './view';

const event = (name: string, args: Record<string, unknown> = {}): Message => ({ is: 'text', id: `carthage-event-${name}`, args: args as Message['args'] & object });
const card = (kind: string, count = 1): object => ({ is: 'thing', id: `carthage-card-${kind}`, ...(count > 1 ? { count } : {}) });
const ship = (colour: string, start: number): Record<string, unknown> => ({ ship: { is: 'thing', id: `carthage-ship-${colour}` }, start });
const PRICE = 7;
const seat = (goods: string, hand: string, token_count = 0, points = 0): object => ({ price: PRICE, goods, stored: '', hand, hand_size: hand.split(' ').length, token_count, points });
const bought = event('goods', { seat: { is: 'person', seat: 0 }, cards: [card('R3', 2), card('B2')] });

test('a purchase is made, then ships sail one after the other, then the rows are refilled; what is sold lies in the stocks all the time', () => {
  const before = { ships: { red: 1, blue: 0 }, market: 'R3 R3@P1 B2 B2@P2', farm: 'G2', pile_size: 20, seats: [seat('R5', 'Y5 Y2'), seat('', 'G3')] } as unknown as CarthageView;
  const after = { ships: { red: 0, blue: 1 }, market: 'B2@P2 G2', farm: 'Y3', pile_size: 19, seats: [seat('B2', 'Y2', 1, 3), seat('', 'G3')] } as unknown as CarthageView;
  const events = [event('buys'), bought, event('ship-sails', ship('red', 1)), event('ship-sails', ship('blue', 0)), event('farm-to-market'), event('new-farm', { cards: [card('Y3')] }), event('payday'), event('sale'), event('ship-returns', ship('red', 2))];
  const shown = moments(before, after, events, true);
  expect(shown.map(({ from, view }) => [from, view.ships.red, view.ships.blue, view.market, view.farm, view.pile_size])).toEqual([
    [0, 1, 0, 'B2@P2', 'G2', 20],
    [2, 2, 0, 'B2@P2', 'G2', 20],
    [3, 2, 1, 'B2@P2', 'G2', 20],
    [4, 2, 1, 'B2@P2 G2', '', 20],
    [5, 2, 1, 'B2@P2 G2', 'Y3', 19],
  ]);
  for (const { view } of shown) expect(view.seats[0]).toMatchObject({ goods: 'R5 R3 R3 B2', hand: 'Y2', hand_size: 1, token_count: 0, points: 0 });
  expect(shown.map(({ view }) => view.seats[0]!.price), 'no price before the Market is refilled').toEqual([0, 0, 0, PRICE, PRICE]);
});

test('a card is taken before the empty Market is refilled, and each row when it is told', () => {
  const before = { ships: {}, market: 'R3', farm: 'G2', pile_size: 20, seats: [seat('', 'G3')] } as unknown as CarthageView;
  const after = { ships: {}, market: 'G2 Y3', farm: 'B2', pile_size: 18, seats: [seat('', 'G3 R3')] } as unknown as CarthageView;
  const taken = event('takes', { seat: { is: 'person', seat: 0 }, card: card('R3') });
  const shown = moments(before, after, [taken, event('farm-to-market'), event('new-market', { cards: [card('Y3')] }), event('new-farm', { cards: [card('B2')] })], false);
  expect(shown.map(({ from, view }) => [from, view.market, view.farm, view.pile_size])).toEqual([[0, '', 'G2', 20], [1, 'G2', '', 20], [2, 'G2 Y3', '', 19], [3, 'G2 Y3', 'B2', 18]]);
  for (const { view } of shown) expect(view.seats[0]).toMatchObject({ hand_size: 2 });
});

test('moves without voyages, scoring and new cards have no moments of their own', () => {
  const view = { ships: {}, market: 'R3', seats: [seat('', 'G3')] } as unknown as CarthageView;
  expect(moments(view, view, [event('takes')], false)).toEqual([]);
});
