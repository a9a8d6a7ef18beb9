/** The table while the events of a move are told. */
import type { Message, Name } from '../../net/types';
import { cardIn, cardsIn, eventsOf } from '../events';
import { cardsOf, seatIndex } from '../notation';
import { colourOf } from './eventPlaces';
import type { CarthageSeat, CarthageView } from './view';

const CARD = 'carthage-card-';
const EVENT = 'carthage-event-';
const REFILL = ['reshuffle', 'farm-to-market', 'new-market', 'new-farm'].map((name) => EVENT + name);

/** A card is taken, or goods are bought and paid for; then each ship sails with its event, then Market and Farm are refilled, row by row. What is sold or raided lies in the stocks until all
 * of that has been told, beside the earlier tokens and points, and ships are where they lie before they return. */
export function moments(before: CarthageView, after: CarthageView, events: Message[], isScored: boolean): { from: number; view: CarthageView }[] {
  const sails = events.flatMap((event, from) => (event.id === `${EVENT}ship-sails` ? [{ from, ship: colourOf(event.args!.ship as Name) }] : []));
  const refilled = events.findIndex(({ id }) => REFILL.includes(id));
  if (!sails.length && !isScored && refilled <= 0) return [];
  const returning = Object.fromEntries(eventsOf(events, [`${EVENT}ship-returns`]).map(({ args }) => [colourOf(args!.ship as Name), args!.start as number]));
  const changes = [
    ...sails.map(({ from, ship }) => ({ from, change: (view: CarthageView) => ({ ...view, ships: { ...view.ships, [ship]: returning[ship] ?? after.ships[ship] } }) })),
    ...events.flatMap(({ id }, from) => (REFILL.includes(id) ? [{ from, change: (view: CarthageView) => ({ ...view, ...refilledUpTo(from, before, after, events) }) }] : [])),
  ].sort((one, other) => one.from - other.from);
  const found = [{ from: 0, view: bought(before, after, events) }];
  for (const { from, change } of changes) found.push({ from, view: change(found.at(-1)!.view) });
  return found.map(({ from, view }) => ({ from, view: priced(view, after) }));
}

/** Prices are known of the Market before and after the move; for one that is still to be refilled there is none. */
const priced = (view: CarthageView, after: CarthageView): CarthageView =>
  view.market === after.market ? view : { ...view, seats: view.seats.map((seat) => ({ ...seat, price: 0 })) };

/** The rows and the pile after an event of a refill: without the cards that are still to come. */
function refilledUpTo(from: number, before: CarthageView, after: CarthageView, events: Message[]): Pick<CarthageView, 'market' | 'farm' | 'pile_size'> {
  const later = events.slice(from + 1);
  const [market, farm] = ['new-market', 'new-farm'].map((name) => eventsOf(later, [EVENT + name]).flatMap((event) => cardsIn(event, CARD))) as [string[], string[]];
  const isOldPile = eventsOf(later, [`${EVENT}reshuffle`]).length > 0;
  return {
    market: withoutBought(after.market, market, null), farm: withoutBought(after.farm, farm, null),
    pile_size: isOldPile ? before.pile_size : after.pile_size + market.length + farm.length,
  };
}

/** The table after paying, or after a card was taken. */
function bought(before: CarthageView, after: CarthageView, events: Message[]): CarthageView {
  const goodsOf = (seat: number): string[] => eventsOf(events, [`${EVENT}goods`], seat).flatMap((event) => cardsIn(event, CARD));
  const seats = before.seats.map((seat, index) => {
    const { hand, hand_size, coins, affordable, available, price, marker, reserved } = after.seats[index]!;
    return { ...seat, hand, hand_size, coins, affordable, available, price, marker, reserved, goods: [...cardsOf(seat.goods), ...goodsOf(index)].join(' ') } as CarthageSeat;
  });
  const takenBy = (seat: number): string[] => eventsOf(events, [`${EVENT}takes`, `${EVENT}takes-reserved`], seat).map((event) => cardIn(event, CARD));
  const market = before.seats.reduce((row, _, seat) => withoutBought(row, [...goodsOf(seat), ...takenBy(seat)], seat), before.market);
  return { ...before, seats, market, discard_size: after.discard_size, discard_top: after.discard_top };
}

/** A row without the cards that a player bought or took; what others reserved stays. */
function withoutBought(row: string, cards: string[], buyer: number | null): string {
  const rest = [...cards];
  const stays = (card: string): boolean => {
    const [kind, owner] = card.split('@') as [string, string?];
    const index = owner && seatIndex(owner) !== buyer ? -1 : rest.indexOf(kind);
    return index < 0 || !rest.splice(index, 1).length;
  };
  return cardsOf(row).filter(stays).join(' ');
}
