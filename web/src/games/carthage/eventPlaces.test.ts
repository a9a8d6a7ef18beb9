import { expect, test } from 'vitest';
import type { Message } from '../../net/types';
import { whileScoring } from './eventPlaces';
import type { CarthageView } from './view';

const event = (name: string, args: Record<string, unknown> = {}): Message => ({ is: 'text', id: `carthage-event-${name}`, args: args as Message['args'] & object });
const card = (kind: string): object => ({ is: 'thing', id: `carthage-card-${kind}` });

test('while playback shows a payday, purchases are made, and what is sold still lies in the stocks', () => {
  const seat = (goods: string, hand: string, token_count: number, points: number): object => ({ goods, stored: '', hand, hand_size: hand.split(' ').length, token_count, points });
  const route = [{ kind: 'alexandria' }, { kind: 'coast' }, { kind: 'carthage' }];
  const before = { route, ships: { red: 1, blue: 0 }, market: 'R3 B2', farm: 'G2', pile_size: 20, seats: [seat('R5', 'Y5 Y2', 0, 0)] } as unknown as CarthageView;
  const after = { route, ships: { red: 0, blue: 1 }, market: 'G2', farm: 'Y3', pile_size: 19, seats: [seat('B2', 'Y2', 1, 3)] } as unknown as CarthageView;
  const events = [
    event('buys'),
    event('goods', { seat: { is: 'person', seat: 0 }, cards: [card('R3'), card('B2')] }),
    event('payday', { ship: { is: 'thing', id: 'carthage-ship-red' } }),
    event('sale'),
    event('victory-cards'),
    event('ship-returns', { ship: { is: 'thing', id: 'carthage-ship-red' }, start: 2 }),
  ];
  const { view, events: happened } = whileScoring(before, after, events);
  expect(view).toMatchObject({ market: 'G2', farm: 'Y3', pile_size: 19, ships: { red: 2, blue: 1 } });
  expect(view.seats[0]).toMatchObject({ goods: 'R5 R3 B2', hand: 'Y2', hand_size: 1, token_count: 0, points: 0 });
  expect(happened).toEqual(events.slice(0, 2));
});
