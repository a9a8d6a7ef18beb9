/** Where events are shown, and what lies on the table meanwhile. */
import type { Message, Name, PlayerRef } from '../../net/types';
import { indexIn } from '../events';
import type { DiscoverySeat, DiscoveryView } from './view';

const EXPEDITION = 'discovery-card-expedition-';
const CONTRACT = 'discovery-card-contract-';
const SHIP = 'discovery-card-ship-';
const zone = (name: string): string => `[data-zone="${name}"]`;
const card = (name: string, code: string): string => `${zone(name)}[data-card="${code}"]`;
const at = (name: string, index: number): string => `${zone(name)}[data-place="${index}"]`;

/** Events of a scoring, which playback shows one at a time with the earlier points. */
export const SCORING: ReadonlySet<string> = new Set(['first-scoring', 'last-scoring', 'earns', 'mission', 'at-home', 'gives-up'].map((name) => `discovery-event-${name}`));

export function eventPlaces(text: Message, seat: number | null, view: DiscoveryView): string[] {
  const { id, args = {} } = text;
  const event = id.replace('discovery-event-', '');
  const explorer = (args.expedition as Name | undefined)?.id.slice(EXPEDITION.length);
  if (explorer) return [at('expedition', view.expeditions.findIndex((each) => each.explorer === explorer))];
  if (event.startsWith('buys')) return [at('purchase', indexIn(text, 'slot')), zone(`goods-${seat}`)];
  if (/^accepts(-and-new)?$/.test(event)) return [at('display', indexIn(text, 'place'))];
  if (event === 'reserves-contract') return [card('display', (args.card as Name).id.slice(CONTRACT.length))];
  if (event.startsWith('reserves-')) return [card(event.slice('reserves-'.length), (args.card as Name).id.slice(SHIP.length))];
  if (event.endsWith('-scoring-card')) return [zone('piles')];
  if (event.startsWith('accepts')) return [zone(`hand-${seat}`)];
  if (event === 'takes' || event === 'completes') return [zone(`coins-${seat}`)];
  if (/^(plays|loads|under-way|trades)$/.test(event) && args.card) return [card('voyage', (args.card as Name).id.slice(CONTRACT.length))];
  return event === 'mission' || event === 'at-home' || event === 'earns' ? [zone(`goods-${seat}`)] : [];
}

const EARNINGS = ['earns', 'mission', 'at-home'].map((name) => `discovery-event-${name}`);

/** The player who earns points, and how many. */
const earningOf = ({ args }: Message): { seat: number; points: number } => ({ seat: (args!.seat as PlayerRef).seat, points: args!.points as number });

/** What the move changed is on the table, but the points are still the earlier ones, the scoring is due, and the turn is not over. */
function whileScoring(before: DiscoveryView, after: DiscoveryView, events: Message[]): DiscoveryView {
  const { turn, actor, active, question, done, current, actions_left, first_scoring, first_turns } = before;
  const ships = events.filter(({ id }) => id === EARNINGS[0]).map(earningOf);
  const seats = after.seats.map((seat, index) => {
    const { points, mission_score, rank } = before.seats[index]!;
    const to_come = ships.filter((each) => each.seat === index).reduce((sum, each) => sum + each.points, seat.to_come);
    return { ...seat, points, to_come, mission_score: mission_score && seat.mission_score, rank } as DiscoverySeat;
  });
  return { ...after, turn, actor, active, question, done, current, actions_left, first_scoring, first_turns, seats };
}

/** The table while a scoring is told: the points of each player grow when their earnings have been told. */
export function moments(before: DiscoveryView, after: DiscoveryView, events: Message[], isScored: boolean): { from: number; view: DiscoveryView }[] {
  if (!isScored) return [];
  const found = [{ from: 0, view: whileScoring(before, after, events) }];
  const last = events.findLastIndex(({ id }) => SCORING.has(id)); // the result follows it
  events.slice(0, last).forEach((event, number) => {
    if (EARNINGS.includes(event.id)) found.push({ from: number + 1, view: withEarnings(found.at(-1)!.view, event, after) });
  });
  return found;
}

function withEarnings(view: DiscoveryView, event: Message, after: DiscoveryView): DiscoveryView {
  const earning = earningOf(event);
  const seats = view.seats.map((seat, index) => (index === earning.seat ? { ...seat, points: seat.points + earning.points, to_come: after.seats[index]!.to_come } : seat));
  return { ...view, seats };
}

/** Totals repeat what the ships have scored. */
export const eventPoints = ({ id, args }: Message): number => (id === 'discovery-earned-ship' || id === 'discovery-event-mission' ? (args!.points as number) : 0);
