import { expect, test } from 'vitest';
import type { Message, Name } from '../../net/types';
import type { SeenWith } from '../gamePlugin';
import { cardAnimations } from './cardAnimations';
import type { CarthageView } from './view';

type Seen = SeenWith<CarthageView>;

const tokens = { red: 0, blue: 0, yellow: 0, green: 0 };
const player = (goods: string, hand_size: number, hand?: string) => ({ goods, stored: '', hand_size, ...(hand === undefined ? {} : { hand }) });
const seen = (market: string, farm: string, seats: object[], ships = tokens, phase = 'action') =>
  ({ you: 0, actor: 0, view: { market, farm, seats: seats.map((seat) => ({ available: market, ...seat })), ships, phase } }) as unknown as Seen;
const thing = (card: string): Name => ({ is: 'thing', id: `carthage-card-${card}` });
/** An event about cards, perhaps of a player. */
const event = (id: string, seat: number | null, ...cards: string[]): Message => ({
  is: 'text',
  id: `carthage-event-${id}`,
  args: { ...(seat === null ? {} : { seat: { is: 'person', seat } }), cards: cards.map(thing) },
});
const takes = (seat: number, card: string): Message => ({ is: 'text', id: 'carthage-event-takes', args: { seat: { is: 'person', seat }, card: thing(card) } });
const moves = (before: Seen, after: Seen, ...events: Message[]) => cardAnimations(before, after, events).map(({ from, to }) => `${short(from)} > ${short(to)}`);
const short = (selector: string) => selector.replace(/\[data-(?:zone|card|ship)="([^"]*)"\]/g, '$1 ').replace(/ +/g, ' ').trim();

test('a card that I take moves from the Market to my hand', () => {
  const before = seen('R5 B2', 'G2', [player('', 1, 'Y3'), player('', 3)]);
  const after = seen('B2', 'G2', [player('', 2, 'R5 Y3'), player('', 3)]);
  expect(cardAnimations(before, after, [takes(0, 'R5')])).toEqual([{ from: '[data-zone="market"][data-card="R5"]', to: '[data-zone="hand-card"][data-card="R5"]' }]);
});

test('a card that an opponent takes moves to their panel', () => {
  const before = seen('R5 B2', 'G2', [player('', 1, 'Y3'), player('', 3)]);
  const after = seen('B2', 'G2', [player('', 1, 'Y3'), player('', 4)]);
  expect(cardAnimations(before, after, [takes(1, 'R5')])).toEqual([{ from: '[data-zone="market"][data-card="R5"]', to: '[data-zone="hand-1"]' }]);
});

test('a purchase: goods arrive, the payment is discarded, the Farm moves up, ships sail', () => {
  const before = seen('R5', 'G2', [player('', 2, 'Y3 Y3'), player('', 3)]);
  const after = seen('G2 B3 B3', 'R2 R2 R2', [player('R5', 0, ''), player('', 3)], { ...tokens, red: 1 });
  const events = [event('goods', 0, 'R5'), event('farm-to-market', null, 'G2'), event('new-market', null, 'B3', 'B3'), event('new-farm', null, 'R2', 'R2', 'R2')];
  const goals = cardAnimations(before, after, events).map((flight) => flight.to);
  expect(goals).toContain('[data-zone="goods-0"][data-card="R5"]');
  expect(goals.filter((goal) => goal.includes('discard')).length).toBe(2);
  expect(goals).toContain('[data-zone="market"][data-card="G2"]');
  expect(goals).toContain('[data-ship="red"]');
});

test('a refill: the whole Farm moves up and new cards come from the pile, even if the kinds are the same', () => {
  const before = seen('R5 Y3@P2', 'G2 B3 R2', [player('', 2, 'Y3 Y3'), player('', 3)]);
  const after = seen('B2 B3 G2 R2 R5 Y3@P2', 'G2 G3 G5', [player('R5', 0, ''), player('', 3)]);
  const events = [event('farm-to-market', null, 'G2', 'B3', 'R2'), event('new-market', null, 'B2', 'R5'), event('new-farm', null, 'G2', 'G3', 'G5')];
  expect(moves(before, after, ...events).filter((way) => way.startsWith('farm'))).toEqual(['farm G2 > market G2', 'farm B3 > market B3', 'farm R2 > market R2']);
  expect(moves(before, after, ...events).filter((way) => way.startsWith('pile')).map((way) => way.split(' > ')[1])).toEqual(['market B2', 'market R5', 'farm G2', 'farm G3', 'farm G5']);
});

test('a reservation does not animate a refill', () => {
  const seats = [player('', 2, 'Y3 Y3'), player('', 3)];
  expect(cardAnimations(seen('R5', 'G2 B3 R2', seats), seen('R5', 'G2@P1 B3 R2', seats), [])).toEqual([]);
});

test('a sale: victory cards go to the trader, the rest is discarded; goods sold at once come from the Market', () => {
  const before = seen('R3 B2', '', [player('R5 R2', 1, 'G5'), player('R2', 3)]);
  const after = seen('', '', [player('B2', 0, ''), player('', 3)]);
  expect(moves(before, after, event('goods', 0, 'R3', 'B2'), event('victory-cards', 0, 'R2', 'R3'), event('victory-cards', 1, 'R2'))).toEqual([
    'market B2 > goods-0 B2', 'goods-0 R5 > discard', 'goods-0 R2 > trader-0', 'market R3 > trader-0', 'hand-card G5 > discard',
    'goods-1 R2 > trader-1',
  ]);
});

test('several victory cards of a kind', () => {
  const before = seen('', '', [player('R2 R2 R2', 1, 'G5'), player('', 3)], tokens, 'protect');
  const after = seen('', '', [player('', 1, 'G5'), player('', 3)]);
  const two: Message = { is: 'text', id: 'carthage-event-victory-cards', args: { seat: { is: 'person', seat: 0 }, cards: [{ is: 'thing', id: 'carthage-card-R2', count: 2 }] } };
  expect(moves(before, after, two)).toEqual(['goods-0 R2 > trader-0', 'goods-0 R2 > trader-0', 'goods-0 R2 > discard']);
});

test('a raid: stored goods stay, lost goods are discarded', () => {
  const before = seen('', '', [player('R5 R2', 1, 'R3'), player('', 3)], tokens, 'protect');
  const after = seen('', '', [{ ...player('', 0, ''), stored: 'R5' }, player('', 3)]);
  expect(moves(before, after)).toEqual(['goods-0 R2 > discard', 'hand-card R3 > discard']);
});

test('payments of opponents: a coin from a hidden hand, cards from an open one', () => {
  const mine = player('', 1, 'Y3');
  expect(moves(seen('', '', [mine, player('', 3)]), seen('', '', [mine, player('', 1)]))).toEqual(['hand-1 dt > discard']);
  expect(moves(seen('', '', [mine, player('', 2, 'R5 G2')]), seen('', '', [mine, player('', 1, 'G2')]))).toEqual(['held-1 R5 > discard']);
});
