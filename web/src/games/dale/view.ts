/** The server's view of a table, and what follows from public information. */
import type { GameView, LogLine, Offer, Person } from '../../net/types';
import { cardsOf, seatIndex } from '../notation';
import { cardFace } from './cards';

export const STACKS = 8;

export interface PlayerState {
  seat: string;
  hand_size: number;
  deck_size: number;
  discard: string;
  stall: string[];
  stacks: number;
  hand?: string;
  /** The known cards on top of the deck, the top card last. */
  deck_top?: string;
}

/** An open card in the active player's hand, which something happened to this turn. */
export interface OpenCard {
  card: string;
  as: string;
  value: number;
  marks: string[];
}

/** A card laid down for a payment or a stack. */
export interface LaidCard {
  card: string;
  as: string;
  value: number;
}

export interface View extends GameView {
  seat: string | null;
  players: number;
  options: Record<string, any>;
  decks: string[];
  turn: number;
  question: string;
  agenda: string[];
  actor: string | null;
  active: string;
  target: string;
  market: ({ card: string; price: number } | null)[];
  market_deck_size: number;
  market_discard: string;
  junk: number;
  in_play: string | null;
  in_play_as: string | null;
  flashy: number;
  open: OpenCard[];
  laid: LaidCard[];
  looked: string;
  seats: PlayerState[];
  purse?: number;
  price?: number;
  asked?: string;
  hidden?: string;
  tidied?: string;
}

export const topOf = (pile: string): string | null => cardsOf(pile).at(-1) ?? null;
export const nextStack = (player: PlayerState): number => Math.min(player.stacks + 1, STACKS);
export const sumOf = (laid: LaidCard[]): number => laid.reduce((sum, card) => sum + card.value, 0);
export const isKnown = (cards: string): boolean => cards !== '' && !cards.includes('?');

/** What the laid cards are for, and the sum they need. */
export function sumGoal(view: View): { purpose: 'payment' | 'stack'; due: number } | null {
  if (view.agenda.includes('purchase') && view.price !== undefined) return { purpose: 'payment', due: view.price };
  if (view.agenda.includes('building')) return { purpose: 'stack', due: nextStack(view.seats[seatIndex(view.active)]!) };
  return null;
}

/** The action in progress. */
export const ACTIONS = ['technique', 'stall', 'market', 'inventory'] as const;
export type Action = (typeof ACTIONS)[number];
const STEPS: Record<string, Action> = { technique: 'technique', building: 'stall', purchase: 'market', tidying: 'inventory' };

export function actionOf(view: View): Action | null {
  return view.agenda.map((step) => STEPS[step]).findLast(Boolean) ?? null;
}

/** Whether an offer starts an action. */
export function beginsAction(action: Action, { say }: Offer): boolean {
  if (action === 'technique') return /^(play|roll|reveal) /.test(say);
  if (action === 'market') return say.startsWith('buy ');
  return say === (action === 'stall' ? 'build' : 'tidy');
}

/** A hand card: its reference in notations, the printed card, and its open state. */
export interface HandCard {
  reference: string;
  card: string;
  /** Number among equal cards, from 0. */
  copy: number;
  open: OpenCard | null;
}

/** The viewer's hand; open cards come last. */
export function handOf(view: View, seat: number): HandCard[] {
  const hidden = cardsOf(view.seats[seat]!.hand);
  const held = hidden.map((card, index) => ({ reference: card, card, copy: hidden.slice(0, index).filter((each) => each === card).length, open: null }));
  const opened = seatIndex(view.active) === seat ? view.open : [];
  return [...held, ...opened.map((open, index) => ({ reference: `open${index + 1}`, card: open.card, copy: 0, open }))];
}

/** A copier that will be asked again has no value of its own yet. */
export const isUndecided = ({ card, marks }: OpenCard): boolean => cardFace(card).kind === 'copier' && !marks.includes('settled');

const HAND_VERBS = ['play', 'roll', 'reveal', 'card'];
export const notationsFor = (held: HandCard): string[] => HAND_VERBS.map((verb) => `${verb} ${held.reference}`);

/** Choices that are neither in the hand nor in the market go to the tray: cards, stacks, players, numbers. */
export function belongsInTray({ say }: Offer, hand: HandCard[]): boolean {
  if (say.startsWith('card ')) return !hand.some((held) => say === `card ${held.reference}`);
  return /^(pick|as|stack|number|player) /.test(say);
}

/** The card of an offer, if it has one. */
export function cardOf(view: View, { say }: Offer): string | null {
  const [verb, what] = say.split(' ') as [string, string?];
  if (!what || verb === 'stack' || verb === 'number' || verb === 'player') return null;
  if (what.startsWith('open')) return view.open[Number(what.slice(4)) - 1]?.as ?? null;
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
  for (const line of log.slice(-40).reverse()) {
    for (const text of [...line.texts].reverse()) {
      if (text.id === 'dale-event-turn') return null;
      if (text.id === 'dale-event-rolls') return { seat: (text.args!.seat as Person).seat, number: text.args!.number as number, version: line.version };
    }
  }
  return null;
}
