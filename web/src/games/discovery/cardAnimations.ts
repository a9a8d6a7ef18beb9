/** Card animations between two views. */
import type { CardAnimation } from '../../animation/cardAnimations';
import { multisetDifference } from '../../multiset';
import type { Text } from '../../net/types';
import type { SeenWith } from '../gamePlugin';
import { cardsOf, seatIndex } from '../notation';
import { AFTER_CARD, SECOND, THIRD } from './layout';
import type { DiscoverySeat, DiscoveryView } from './view';

type Seen = SeenWith<DiscoveryView>;

const at = (zone: string, index: number | string): string => `[data-zone="${zone}"][data-place="${index}"]`;
const card = (zone: string, name: string): string => `[data-zone="${zone}"][data-card="${name}"]`;

export function cardAnimations(before: Seen, after: Seen, events: Text[]): CardAnimation[] {
  const [old, now] = [before.view, after.view];
  if (!old || !now) return [];
  const ofSeats = now.seats.flatMap((player, seat) => [
    ...ofContracts(old, now, seat, after.you),
    ...ofVoyages(old.seats[seat]!, player, seat, after.you),
    ...ofCoins(events, seat),
  ]);
  return [...ofPurchases(old, now, after.you), ...ofExpeditions(old, now, after.you), ...ofSeats];
}

/** A ship in a fleet: the viewer's are cards, others are chips in their panel. */
const fleet = (seat: number, viewer: number | null, ship: string): string => card(seat === viewer ? 'mine' : `fleet-${seat}`, ship);

/** A ship is bought, the one above it drops, and a new one comes from the first non-empty pile. */
function ofPurchases(old: DiscoveryView, now: DiscoveryView, viewer: number | null): CardAnimation[] {
  const buyer = now.seats.findIndex((player, seat) => multisetDifference(cardsOf(player.idle), cardsOf(old.seats[seat]!.idle)).length > 0 && isPaid(old.seats[seat]!, player));
  if (buyer < 0) return [];
  const pile = old.piles.findIndex((count) => count > 0);
  return old.purchase_row.flatMap((sold, slot) => {
    const isSold = sold && (old.piles.some((count, number) => count !== now.piles[number]) || !now.filling_row[slot]) && JSON.stringify([old.purchase_row[slot], old.filling_row[slot]]) !== JSON.stringify([now.purchase_row[slot], now.filling_row[slot]]);
    if (!isSold) return [];
    return [
      { from: at('purchase', slot), to: fleet(buyer, viewer, sold.ship) },
      ...(now.purchase_row[slot] ? [{ from: at('filling', slot), to: at('purchase', slot), delay: SECOND }] : []),
      ...(now.filling_row[slot] ? [{ from: at('pile', pile), to: at('filling', slot), delay: THIRD }] : []),
    ];
  });
}

/** Ships that return from contracts were not bought. */
const isPaid = (earlier: DiscoverySeat, player: DiscoverySeat): boolean => earlier.contracts.length === player.contracts.length;

function ofExpeditions(old: DiscoveryView, now: DiscoveryView, viewer: number | null): CardAnimation[] {
  return now.expeditions.flatMap((expedition, index) =>
    expedition.ships.slice(old.expeditions[index]!.ships.length).map(({ owner, ship }) => ({ from: fleet(seatIndex(owner), viewer, ship), to: at('expedition', index) })),
  );
}

/** A contract accepted from the display or the deck; the deck fills the gap. */
function ofContracts(old: DiscoveryView, now: DiscoveryView, seat: number, viewer: number | null): CardAnimation[] {
  if (now.seats[seat]!.hand_size <= old.seats[seat]!.hand_size) return [];
  const goal = (name: string) => (seat === viewer ? card('mine', name) : `[data-zone="hand-${seat}"]`);
  const index = old.display.findIndex((each, number) => each?.contract !== now.display[number]?.contract);
  if (index >= 0) {
    const taken = old.display[index]!.contract;
    return [{ from: at('display', index), to: goal(taken) }, ...(now.display[index] ? [{ from: card('display', 'deck'), to: at('display', index), delay: AFTER_CARD }] : [])];
  }
  const [drawn] = multisetDifference(cardsOf(now.seats[seat]!.hand), cardsOf(old.seats[seat]!.hand));
  return [{ from: card('display', 'deck'), to: goal(drawn ?? '') }];
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
function ofCoins(events: Text[], seat: number): CardAnimation[] {
  const isTaken = events.some(({ id, args }) => id === 'discovery-event-takes' && (args?.seat as { seat: number }).seat === seat);
  return isTaken ? [{ from: '[data-zone="bank"]', to: `[data-zone="coins-${seat}"]` }] : [];
}
