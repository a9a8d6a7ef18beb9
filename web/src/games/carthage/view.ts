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

/** A player's goods of a colour by kind, highest value first: how many, and how many of them are stored. */
export function goodsByKind(player: CarthageSeat, colour: Colour): { kind: string; count: number; stored: number }[] {
  const cards = stockOf(player, colour);
  return countEach(cards.map(({ kind }) => kind)).map(([kind, count]) => ({ kind, count, stored: cards.filter((card) => card.stored && card.kind === kind).length }));
}

/** A player's goods of a colour, highest value first. */
export function stockOf(player: CarthageSeat, colour: Colour): { kind: string; stored: boolean }[] {
  const loose = cardsOf(player.goods).map((kind) => ({ kind, stored: false }));
  const safe = cardsOf(player.stored).map((kind) => ({ kind, stored: true }));
  return [...loose, ...safe]
    .filter((card) => faceOf(card.kind).colour === colour)
    .sort((one, other) => faceOf(other.kind).value - faceOf(one.kind).value);
}
