/** Reading the server's view: cards in rows and stocks. Everything that follows from the rules is in the view itself. */
import { describedGame } from '../description';
import type { BoardProps } from '../gamePlugin';
import { countEach } from '../../multiset';
import { cardsOf, seatIndex, withCopies } from '../notation';
import type { CarthageCard, CarthageDescription, CarthageSeat, CarthageView } from './view.generated';

export type { CarthageCard, CarthageDescription, CarthageSeat, CarthageView };
export type Board = BoardProps<CarthageView, CarthageDescription>;
export type Colour = CarthageCard['colour'];

/** The face of a card. It does not depend on options. */
export const faceOf = (kind: string): CarthageCard => (describedGame('carthage') as CarthageDescription).cards[kind]!;

/** A card in a row; `owner` is the seat that reserved it. */
export interface RowCard {
  kind: string;
  owner: number | null;
}

export function rowOf(text: string): RowCard[] {
  return cardsOf(text).map((card) => {
    const [kind, owner] = card.split('@') as [string, string?];
    return { kind, owner: owner ? seatIndex(owner) : null };
  });
}

/** Cards with a key for each. */
export const withKeys = <Item extends { kind: string }>(cards: Item[]): (Item & { key: string; copy: number })[] =>
  withCopies(cards, ({ kind }) => kind).map((card) => ({ ...card, key: `${card.kind} ${card.copy}` }));

/** Equal goods of a player: all of a kind that are stored, or that are not. `isPartOfKind` if there are others of the kind. */
export interface Stack {
  kind: string;
  stored: boolean;
  count: number;
  isPartOfKind: boolean;
}

/** A player's goods of a colour, highest value first, of each kind those that are stored after the others. */
export function stacksOf(player: CarthageSeat, colour: Colour): Stack[] {
  const cards = stockOf(player, colour);
  return [...new Set(cards.map(({ kind }) => kind))].flatMap((kind) => {
    const stacks = countEach(cards.filter((card) => card.kind === kind).map(({ stored }) => stored));
    return stacks.map(([stored, count]) => ({ kind, stored, count, isPartOfKind: stacks.length > 1 }));
  });
}

/** A player's goods of a colour, highest value first. */
export function stockOf(player: CarthageSeat, colour: Colour): { kind: string; stored: boolean }[] {
  const loose = cardsOf(player.goods).map((kind) => ({ kind, stored: false }));
  const safe = cardsOf(player.stored).map((kind) => ({ kind, stored: true }));
  return [...loose, ...safe]
    .filter((card) => faceOf(card.kind).colour === colour)
    .sort((one, other) => faceOf(other.kind).value - faceOf(one.kind).value);
}
