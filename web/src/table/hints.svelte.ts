/** Requests hints for the current decision. A hint is discarded when the situation changes. */
import { untrack } from 'svelte';
import { attempt } from '../app/toasts.svelte';
import { api } from '../net/api';
import type { Hint, HintOption, Offer } from '../net/types';
import type { Session } from './session.svelte';

export class Hints {
  hint = $state.raw<Hint | null>(null);
  isThinking = $state(false);
  #question = 0;

  constructor(private readonly session: Session) {}

  isOpen = $derived.by(() => this.isThinking || this.hint !== null);
  /** Where the table allows them, and not during a lesson. */
  isPossible = $derived.by(() => this.session.isMyTurn && this.session.scene?.hints !== 'off' && !this.session.isWhole && !this.session.only);
  /** Identifies the decision that a hint is for. */
  situation = $derived.by(() => {
    const { scene, seat, picks } = this.session;
    return [scene?.move, scene?.actor, seat, ...picks.map((offer) => offer.action)].join(' ');
  });

  /** Call while a component is set up. */
  registerEffects(): void {
    $effect(() => {
      void this.situation;
      untrack(() => this.close());
    });
  }

  async request(): Promise<void> {
    const { seat, connection, picks } = this.session;
    if (seat === null || !this.isPossible || this.isThinking) return;
    const question = ++this.#question;
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

  offerOf(option: HintOption): Offer | undefined {
    return this.session.offers.find((offer) => offer.action === option.action);
  }

  play(option: HintOption): void {
    const offer = this.offerOf(option);
    if (!offer) return;
    this.close();
    void this.session.pick(offer);
  }
}
