import { expect, test } from 'vitest';
import { amphoraeOf, available, previewPurchase, rowOf, spaceName, stockOf, shipMoves, type View } from './view';

const player = { seat: 'P1', hand_size: 3, goods: 'R5 B2', stored: 'R2', tokens: { red: 1, blue: 0, yellow: 0, green: 0 }, marker: 'free', trader_pile_about: 0 } as const;
const view = {
  players: 2, turn: 3, phase: 'action', market: 'R3@P1 R2 B2@P2 Y3', farm: 'G5 G2 B3', pile_size: 50, discard_size: 0, discard_top: null,
  options: { track_size: 6, track_start: 0, track_anchor: 2, track_pirates: [3, 4] },
  ships: { red: 3, blue: 3, yellow: 1, green: 0 }, seats: [player, { ...player, goods: '', stored: '' }],
} as unknown as View;

test('a row with reservations', () => expect(rowOf('R3@P1 Y2')).toEqual([{ kind: 'R3', owner: 0 }, { kind: 'Y2', owner: null }]));
test('cards reserved by others are not bought (B1)', () => expect(available(view, 0)).toEqual(['R3', 'R2', 'Y3']));
test('two cards of a colour move its ship two spaces (M1)', () =>
  expect(shipMoves(view, 0)).toEqual([{ colour: 'red', from: 3, to: 5 }, { colour: 'yellow', from: 1, to: 2 }]));
test('one card moves its ship one space', () => expect(shipMoves(view, 1).find((way) => way.colour === 'red')).toEqual({ colour: 'red', from: 3, to: 4 }));
test('a purchase that reaches Carthage: sale with token, and goods at risk (1.9)', () => {
  const ahead = previewPurchase(view, 0);
  expect(ahead.sales).toEqual([{ colour: 'red', cards: 4, price: 6, points: 5 }]);
  expect(ahead.risks).toEqual([{ colour: 'blue', cards: ['B2'] }]);
});
test('without a payday there is no raid', () => expect(previewPurchase(view, 1)).toMatchObject({ isPayday: false, risks: [], sales: [] }));
test('spaces are named, and numbered if there are several of a kind', () => {
  expect(spaceName(view.options, 5).id).toBe('carthage-space-carthage');
  expect(spaceName(view.options, 4)).toEqual({ is: 'text', id: 'carthage-space-pirates', args: { number: 2 } });
  expect(spaceName(view.options, 1).args).toEqual({ number: 0 });
});
test('the stock by colour, highest value first, stored goods marked', () =>
  expect(stockOf(view.seats[0]!)[0]!.cards).toEqual([{ kind: 'R5', stored: false }, { kind: 'R2', stored: true }]));
test('amphorae (C3)', () => expect(['R2', 'R3', 'R5'].map(amphoraeOf)).toEqual([2, 1, 0]));
