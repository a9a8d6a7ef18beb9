/** What players have just said, for the bubbles at their places. */
import type { LogLine, Message } from '../net/types';

const SECONDS = 5;

export class Speech {
  /** The last phrase or reaction of each seat that spoke a moment ago. */
  said = $state.raw<ReadonlyMap<number, Message>>(new Map());
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  hear({ kind, seat, texts }: LogLine): void {
    if (kind !== 'said' || seat === null || !texts[0]) return;
    this.said = new Map(this.said).set(seat, texts[0]);
    clearTimeout(this.#timers.get(seat));
    this.#timers.set(seat, setTimeout(() => this.#forget(seat), 1000 * SECONDS));
  }

  #forget(seat: number): void {
    const rest = new Map(this.said);
    rest.delete(seat);
    this.said = rest;
  }
}

const REACTION = 'reaction-';
/** The name of a reaction, which is drawn; null for phrases. */
export const reactionIn = ({ id }: Message): string | null => (id.startsWith(REACTION) ? id.slice(REACTION.length) : null);
/** A phrase without the name of the player who says it. */
export const phraseIn = (text: Message): Message => (text.args?.phrase as Message | undefined) ?? text;
