/** The pieces of a hand that came since its owner's last choice. The next choice makes them known; none are marked in a look at the past. */
import { untrack } from 'svelte';
import type { Session } from './session.svelte';

export class NewPieces {
  #known = $state.raw<ReadonlySet<string> | null>(null);
  #owner: number | null = null;

  /** For a component: `keys` names the pieces, each for as long as it is there. */
  constructor(keys: () => readonly string[], owner: () => number, readonly session: () => Session | null | undefined) {
    const isChoosing = $derived((session()?.picks.length ?? 0) > 0);
    $effect(() => {
      if (isChoosing) this.#known = new Set(untrack(keys)); // what the choice brings comes later, and may come before it is cleared
    });
    $effect(() => {
      const [present, seat] = [keys(), owner()];
      if (this.#isPast) return;
      const known = untrack(() => this.#known);
      const isTakenBack = untrack(() => session()?.connection.log.at(-1)?.kind === 'tookback'); // what returns to the hand is not new
      const isWholeHand = !present.some((key) => known?.has(key)); // which needs no marks
      if (!known || isWholeHand || isTakenBack || seat !== this.#owner) this.#known = new Set(present);
      this.#owner = seat;
    });
  }

  get #isPast(): boolean {
    return this.session()?.playback.isStill ?? false;
  }

  has(key: string): boolean {
    return this.#known !== null && !this.#isPast && !this.#known.has(key);
  }
}
