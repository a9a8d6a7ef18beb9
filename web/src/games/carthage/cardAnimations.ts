/** Card animations between two views. */
import type { Seen } from '../../net/types';
import type { CardAnimation } from '../../animation/cardAnimations';
import { multisetDifference } from '../../multiset';
import { cardsOf } from '../notation';
import { available, colourOf, COLOURS, rowOf, saleOf, valueOf, type PlayerState, type View } from './view';

const kinds = (row: string): string[] => rowOf(row).map((card) => card.kind);
const goodsOf = (player: PlayerState): string[] => [...cardsOf(player.goods), ...cardsOf(player.stored)];
const at = (zone: string, kind: string): string => `[data-zone="${zone}"][data-card="${kind}"]`;
const PILE = '[data-zone="pile"] .back';
const DISCARD = '[data-zone="discard"]';

export function cardAnimations(before: Seen, after: Seen): CardAnimation[] {
  const [old, now] = [before.view as View | null, after.view as View | null];
  if (!old || !now) return [];
  const buyer = buyerOf(old, now, before.actor);
  const ofSeats = now.seats.flatMap((_, seat) => [...ofGoods(old, now, seat, after.you, buyer), ...ofHand(old, now, seat, after.you)]);
  return [...ofSeats, ...ofRefill(old, now), ...ofShips(old, now)];
}

/** The buyer, if the move was a purchase; outside raids, a shrinking hand means one. */
function buyerOf(old: View, now: View, actor: number | null): number | null {
  if (actor === null || !['action', 'pay'].includes(old.phase)) return null;
  return now.seats[actor]!.hand_size < old.seats[actor]!.hand_size ? actor : null;
}

/** Goods bought, sold or lost. Goods sold at once never appear in the stock. */
function ofGoods(old: View, now: View, seat: number, viewer: number | null, buyer: number | null): CardAnimation[] {
  const [earlier, player] = [old.seats[seat]!, now.seats[seat]!];
  const arrived = multisetDifference(goodsOf(player), goodsOf(earlier));
  const gone = multisetDifference(goodsOf(earlier), goodsOf(player)).map((kind) => ({ kind, from: at(`goods-${seat}`, kind) }));
  const passing = seat === buyer ? multisetDifference(available(old, seat), arrived).map((kind) => ({ kind, from: at('market', kind) })) : [];
  const stock = (kind: string) => (seat === viewer ? at(`goods-${seat}`, kind) : `[data-zone="stock-${seat}-${colourOf(kind)}"]`);
  return [
    ...arrived.map((kind) => ({ from: at('market', kind), to: stock(kind) })),
    ...COLOURS.flatMap((colour) => {
      const cards = [...gone, ...passing].filter((card) => colourOf(card.kind) === colour).sort((one, other) => valueOf(one.kind) - valueOf(other.kind));
      const isSold = player.tokens[colour] > earlier.tokens[colour];
      const points = isSold && cards.length ? saleOf(cards.map((card) => card.kind), earlier.tokens[colour]).points : 0;
      return cards.map(({ from }, number) => ({ from, to: number < points ? `[data-zone="trader-${seat}"]` : DISCARD, delay: 200 }));
    }),
  ];
}

/** Hand cards paid, taken, or used to store goods. A hidden hand is animated as a single coin. */
function ofHand(old: View, now: View, seat: number, viewer: number | null): CardAnimation[] {
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
function ofRefill(old: View, now: View): CardAnimation[] {
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

function ofShips(old: View, now: View): CardAnimation[] {
  return COLOURS.filter((colour) => old.ships[colour] !== now.ships[colour]).map((colour) => {
    const ship = `[data-ship="${colour}"]`;
    return { from: ship, to: ship, delay: 160 };
  });
}
