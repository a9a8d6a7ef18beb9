/** Where events are shown, and what lies on the table while they are told. */
import type { Message, Name } from '../../net/types';
import { faceOf, type CarthageView, type Colour } from './view';

const CARD = 'carthage-card-';
const zone = (name: string): string => `[data-zone="${name}"]`;

/** Events about a place of one player. */
const OF_PLAYER: Record<string, string> = { pays: 'hand', takes: 'hand', 'takes-reserved': 'hand', protects: 'hand', 'victory-cards': 'trader', 'victory-drawn': 'trader', uncovered: 'trader', token: 'tokens' };
const OF_TABLE: Record<string, string> = { buys: 'market-row', 'new-market': 'market-row', 'farm-to-market': 'market-row', 'new-farm': 'farm-row', reshuffle: 'pile' };

/** The colour of a thing such as carthage-ship-red. */
const colourOf = ({ id }: Name): Colour => id.split('-').at(-1) as Colour;

export function eventPlaces({ id, args = {} }: Message, seat: number | null): string[] {
  const event = id.replace('carthage-event-', '');
  if (OF_PLAYER[event]) return [zone(`${OF_PLAYER[event]}-${seat}`)];
  if (OF_TABLE[event]) return [zone(OF_TABLE[event])];
  if (event.startsWith('reserves-')) return [`${zone(event.slice('reserves-'.length))}[data-card="${(args.card as Name).id.slice(CARD.length)}"]`];
  if (event.startsWith('ship-') || event === 'payday' || event === 'pirates') return [`[data-ship="${colourOf(args.ship as Name)}"]`];
  if (args.goods) return [zone(`stock-${seat}-${colourOf(args.goods as Name)}`)];
  const cards = (args.cards ?? []) as Name[];
  return Array.isArray(cards) ? [...new Set(cards.map((card) => zone(`stock-${seat}-${faceOf(card.id.slice(CARD.length)).colour}`)))] : [];
}

/** Goods that are sold or raided still lie in the stocks, while ships that were paid for lie in Carthage. */
export function whileScoring(before: CarthageView, after: CarthageView, events: Message[]): { view: CarthageView; events: Message[] } {
  const carthage = before.route.findIndex(({ kind }) => kind === 'carthage');
  const arrived = events.filter(({ id }) => id === 'carthage-event-payday').map(({ args }) => [colourOf(args!.ship as Name), carthage]);
  const returned = events.filter(({ id }) => id === 'carthage-event-ship-returns').map(({ args }) => colourOf(args!.ship as Name));
  const staying = Object.fromEntries(returned.map((colour) => [colour, before.ships[colour]]));
  return { view: { ...before, ships: { ...after.ships, ...staying, ...Object.fromEntries(arrived) } }, events: [] };
}
