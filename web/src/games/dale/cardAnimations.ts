/** Card animations between two views. */
import type { CardAnimation } from '../../animation/cardAnimations';
import { multisetDifference } from '../../multiset';
import type { SeenWith } from '../gamePlugin';
import { cardsOf, seatIndex } from '../notation';
import { CONSEQUENCES } from './layout';
import type { DaleSeat, DaleView } from './view';

type Seen = SeenWith<DaleView>;

const zone = (name: string): string => `[data-zone="${name}"]`;
const slotAt = (slot: number): string => `${zone('market')}[data-place="${slot}"]`;
/** A slot with its price, which belongs to the card. */
const pricedSlotAt = (slot: number): string => `.market [data-slot="${slot}"]`;
const MARKET_DECK = zone('market-deck');
const MARKET_DISCARD = zone('market-discard');

export function cardAnimations(before: Seen, after: Seen): CardAnimation[] {
  const [old, now] = [before.view, after.view];
  if (!old || !now) return [];
  const ofSeats = now.seats.flatMap((_, seat) => [...ofDiscards(old, now, seat, after.you), ...ofStall(old, now, seat, after.you), ...ofDraws(old, now, seat, after.you)]);
  return [...ofPurchase(old, now, after.you), ...ofSeats, ...ofTheft(old, now, after.you), ...ofMarket(old, now)];
}

/** A card in a hand; opponents' hands are a single element. */
const inHand = (seat: number, viewer: number | null, code: string): string =>
  seat === viewer ? `${zone('hand-card')}[data-card="${code}"]` : zone(`hand-${seat}`);

/** Cards that leave the market for the buyer's hand, or for the market's discard pile. The next price is already below them: theirs go along. */
function ofPurchase(old: DaleView, now: DaleView, viewer: number | null): CardAnimation[] {
  const thrown = multisetDifference(cardsOf(now.market_discard), cardsOf(old.market_discard));
  const left = old.market.flatMap((offer, slot) => (offer && now.market[slot]?.card !== offer.card ? [{ code: offer.card, slot }] : []));
  const staying = now.market.flatMap((offer) => offer?.card ?? []);
  return left.flatMap(({ code, slot }) => {
    const index = staying.indexOf(code);
    if (index >= 0) {
      staying.splice(index, 1); // it only slides to another slot
      return [];
    }
    if (thrown.includes(code)) return [{ from: pricedSlotAt(slot), to: MARKET_DISCARD }];
    return [{ from: pricedSlotAt(slot), to: inHand(seatIndex(old.active), viewer, code) }];
  });
}

/** Cards paid, discarded or played end on the discard pile. */
function ofDiscards(old: DaleView, now: DaleView, seat: number, viewer: number | null): CardAnimation[] {
  const [earlier, player] = [old.seats[seat]!, now.seats[seat]!];
  return multisetDifference(cardsOf(player.discard), cardsOf(earlier.discard)).map((code) => ({
    from: code === old.in_play ? zone('in-play') : inHand(seat, viewer, code),
    to: zone(`discard-${seat}`),
  }));
}

const stackCards = (player: DaleSeat): string[][] => player.stall.map(cardsOf);

function ofStall(old: DaleView, now: DaleView, seat: number, viewer: number | null): CardAnimation[] {
  const earlier = stackCards(old.seats[seat]!);
  return stackCards(now.seats[seat]!).flatMap((stack, number) =>
    multisetDifference(stack, earlier[number] ?? []).map((code) => ({ from: inHand(seat, viewer, code), to: zone(`stack-${seat}-${number + 1}`) })),
  );
}

/** Cards drawn; for opponents, only that the hand has grown. */
function ofDraws(old: DaleView, now: DaleView, seat: number, viewer: number | null): CardAnimation[] {
  const [earlier, player] = [old.seats[seat]!, now.seats[seat]!];
  if (player.deck_size >= earlier.deck_size) return [];
  const deck = zone(`deck-${seat}`);
  if (seat !== viewer) return player.hand_size > earlier.hand_size ? [{ from: deck, to: zone(`hand-${seat}`), delay: CONSEQUENCES }] : [];
  const drawn = multisetDifference(cardsOf(player.hand), cardsOf(earlier.hand)).slice(0, earlier.deck_size - player.deck_size);
  return drawn.map((code) => ({ from: deck, to: inHand(seat, viewer, code), delay: CONSEQUENCES }));
}

/** A card stolen from a discard pile. */
function ofTheft(old: DaleView, now: DaleView, viewer: number | null): CardAnimation[] {
  const thief = seatIndex(old.active);
  return now.seats.flatMap((player, seat) => {
    const [earlier, later] = [cardsOf(old.seats[seat]!.discard), cardsOf(player.discard)];
    const isStolen = later.length === earlier.length - 1 && now.seats[thief]!.hand_size > old.seats[thief]!.hand_size - 1 && seat !== thief;
    return isStolen ? [{ from: zone(`discard-${seat}`), to: inHand(thief, viewer, earlier.at(-1)!) }] : [];
  });
}

/** Market cards slide to cheaper slots, and new ones come from the deck. */
function ofMarket(old: DaleView, now: DaleView): CardAnimation[] {
  const left = old.market.map((offer) => offer?.card ?? null);
  return now.market.flatMap((offer, slot) => {
    if (!offer || left[slot] === offer.card) return [];
    const from = left.findIndex((code, index) => code === offer.card && index > slot && now.market[index]?.card !== code);
    if (from < 0) return [{ from: MARKET_DECK, to: slotAt(slot), delay: CONSEQUENCES }];
    left[from] = null;
    return [{ from: pricedSlotAt(from), to: pricedSlotAt(slot), delay: CONSEQUENCES }];
  });
}
