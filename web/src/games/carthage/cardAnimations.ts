/** Card animations between two views. */
import type { CardAnimation } from '../../animation/cardAnimations';
import { multisetDifference } from '../../multiset';
import type { Text, Thing } from '../../net/types';
import type { SeenWith } from '../gamePlugin';
import { cardsOf } from '../notation';
import { COLOURS } from './palette';
import { faceOf, rowOf, type CarthageSeat, type CarthageView } from './view';

type Seen = SeenWith<CarthageView>;

const kinds = (row: string): string[] => rowOf(row).map((card) => card.kind);
const goodsOf = (player: CarthageSeat): string[] => [...cardsOf(player.goods), ...cardsOf(player.stored)];
const at = (zone: string, kind: string): string => `[data-zone="${zone}"][data-card="${kind}"]`;
const PILE = '[data-zone="pile"] .back';
const DISCARD = '[data-zone="discard"]';

export function cardAnimations(before: Seen, after: Seen, events: Text[]): CardAnimation[] {
  const [old, now] = [before.view, after.view];
  if (!old || !now) return [];
  const buyer = buyerOf(old, now, before.actor);
  const ofSeats = now.seats.flatMap((_, seat) => [
    ...ofGoods(old, now, seat, after.you, buyer, victoryCards(events, seat)),
    ...ofHand(old, now, seat, after.you),
  ]);
  return [...ofSeats, ...ofRefill(old, now), ...ofShips(old, now)];
}

/** The buyer, if the move was a purchase; outside raids, a shrinking hand means one. */
function buyerOf(old: CarthageView, now: CarthageView, actor: number | null): number | null {
  if (actor === null || !['action', 'pay'].includes(old.phase)) return null;
  return now.seats[actor]!.hand_size < old.seats[actor]!.hand_size ? actor : null;
}

/** The cards that a player put under the trader. */
function victoryCards(events: Text[], seat: number): string[] {
  const mine = events.filter(({ id, args }) => id === 'carthage-event-victory-cards' && (args?.seat as { seat: number }).seat === seat);
  return mine.flatMap(({ args }) => (args!.cards as Thing[]).flatMap(({ id, count = 1 }) => Array<string>(count).fill(id.slice('carthage-card-'.length))));
}

/** Goods bought, sold or lost. Goods sold at once never appear in the stock. */
function ofGoods(old: CarthageView, now: CarthageView, seat: number, viewer: number | null, buyer: number | null, under: string[]): CardAnimation[] {
  const [earlier, player] = [old.seats[seat]!, now.seats[seat]!];
  const arrived = multisetDifference(goodsOf(player), goodsOf(earlier));
  const gone = multisetDifference(goodsOf(earlier), goodsOf(player)).map((kind) => ({ kind, from: at(`goods-${seat}`, kind) }));
  const passing = seat === buyer ? multisetDifference(cardsOf(earlier.available), arrived).map((kind) => ({ kind, from: at('market', kind) })) : [];
  const stock = (kind: string) => (seat === viewer ? at(`goods-${seat}`, kind) : `[data-zone="stock-${seat}-${faceOf(kind).colour}"]`);
  const trader = [...under];
  const isVictoryCard = (kind: string): boolean => trader.includes(kind) && trader.splice(trader.indexOf(kind), 1).length > 0;
  return [
    ...arrived.map((kind) => ({ from: at('market', kind), to: stock(kind) })),
    ...[...gone, ...passing].map(({ kind, from }) => ({ from, to: isVictoryCard(kind) ? `[data-zone="trader-${seat}"]` : DISCARD, delay: 200 })),
  ];
}

/** Hand cards paid, taken, or used to store goods. A hidden hand is animated as a single coin. */
function ofHand(old: CarthageView, now: CarthageView, seat: number, viewer: number | null): CardAnimation[] {
  const [earlier, player] = [old.seats[seat]!, now.seats[seat]!];
  const own = seat === viewer;
  const left = multisetDifference(kinds(old.market), kinds(now.market));
  if (player.hand_size > earlier.hand_size && left.length === 1) {
    return [{ from: at('market', left[0]!), to: own ? at('hand-card', left[0]!) : `[data-zone="hand-${seat}"]` }];
  }
  if (earlier.hand !== undefined && player.hand !== undefined) {
    return multisetDifference(cardsOf(earlier.hand), cardsOf(player.hand)).map((kind) => ({ from: at(own ? 'hand-card' : `held-${seat}`, kind), to: DISCARD }));
  }
  return player.hand_size < earlier.hand_size ? [{ from: `[data-zone="hand-${seat}"] dt`, to: DISCARD }] : [];
}

/** The whole Farm moves up and new cards come from the pile. Only reserved Market cards survive a refill. */
function ofRefill(old: CarthageView, now: CarthageView): CardAnimation[] {
  const [farm, dealt] = [kinds(old.farm), kinds(now.farm)];
  if (!multisetDifference(farm, dealt).length && !multisetDifference(dealt, farm).length) return [];
  const reserved = cardsOf(old.market).filter((card) => card.includes('@') && cardsOf(now.market).includes(card));
  const added = multisetDifference(kinds(now.market), [...farm, ...kinds(reserved.join(' '))]);
  return [
    ...farm.map((kind) => ({ from: at('farm', kind), to: at('market', kind), delay: 120 })),
    ...added.map((kind) => ({ from: PILE, to: at('market', kind), delay: 240 })),
    ...dealt.map((kind) => ({ from: PILE, to: at('farm', kind), delay: 240 })),
  ];
}

function ofShips(old: CarthageView, now: CarthageView): CardAnimation[] {
  return COLOURS.filter((colour) => old.ships[colour] !== now.ships[colour]).map((colour) => {
    const ship = `[data-ship="${colour}"]`;
    return { from: ship, to: ship, delay: 160 };
  });
}
