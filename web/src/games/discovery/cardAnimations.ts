/** Card animations between two views: what moved is in the events, where it is shown in the views. */
import type { CardAnimation } from '../../animation/cardAnimations';
import { multisetDifference } from '../../multiset';
import type { Message } from '../../net/types';
import { cardIn, eventsOf, indexIn, seatOf } from '../events';
import type { SeenWith } from '../gamePlugin';
import { cardsOf, seatIndex } from '../notation';
import { AFTER_CARD, SECOND, THIRD } from './layout';
import type { DiscoverySeat, DiscoveryView } from './view';

type Seen = SeenWith<DiscoveryView>;

const at = (zone: string, index: number | string): string => `[data-zone="${zone}"][data-place="${index}"]`;
const card = (zone: string, name: string): string => `[data-zone="${zone}"][data-card="${name}"]`;
const DECK = card('display', 'deck');

export function cardAnimations(before: Seen, after: Seen, events: Message[]): CardAnimation[] {
  const [old, now] = [before.view, after.view];
  if (!old || !now) return [];
  const ofSeats = now.seats.flatMap((player, seat) => [
    ...ofContracts(now, seat, after.you, events),
    ...ofVoyages(old.seats[seat]!, player, seat, after.you),
    ...ofCoins(events, seat),
  ]);
  return [...ofPurchases(old, now, after.you, events), ...ofExpeditions(old, now, after.you), ...ofSeats];
}

/** A ship in a fleet: the viewer's are cards, others are chips in their panel. */
const fleet = (seat: number, viewer: number | null, ship: string): string => card(seat === viewer ? 'mine' : `fleet-${seat}`, ship);

/** A ship is bought, the one above it drops, and a new one comes from a pile. */
function ofPurchases(old: DiscoveryView, now: DiscoveryView, viewer: number | null, events: Message[]): CardAnimation[] {
  return eventsOf(events, ['discovery-event-buys', 'discovery-event-buys-and-new']).flatMap((event) => {
    const slot = indexIn(event, 'slot');
    return [
      { from: at('purchase', slot), to: fleet(seatOf(event), viewer, cardIn(event, 'discovery-card-ship-')) },
      ...(now.purchase_row[slot] ? [{ from: at('filling', slot), to: at('purchase', slot), delay: SECOND }] : []),
      ...(now.filling_row[slot] && old.next_pile ? [{ from: at('pile', old.next_pile - 1), to: at('filling', slot), delay: THIRD }] : []),
    ];
  });
}

function ofExpeditions(old: DiscoveryView, now: DiscoveryView, viewer: number | null): CardAnimation[] {
  return now.expeditions.flatMap((expedition, index) =>
    expedition.ships.slice(old.expeditions[index]!.ships.length).map(({ owner, ship }) => ({ from: fleet(seatIndex(owner), viewer, ship), to: at('expedition', index) })),
  );
}

/** A contract accepted from the display or the deck; the deck fills the gap. */
function ofContracts(now: DiscoveryView, seat: number, viewer: number | null, events: Message[]): CardAnimation[] {
  const goal = (name: string) => (seat === viewer ? card('my-contract', name) : `[data-zone="hand-${seat}"]`);
  const contract = (event: Message) => cardIn(event, 'discovery-card-contract-');
  const open = eventsOf(events, ['discovery-event-accepts', 'discovery-event-accepts-and-new'], seat).flatMap((event) => {
    const index = indexIn(event, 'place');
    return [{ from: at('display', index), to: goal(contract(event)) }, ...(now.display[index] ? [{ from: DECK, to: at('display', index), delay: AFTER_CARD }] : [])];
  });
  const drawn = eventsOf(events, ['discovery-event-accepts-unseen'], seat).map((event) => ({ from: DECK, to: goal(contract(event)) }));
  const hidden = eventsOf(events, ['discovery-event-accepts-hidden'], seat).map(() => ({ from: DECK, to: goal('') }));
  return [...open, ...drawn, ...hidden];
}

/** Ships that leave on a contract, and that return from one. */
function ofVoyages(earlier: DiscoverySeat, player: DiscoverySeat, seat: number, viewer: number | null): CardAnimation[] {
  const [before, after] = [earlier.contracts, player.contracts];
  const names = (running: typeof before) => running.map((each) => each.contract);
  const begun = after.filter((each) => multisetDifference(names(after), names(before)).includes(each.contract));
  const ended = multisetDifference(names(before), names(after));
  const home = multisetDifference(cardsOf(player.fleet), cardsOf(earlier.fleet));
  return [
    ...begun.flatMap(({ contract, ships }) => ships.map(({ ship }) => ({ from: fleet(seat, viewer, ship), to: card('voyage', contract) }))),
    ...(ended[0] ? home.map((ship) => ({ from: card('voyage', ended[0]!), to: fleet(seat, viewer, ship) })) : []),
    ...ended.map((contract) => ({ from: card('voyage', contract), to: `[data-zone="coins-${seat}"]`, delay: SECOND })),
  ];
}

/** Coins taken from the bank. */
function ofCoins(events: Message[], seat: number): CardAnimation[] {
  return eventsOf(events, ['discovery-event-takes'], seat).map(() => ({ from: '[data-zone="bank"]', to: `[data-zone="coins-${seat}"]` }));
}
