/** Where events are shown. */
import type { Message, Name } from '../../net/types';
import { faceOf, type Colour } from './view';

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
export const colourOf = ({ id }: Name): Colour => id.split('-').at(-1) as Colour;

/** Paydays of several ships are announced together: each sale and token belongs to that of its colour. */
export function headingOf({ args = {} }: Message, headings: Message[]): Message | undefined {
  const about = (args.goods ?? args.token) as Name | undefined;
  return about && headings.findLast(({ args: told }) => told?.ship && colourOf(told.ship as Name) === colourOf(about));
}

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
