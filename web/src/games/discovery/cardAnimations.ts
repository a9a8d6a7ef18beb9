/** Which cards travel where when one view becomes the next. */
import type { CardAnimation } from '../../animation/cardAnimations';
import type { Seen } from '../../net/types';
import { fleetOf, listed, runningOf, seatOf, type PlayerState, type View } from './view';

/** What is in the first list and not in the second, copy by copy. */
function missing(before: string[], after: string[]): string[] {
  const left = [...after];
  return before.filter((card) => {
    const place = left.indexOf(card);
    if (place < 0) return true;
    left.splice(place, 1);
    return false;
  });
}

const at = (zone: string, place: number | string): string => `[data-zone="${zone}"][data-place="${place}"]`;
const card = (zone: string, name: string): string => `[data-zone="${zone}"][data-card="${name}"]`;

export function cardAnimations(before: Seen, after: Seen): CardAnimation[] {
  const [old, now] = [before.view as View | null, after.view as View | null];
  if (!old || !now) return [];
  const ofSeats = now.seats.flatMap((place, seat) => [
    ...ofContracts(old, now, seat, after.you),
    ...ofVoyages(old.seats[seat]!, place, seat, after.you),
    ...ofCoins(old.seats[seat]!, place, seat),
  ]);
  return [...ofPurchases(old, now, after.you), ...ofExpeditions(old, now, after.you), ...ofSeats];
}

/** Where ships of a player lie: mine as cards, those of others in their panel. */
const fleet = (seat: number, viewer: number | null, ship: string): string => card(seat === viewer ? 'mine' : `fleet-${seat}`, ship);

/** A ship is bought, the one above it drops, and a new one comes from the first pile that is not empty. */
function ofPurchases(old: View, now: View, viewer: number | null): CardAnimation[] {
  const buyer = now.seats.findIndex((place, seat) => missing(listed(place.idle), listed(old.seats[seat]!.idle)).length > 0 && isPaid(old.seats[seat]!, place));
  if (buyer < 0) return [];
  const pile = old.piles.findIndex((count) => count > 0);
  return old.purchase_row.flatMap((sold, slot) => {
    const isSold = sold && (old.piles.some((count, number) => count !== now.piles[number]) || !now.filling_row[slot]) && JSON.stringify([old.purchase_row[slot], old.filling_row[slot]]) !== JSON.stringify([now.purchase_row[slot], now.filling_row[slot]]);
    if (!isSold) return [];
    return [
      { from: at('purchase', slot), to: fleet(buyer, viewer, sold.ship) },
      ...(now.purchase_row[slot] ? [{ from: at('filling', slot), to: at('purchase', slot), delay: 120 }] : []),
      ...(now.filling_row[slot] ? [{ from: at('pile', pile), to: at('filling', slot), delay: 240 }] : []),
    ];
  });
}

/** Ships come home from contracts without costing anything. */
const isPaid = (earlier: PlayerState, place: PlayerState): boolean => earlier.running.length === place.running.length;

function ofExpeditions(old: View, now: View, viewer: number | null): CardAnimation[] {
  return now.expeditions.flatMap((here, place) =>
    here.ships.slice(old.expeditions[place]!.ships.length).map(({ owner, ship }) => ({ from: fleet(seatOf(owner), viewer, ship), to: at('expedition', place) })),
  );
}

/** A contract that is accepted, openly or unseen; the place it leaves is filled from the deck. */
function ofContracts(old: View, now: View, seat: number, viewer: number | null): CardAnimation[] {
  if (now.seats[seat]!.hand_size <= old.seats[seat]!.hand_size) return [];
  const goal = (name: string) => (seat === viewer ? card('mine', name) : `[data-zone="hand-${seat}"]`);
  const place = old.display.findIndex((each, number) => each?.contract !== now.display[number]?.contract);
  if (place >= 0) {
    const taken = old.display[place]!.contract;
    return [{ from: at('display', place), to: goal(taken) }, ...(now.display[place] ? [{ from: card('display', 'deck'), to: at('display', place), delay: 160 }] : [])];
  }
  const [drawn] = missing(listed(now.seats[seat]!.hand), listed(old.seats[seat]!.hand));
  return [{ from: card('display', 'deck'), to: goal(drawn ?? '') }];
}

/** Ships that leave on a contract, and that come home from one. */
function ofVoyages(earlier: PlayerState, place: PlayerState, seat: number, viewer: number | null): CardAnimation[] {
  const [before, after] = [earlier.running.map(runningOf), place.running.map(runningOf)];
  const names = (running: typeof before) => running.map((each) => each.contract);
  const begun = after.filter((each) => missing(names(after), names(before)).includes(each.contract));
  const ended = missing(names(before), names(after));
  const home = missing(fleetOf(place), fleetOf(earlier));
  return [
    ...begun.flatMap(({ contract, ships }) => ships.map(({ ship }) => ({ from: fleet(seat, viewer, ship), to: card('voyage', contract) }))),
    ...(ended[0] ? home.map((ship) => ({ from: card('voyage', ended[0]!), to: fleet(seat, viewer, ship) })) : []),
    ...ended.map((contract) => ({ from: card('voyage', contract), to: `[data-zone="coins-${seat}"]`, delay: 120 })),
  ];
}

/** Coins that are spent or taken: one of them is seen to go. */
function ofCoins(earlier: PlayerState, place: PlayerState, seat: number): CardAnimation[] {
  const isTaken = earlier.coins !== undefined && place.coins === earlier.coins + 2 && earlier.running.length === place.running.length;
  return isTaken ? [{ from: '[data-zone="bank"]', to: `[data-zone="coins-${seat}"]` }] : [];
}
