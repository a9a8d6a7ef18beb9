/** Translates the server's messages for one viewer: in one language, with the player names of a table, and "you" for the viewer. */
import type { FluentVariable } from '@fluent/bundle';
import type { Message, Name, PlayerRef } from '../net/types';
import { CODE, type Decorate, type MessageBundle } from './bundle';

/** A message, or a card or piece to be named (`Name` in the protocol). */
export type Translatable = Message | Name;
export type MessageArgument = number | string | PlayerRef | Translatable | Translatable[];

/** Fluent variables that say whether a player argument is the viewer. */
const IS_YOU: Record<string, string> = { seat: 'you', player: 'to-you' };

/** The id that a player's name is decorated with, and back. */
const playerId = (seat: number): string => `@${seat}`;
export const seatOfPlayer = (id: string): number | null => (id.startsWith('@') ? Number(id.slice(1)) : null);

export class Translator {
  constructor(
    readonly bundle: MessageBundle,
    readonly names: readonly string[] = [],
    readonly viewer: number | null = null,
  ) {}

  /** A string is a message id that takes `args`. */
  translate(text: Translatable | string, args: Record<string, MessageArgument> = {}, decorate?: Decorate): string {
    if (typeof text === 'string') return this.#message(text, args, decorate);
    if (text.is === 'thing') return this.#piece(text, decorate);
    return this.#message(text.id, text.args ?? {}, decorate);
  }

  has(key: string): boolean {
    return this.bundle.has(key);
  }

  #piece(piece: Name, decorate?: Decorate): string {
    const form = piece.form ?? '';
    if (!decorate) return this.bundle.name(piece.id, form === CODE ? '' : form);
    return decorate(form ? `${piece.id}.${form}` : piece.id, this.bundle.name(piece.id, form));
  }

  #message(id: string, args: Record<string, MessageArgument>, decorate?: Decorate): string {
    const values: Record<string, FluentVariable> = {};
    for (const [name, argument] of Object.entries(args)) {
      values[name] = this.#value(argument, decorate);
      const flag = IS_YOU[name];
      if (flag && typeof argument === 'object' && 'is' in argument && argument.is === 'person') {
        values[flag] = argument.seat === this.viewer ? 'yes' : 'no';
      }
    }
    return this.bundle.format(this.#browserVariant(id), values, decorate);
  }

  /** Messages with a `.web` attribute have their own wording in the browser. In help topics `.web` replaces the text, not the title. */
  #browserVariant(id: string): string {
    return this.has(`${id}.web`) && !this.has(`${id}.text`) ? `${id}.web` : id;
  }

  /** Pieces are passed by id; the message picks the grammatical form. */
  #value(argument: MessageArgument, decorate?: Decorate): FluentVariable {
    if (typeof argument !== 'object') return argument;
    if (Array.isArray(argument)) {
      const arePieces = argument.every((each) => each.is === 'thing');
      return argument.map((each) => (arePieces ? this.#value(each) : this.translate(each, {}, decorate))).join(arePieces ? ' ' : ', ');
    }
    switch (argument.is) {
      case 'thing':
        return (argument.count ?? 1) > 1 ? `${argument.id}*${argument.count}` : argument.id;
      case 'person': {
        const name = this.names[argument.seat] ?? `P${argument.seat + 1}`;
        return decorate ? decorate(playerId(argument.seat), name) : name;
      }
      case 'text':
        return this.translate(argument, {}, decorate);
    }
  }
}
