/** Card animations between two views: what moved is in the events, where it is shown in the views. */
import type { CardAnimation } from '../../animation/cardAnimations';
import { multisetDifference } from '../../multiset';
import type { Message } from '../../net/types';
import { cardIn, cardsIn, eventsOf } from '../events';
import type { SeenWith } from '../gamePlugin';
import { cardsOf } from '../notation';
import { COLOURS } from './palette';
import { faceOf, type CarthageSeat, type CarthageView } from './view';

type Seen = SeenWith<CarthageView>;

const CARD = 'carthage-card-';
const goodsOf = (player: CarthageSeat): string[] => [...cardsOf(player.goods), ...cardsOf(player.stored)];
const at = (zone: string, kind: string): string => `[data-zone="${zone}"][data-card="${kind}"]`;
const PILE = '[data-zone="pile"] .back';
const DISCARD = '[data-zone="discard"]';

export function cardAnimations(before: Seen, after: Seen, events: Message[]): CardAnimation[] {
  const [old, now] = [before.view, after.view];
  if (!old || !now) return [];
  const ofSeats = now.seats.flatMap((_, seat) => [...ofGoods(old, now, seat, after.you, events), ...ofHand(old, now, seat, after.you, events)]);
  return [...ofSeats, ...ofRefill(events), ...ofShips(old, now)];
}

/** The cards of all events of a kind. */
const named = (events: Message[], event: string, seat?: number): string[] => eventsOf(events, [`carthage-event-${event}`], seat).flatMap((each) => cardsIn(each, CARD));

/** Goods bought, sold or lost. Goods sold at once never appear in the stock. */
function ofGoods(old: CarthageView, now: CarthageView, seat: number, viewer: number | null, events: Message[]): CardAnimation[] {
  const [earlier, player] = [old.seats[seat]!, now.seats[seat]!];
  const arrived = multisetDifference(goodsOf(player), goodsOf(earlier));
  const gone = multisetDifference(goodsOf(earlier), goodsOf(player)).map((kind) => ({ kind, from: at(`goods-${seat}`, kind) }));
  const passing = multisetDifference(named(events, 'goods', seat), arrived).map((kind) => ({ kind, from: at('market', kind) }));
  const stock = (kind: string) => (seat === viewer ? at(`goods-${seat}`, kind) : `[data-zone="stock-${seat}-${faceOf(kind).colour}"]`);
  const trader = named(events, 'victory-cards', seat);
  const isVictoryCard = (kind: string): boolean => trader.includes(kind) && trader.splice(trader.indexOf(kind), 1).length > 0;
  return [
    ...arrived.map((kind) => ({ from: at('market', kind), to: stock(kind) })),
    ...[...gone, ...passing].map(({ kind, from }) => ({ from, to: isVictoryCard(kind) ? `[data-zone="trader-${seat}"]` : DISCARD, delay: 200 })),
  ];
}

/** Hand cards paid, taken, or used to store goods. A hidden hand is animated as a single coin. */
function ofHand(old: CarthageView, now: CarthageView, seat: number, viewer: number | null, events: Message[]): CardAnimation[] {
  const [earlier, player] = [old.seats[seat]!, now.seats[seat]!];
  const own = seat === viewer;
  const [taken] = eventsOf(events, ['carthage-event-takes', 'carthage-event-takes-reserved'], seat).map((each) => cardIn(each, CARD));
  if (taken) return [{ from: at('market', taken), to: own ? at('hand-card', taken) : `[data-zone="hand-${seat}"]` }];
  if (earlier.hand !== undefined && player.hand !== undefined) {
    return multisetDifference(cardsOf(earlier.hand), cardsOf(player.hand)).map((kind) => ({ from: at(own ? 'hand-card' : `held-${seat}`, kind), to: DISCARD }));
  }
  return player.hand_size < earlier.hand_size ? [{ from: `[data-zone="hand-${seat}"] dt`, to: DISCARD }] : [];
}

/** Farm cards move up, and new cards come from the pile. */
function ofRefill(events: Message[]): CardAnimation[] {
  return [
    ...named(events, 'farm-to-market').map((kind) => ({ from: at('farm', kind), to: at('market', kind), delay: 120 })),
    ...named(events, 'new-market').map((kind) => ({ from: PILE, to: at('market', kind), delay: 240 })),
    ...named(events, 'new-farm').map((kind) => ({ from: PILE, to: at('farm', kind), delay: 240 })),
  ];
}

function ofShips(old: CarthageView, now: CarthageView): CardAnimation[] {
  return COLOURS.filter((colour) => old.ships[colour] !== now.ships[colour]).map((colour) => {
    const ship = `[data-ship="${colour}"]`;
    return { from: ship, to: ship, delay: 160, isUnique: true };
  });
}
