/** Where events are shown, and what lies on the table meanwhile. */
import type { Message, Name, PlayerRef } from '../../net/types';
import { cardsOf } from '../notation';
import { faceOf, type CarthageSeat, type CarthageView, type Colour } from './view';

const CARD = 'carthage-card-';
const zone = (name: string): string => `[data-zone="${name}"]`;

/** Events about a place of one player. */
const OF_PLAYER: Record<string, string> = { takes: 'hand', 'takes-reserved': 'hand', protects: 'hand', 'victory-cards': 'trader', 'victory-drawn': 'trader', uncovered: 'trader', token: 'tokens' };
const OF_TABLE: Record<string, string> = { buys: 'market-row', 'new-market': 'market-row', 'farm-to-market': 'market-row', 'new-farm': 'farm-row', reshuffle: 'pile' };

/** Events of a payday, which playback shows one at a time with the goods still on the table. */
export const SCORING: ReadonlySet<string> = new Set(
  ['payday', 'sale', 'token', 'pirates', 'protects', 'stored', 'declines', 'declines-rest', 'lost', 'ship-returns', 'over-tokens'].map((name) => `carthage-event-${name}`),
);

/** The colour of a thing such as carthage-ship-red. */
const colourOf = ({ id }: Name): Colour => id.split('-').at(-1) as Colour;

export function eventPlaces({ id, args = {} }: Message, seat: number | null): string[] {
  const event = id.replace('carthage-event-', '');
  if (event === 'pays') return [zone(`hand-${seat}`), zone('discard')]; // where the cards came from, and where they lie
  if (OF_PLAYER[event]) return [zone(`${OF_PLAYER[event]}-${seat}`)];
  if (OF_TABLE[event]) return [zone(OF_TABLE[event])];
  if (event.startsWith('reserves-')) return [`${zone(event.slice('reserves-'.length))}[data-card="${(args.card as Name).id.slice(CARD.length)}"]`];
  if (event.startsWith('ship-') || event === 'payday' || event === 'pirates') return [`[data-ship="${colourOf(args.ship as Name)}"]`];
  if (args.goods) return [zone(`stock-${seat}-${colourOf(args.goods as Name)}`)];
  const cards = (args.cards ?? []) as Name[];
  return Array.isArray(cards) ? [...new Set(cards.map((card) => zone(`stock-${seat}-${faceOf(card.id.slice(CARD.length)).colour}`)))] : [];
}

/** The table while playback shows a payday: bought, paid and refilled, but with the goods that are sold or raided, the earlier tokens and points, and the ships where they lie before they return. */
export function whileScoring(before: CarthageView, after: CarthageView, events: Message[]): { view: CarthageView; events: Message[] } {
  const named = (event: string): Message[] => events.filter(({ id }) => id === `carthage-event-${event}`);
  const staying = named('ship-returns').map(({ args }) => [colourOf(args!.ship as Name), args!.start as number]);
  const bought = (seat: number): string[] =>
    named('goods').filter(({ args }) => (args!.seat as PlayerRef).seat === seat).flatMap(({ args }) => (args!.cards as Name[]).map(({ id }) => id.slice(CARD.length)));
  const seats = before.seats.map((seat, index) => {
    const { hand, hand_size, coins, affordable, available, price, marker, reserved } = after.seats[index]!;
    return { ...seat, hand, hand_size, coins, affordable, available, price, marker, reserved, goods: [...cardsOf(seat.goods), ...bought(index)].join(' ') } as CarthageSeat;
  });
  const { market, farm, pile_size, discard_size, discard_top } = after;
  const view = { ...before, seats, market, farm, pile_size, discard_size, discard_top, ships: { ...after.ships, ...Object.fromEntries(staying) } };
  return { view, events: events.slice(0, events.findIndex(({ id }) => SCORING.has(id))) };
}
