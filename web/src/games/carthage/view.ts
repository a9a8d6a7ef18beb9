/** The server's view of a table, and previews that follow from public information. */
import type { Text } from '../../net/types';
import { cardsOf, seatIndex } from '../notation';

export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const;
export type Colour = (typeof COLOURS)[number];
const LETTERS: Record<string, Colour> = { R: 'red', B: 'blue', Y: 'yellow', G: 'green' };

export interface PlayerState {
  seat: string;
  hand_size: number;
  goods: string;
  stored: string;
  tokens: Record<Colour, number>;
  marker: 'free' | 'market' | 'farm';
  trader_pile_about: number;
  hand?: string;
  points?: number;
}

export interface View {
  players: number;
  options: Record<string, any>;
  turn: number;
  phase: 'token' | 'action' | 'pay' | 'protect' | 'over';
  ships: Record<Colour, number>;
  market: string;
  farm: string;
  pile_size: number;
  discard_size: number;
  discard_top: string | null;
  seats: PlayerState[];
  protecting?: Colour;
}

/** A card in a row; `owner` is the seat that reserved it. */
export interface RowCard {
  kind: string;
  owner: number | null;
}

export const colourOf = (kind: string): Colour => LETTERS[kind[0]!]!;
export const valueOf = (kind: string): number => Number(kind[1]);
export const amphoraeOf = (kind: string): number => ({ 2: 2, 3: 1 })[valueOf(kind)] ?? 0;
export const sumOf = (kinds: string[]): number => kinds.reduce((sum, kind) => sum + valueOf(kind), 0);
export const tokensOf = (player: PlayerState): number => COLOURS.reduce((sum, colour) => sum + player.tokens[colour], 0);

export function rowOf(text: string): RowCard[] {
  return cardsOf(text).map((card) => {
    const [kind, owner] = card.split('@') as [string, string?];
    return { kind, owner: owner ? seatIndex(owner) : null };
  });
}

/** The cards that a seat would buy: all that others have not reserved. */
export function available(view: View, seat: number): string[] {
  return rowOf(view.market).filter((card) => card.owner === null || card.owner === seat).map((card) => card.kind);
}

export interface ShipMove {
  colour: Colour;
  from: number;
  to: number;
}

/** Where ships would sail if a seat bought: one space for a single card of the colour, two for more. */
export function shipMoves(view: View, seat: number): ShipMove[] {
  const bought = available(view, seat).map(colourOf);
  return COLOURS.flatMap((colour) => {
    const count = bought.filter((each) => each === colour).length;
    if (!count) return [];
    const from = view.ships[colour];
    return [{ colour, from, to: Math.min(from + Math.min(count, 2), view.options.track_size - 1) }];
  });
}

export interface PurchasePreview {
  shipMoves: ShipMove[];
  /** What the viewer would sell on payday, and for how many points. */
  sales: { colour: Colour; cards: number; price: number; points: number }[];
  /** The viewer's goods that pirates would take unless stored. */
  risks: { colour: Colour; cards: string[] }[];
  isPayday: boolean;
}

/** The price of each card in a sale, and the points for all of them. */
export function saleOf(sold: string[], tokens: number): { price: number; points: number } {
  const price = Math.max(...sold.map(valueOf)) + tokens;
  return { price, points: Math.ceil((price * sold.length) / 5) };
}

/** What a purchase would cause, from public information and the viewer's own goods. */
export function previewPurchase(view: View, seat: number): PurchasePreview {
  const ways = shipMoves(view, seat);
  const player = view.seats[seat]!;
  const goods = [...cardsOf(player.goods), ...available(view, seat)];
  const stored = cardsOf(player.stored);
  const ships = { ...view.ships, ...Object.fromEntries(ways.map((way) => [way.colour, way.to])) } as Record<Colour, number>;
  const harbour = view.options.track_size - 1;
  const arrived = COLOURS.filter((colour) => ships[colour] === harbour);
  const raided = COLOURS.filter((colour) => view.options.track_pirates.includes(ships[colour]));
  const of = (cards: string[], colour: Colour) => cards.filter((card) => colourOf(card) === colour);
  return {
    shipMoves: ways,
    isPayday: arrived.length > 0,
    sales: arrived.flatMap((colour) => {
      const sold = of([...goods, ...stored], colour);
      if (!sold.length) return [];
      return [{ colour, cards: sold.length, ...saleOf(sold, player.tokens[colour]) }];
    }),
    risks: arrived.length
      ? raided.flatMap((colour) => (of(goods, colour).length ? [{ colour, cards: of(goods, colour) }] : []))
      : [],
  };
}

/** The name of a space on the sea route, numbered if there are several of its kind. */
export function spaceName(options: Record<string, any>, index: number): Text {
  const marks = [options.track_size - 1, options.track_start, options.track_anchor];
  const known = ['carthage', 'alexandria', 'cyrenaica'][marks.indexOf(index)];
  if (known) return { is: 'text', id: `carthage-space-${known}` };
  const kindOf = (space: number) => (options.track_pirates.includes(space) ? 'pirates' : 'coast');
  const alike = spacesOf(options).filter((space) => !marks.includes(space) && kindOf(space) === kindOf(index));
  const number = alike.length > 1 ? alike.indexOf(index) + 1 : 0;
  return { is: 'text', id: `carthage-space-${kindOf(index)}`, args: { number } };
}

export const spacesOf = (options: Record<string, any>): number[] => [...Array(options.track_size as number).keys()];

/** A player's goods by colour, highest value first. */
export function stockOf(player: PlayerState): { colour: Colour; cards: { kind: string; stored: boolean }[] }[] {
  const loose = cardsOf(player.goods).map((kind) => ({ kind, stored: false }));
  const safe = cardsOf(player.stored).map((kind) => ({ kind, stored: true }));
  return COLOURS.map((colour) => ({
    colour,
    cards: [...loose, ...safe].filter((card) => colourOf(card.kind) === colour).sort((one, other) => valueOf(other.kind) - valueOf(one.kind)),
  }));
}
