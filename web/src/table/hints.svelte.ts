/** Requests hints for the current move. A hint stays while the player follows it, and is discarded otherwise. */
import { untrack } from 'svelte';
import { attempt, clearToasts } from '../app/toasts.svelte';
import { api } from '../net/api';
import type { Hint, HintMove } from '../net/types';
import type { Session } from './session.svelte';

export class Hints {
  hint = $state.raw<Hint | null>(null);
  isThinking = $state(false);
  #question = 0;

  constructor(private readonly session: Session) {}

  isOpen = $derived.by(() => this.isThinking || this.hint !== null);
  /** Where the table allows them and there is a choice, and not during a lesson. */
  isPossible = $derived.by(() => this.session.isMyTurn && !this.session.goesOn && this.session.scene?.hints !== 'off' && !this.session.isWhole && !this.session.only);
  /** Identifies the move that a hint is for. */
  situation = $derived.by(() => {
    const { scene, seat } = this.session;
    return [scene?.move, scene?.actor, seat].join(' ');
  });
  /** The moves of the hint that begin with what was picked. */
  moves = $derived.by(() => (this.hint?.moves ?? []).filter((move) => this.#rest(move) !== null));
  /** Nothing is left of the hint: the player chose something else, or the whole move. */
  #isOver = $derived.by(() => this.session.isWhole || (this.hint !== null && this.hint.moves.length > 0 && !this.moves.length));

  /** Call while a component is set up. */
  registerEffects(): void {
    $effect(() => {
      void this.situation;
      untrack(() => this.close());
    });
    $effect(() => {
      if (this.#isOver) untrack(() => this.close());
    });
  }

  async request(): Promise<void> {
    const { seat, connection, picks } = this.session;
    if (seat === null || !this.isPossible || this.isThinking) return;
    const question = ++this.#question;
    clearToasts(); // they would lie under the hint
    this.isThinking = true;
    let found: Hint | null = null;
    await attempt(async () => (found = await api.hint(connection.table, seat, picks.map((offer) => offer.action))));
    if (question !== this.#question) return;
    this.hint = found;
    this.isThinking = false;
  }

  close(): void {
    this.#question += 1;
    this.hint = null;
    this.isThinking = false;
  }

  toggle(): void {
    if (this.isOpen) this.close();
    else void this.request();
  }

  canSelect(move: HintMove): boolean {
    const rest = this.#rest(move) ?? [];
    return this.session.offers.some((offer) => rest.includes(offer.action));
  }

  /** Select the rest of a move, which then waits for confirmation. Steps without a choice are not offered: they follow by themselves, and are then
   * among the picks. The rest is found anew after every pick, since one notation may answer two questions: "done" ends a payment, and also refuses what
   * may be done after it. */
  async select(move: HintMove): Promise<void> {
    const { session, situation } = this;
    let rest = this.#rest(move) ?? [];
    this.close();
    for (let left = Infinity; rest.length < left && !session.isWhole && this.situation === situation; rest = this.#rest(move) ?? []) {
      const next = rest.find((action) => session.offers.some((offer) => offer.action === action));
      const offer = session.offers.find(({ action }) => action === next);
      if (!offer) return;
      left = rest.length;
      await session.select({ ...offer, isSuggested: true });
    }
  }

  /** The actions of a move that are not picked yet; null if something else was picked. */
  #rest({ actions }: HintMove): number[] | null {
    const rest = [...actions];
    for (const { action } of this.session.picks) {
      const index = rest.indexOf(action);
      if (index < 0) return null;
      rest.splice(index, 1);
    }
    return rest;
  }
}
