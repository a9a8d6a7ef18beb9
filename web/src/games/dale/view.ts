/** Reading the server's view: the hand, the choices and their cards. Everything that follows from the rules is in the view itself. */
import { describedGame } from '../description';
import type { BoardProps } from '../gamePlugin';
import type { LogLine, Offer, PlayerRef } from '../../net/types';
import type { MadeChoice } from '../../table/session.svelte';
import { cardsOf, indexOf, seatIndex, withCopies } from '../notation';
import { RECENT_LINES } from './layout';
import type { DaleCard, DaleDescription, DaleSeat, DaleView, Model, OpenCard } from './view.generated';

export type { DaleDescription, DaleSeat, DaleView };
export type Board = BoardProps<DaleView, DaleDescription>;
export type Deck = keyof DaleDescription['decks'];
/** The set of a card; junk belongs to no deck. */
export type Folk = DaleCard['deck'];

/** Cards, decks and the length of a stall do not depend on options. */
export const description = (): DaleDescription => describedGame('dale') as DaleDescription;
export const faceOf = (code: string): DaleCard => description().cards[code]!;
/** The numbers of the stacks in a stall, from 1. */
export const stackNumbers = (): number[] => Array.from({ length: description().stacks }, (_, index) => index + 1);

export const topOf = (pile: string): string | null => cardsOf(pile).at(-1) ?? null;
export const isKnown = (cards: string): boolean => cards !== '' && !cards.includes('?');

/** The phrases of a few words: lines break between them first. Letters stay with the next word, numbers with the one before. */
export const phrasesOf = (text: string): string[] => text.replace(/(?<!\S)(\p{L}) | (?=[+±]?\d)/gu, '$1\u00a0').split(/(?<=[,?]) /);

export const ACTIONS = ['technique', 'stall', 'market', 'inventory'] as const satisfies DaleView['action'][];
export type Action = (typeof ACTIONS)[number];

/** Whether an offer starts an action. */
export function beginsAction(action: Action, { say }: Offer): boolean {
  if (action === 'technique') return say.startsWith('play ');
  if (action === 'market') return say.startsWith('buy ');
  return say === (action === 'stall' ? 'build' : 'tidy');
}

/** Whether an offer uses an ability of a card, which costs no action. */
export const usesAbility = ({ say }: Offer): boolean => /^(roll|reveal) /.test(say);

/** A hand card: its reference in notations, the printed card, and its open state. */
export interface HandCard {
  reference: string;
  card: string;
  /** Number among equal cards, from 0. */
  copy: number;
  open: OpenCard | null;
}

/** The viewer's hand; open cards come last. */
export function handOf(view: DaleView, seat: number): HandCard[] {
  const held = cardsOf(view.seats[seat]!.hand).map((card) => ({ reference: card, card, open: null }));
  const opened = seatIndex(view.active) === seat ? view.open : [];
  return withCopies([...held, ...opened.map((open, index) => ({ reference: `open${index + 1}`, card: open.card, open }))], ({ reference }) => reference);
}

/** The other cards that a card of the active player's hand would be a copy of if it were used now, each once. */
export const modelsAt = (view: DaleView, reference: string, card: string): Model[] =>
  (view.copies?.[reference] ?? []).filter((model, index, all) => model.card !== card && all.findIndex((other) => other.card === model.card && other.value === model.value) === index);

/** The same for a card in a hand; none once it is decided what it is. */
export const modelsOf = (view: DaleView, seat: number, { reference, card, open }: HandCard): Model[] =>
  seatIndex(view.active) === seat && (!open || open.undecided) ? modelsAt(view, reference, card) : [];

/** A hand card in its place; the key stays while the card is in the hand. */
export interface PlacedCard extends HandCard {
  key: string;
}

/** Equal cards in the order in which they are used: those that were clicked, then from the first to the last. */
export function inOrderOfUse(equal: PlacedCard[], clicked: readonly string[]): PlacedCard[] {
  const rank = ({ key }: PlacedCard): number => (clicked.includes(key) ? clicked.indexOf(key) : clicked.length);
  return [...equal].sort((one, other) => rank(one) - rank(other));
}

/** The hand with its cards where they were; new ones join at the end. Of equal cards those that were clicked go, then the first ones. */
export function keepPlaces(before: PlacedCard[], hand: HandCard[], newKey: () => string, clicked: readonly string[] = []): PlacedCard[] {
  const left = [...hand];
  const kept = new Map<string, HandCard>();
  const keep = (isSame: (place: PlacedCard, held: HandCard) => boolean): void => {
    for (const place of inOrderOfUse(before, clicked).reverse()) {
      const index = kept.has(place.key) ? -1 : left.findIndex((held) => isSame(place, held));
      if (index >= 0) kept.set(place.key, left.splice(index, 1)[0]!);
    }
  };
  keep((place, held) => place.card === held.card && place.reference === held.reference);
  keep((place, held) => place.card === held.card);
  const placed = before.flatMap(({ key }) => (kept.has(key) ? [{ ...kept.get(key)!, key }] : []));
  return withCopies([...placed, ...left.map((held) => ({ ...held, key: newKey() }))], ({ reference }) => reference);
}

/** The cards in the order of the hand as the server gives it. */
export function sortHand(placed: PlacedCard[], hand: HandCard[]): PlacedCard[] {
  return hand.map(({ reference, copy }) => placed.find((held) => held.reference === reference && held.copy === copy)!);
}

const HAND_VERBS = ['play', 'roll', 'reveal', 'card'];
export const notationsFor = (held: HandCard): string[] => HAND_VERBS.map((verb) => `${verb} ${held.reference}`);

/** The picks that use cards of the hand, by the keys of the cards: the card that was clicked, for other picks the first one that is left. */
export function usesOf(hand: PlacedCard[], picks: readonly MadeChoice[]): Map<string, MadeChoice> {
  const uses = new Map<string, MadeChoice>();
  const use = (pick: MadeChoice, isMeant: (held: PlacedCard) => boolean): boolean => {
    const held = hand.find((each) => isMeant(each) && !uses.has(each.key) && notationsFor(each).includes(pick.say));
    if (held) uses.set(held.key, pick);
    return !!held;
  };
  const others = picks.filter((pick) => !use(pick, ({ key }) => key === pick.place));
  for (const pick of others) use(pick, () => true);
  return uses;
}

/** The picks that throw away cards that pay, by the keys of the cards. */
export function throwsOf(hand: PlacedCard[], uses: ReadonlyMap<string, MadeChoice>, picks: readonly MadeChoice[]): Map<string, MadeChoice> {
  const thrown = new Map<string, MadeChoice>();
  for (const pick of picks.filter(isThrow)) {
    const held = hand.findLast(({ key, card }) => uses.has(key) && !thrown.has(key) && pick.say === `pick ${card}`);
    if (held) thrown.set(held.key, pick);
  }
  return thrown;
}
/** Whether an offer throws away a card that pays. */
export const isThrow = ({ group }: Offer): boolean => group.id === 'dale-group-pick-junk';

/** Choices that are neither in the hand nor in the market go to the tray: cards, stacks, players, numbers. */
export function belongsInTray({ say }: Offer, hand: HandCard[]): boolean {
  if (say.startsWith('card ')) return !hand.some((held) => say === `card ${held.reference}`);
  return /^(pick|as|stack|number|player) /.test(say);
}

/** The card of an offer, if it has one. */
export function cardOf(view: DaleView, { say }: Offer): string | null {
  const [verb, what] = say.split(' ') as [string, string?];
  if (!what || verb === 'stack' || verb === 'number' || verb === 'player') return null;
  if (what.startsWith('open')) return view.open[indexOf(what)]?.as ?? null;
  if (what === 'top') return topOf(view.seats[seatIndex(view.active)]!.discard);
  return what.startsWith('+') || what === 'discard' ? null : what;
}

export interface Roll {
  seat: number;
  number: number;
  /** Version of the log line. */
  version: number;
}

/** The last die roll of this turn. */
export function lastRoll(log: LogLine[]): Roll | null {
  for (const line of log.slice(-RECENT_LINES).reverse()) {
    for (const text of [...line.texts].reverse()) {
      if (text.id === 'dale-event-turn') return null;
      if (text.id === 'dale-event-rolls') return { seat: (text.args!.seat as PlayerRef).seat, number: text.args!.number as number, version: line.version };
    }
  }
  return null;
}
