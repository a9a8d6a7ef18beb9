/** An attempt at a practice position: the task, and the verdict that the server gives after each move. */
import { untrack } from 'svelte';
import { lazily } from '../app/lazily';
import { progress } from '../app/progress.svelte';
import { play } from '../app/sound';
import { attempt as attempting } from '../app/toasts.svelte';
import { i18n } from '../i18n/i18n.svelte';
import { api } from '../net/api';
import type { Attempt } from '../net/types';
import { selectorOf } from './lesson';
import type { Session } from './session.svelte';

export class PracticeSession {
  attempt = $state.raw<Attempt | null>(null);
  isHintShown = $state(false);

  constructor(readonly session: Session) {}

  readonly #origin = $derived.by(() => (this.session.scene?.origin?.kind === 'practice' ? this.session.scene.origin : null));
  readonly #move = $derived.by(() => this.session.scene?.move ?? 0);
  readonly isOn = $derived.by(() => this.#origin !== null && this.attempt !== null);
  readonly hasMoved = $derived.by(() => this.#origin !== null && this.#move > this.#origin.first);

  /** Call while a component is set up. */
  registerEffects(): void {
    $effect(() => {
      void this.#move;
      const of = this.#origin?.of;
      if (of) untrack(() => void attempting(() => this.#judge(of)));
    });
    $effect(() => {
      if (this.#origin) this.session.pointed = this.isHintShown ? (this.attempt?.points ?? []).map(selectorOf) : [];
    });
    $effect(() => {
      if (!this.attempt) return;
      const isOpen = this.attempt.verdict === 'open';
      untrack(() => (this.session.only = () => isOpen)); // also: no hints of bots
    });
  }

  async #judge(of: string): Promise<void> {
    const [game, name] = of.split('/') as [string, string];
    await lazily(() => i18n.load('lessons', `${game}-practice`));
    const before = this.attempt?.verdict;
    const move = this.#move;
    const attempt = await api.practice(game, name, this.session.connection.table);
    if (move !== this.#move) return; // a newer request is on its way
    this.attempt = attempt;
    if (attempt.verdict === 'solved') progress.solve(game, name);
    if (before === 'open' && attempt.verdict !== 'open') play(attempt.verdict === 'solved' ? 'gain' : 'loss');
  }

  /** Back to the position. */
  async retry(): Promise<void> {
    if (this.#origin) await this.session.requestUndo(this.#origin.first);
  }
}
