/** Leads somebody through the lesson of a game: says a step at a time and lets the learner pick only what it asks for. */
import { untrack } from 'svelte';
import { attempt } from '../app/toasts.svelte';
import { api } from '../net/api';
import type { Lesson, LessonStep } from '../net/types';
import { i18n } from '../i18n/i18n.svelte';
import { progressOf, stepsAt, wanted } from './lesson';
import type { Session } from './session.svelte';

export class LessonSession {
  lesson = $state.raw<Lesson | null>(null);
  /** Steps of this move that were read. */
  #read = $state(0);
  /** The learner plays on alone. */
  #isDismissed = $state(false);
  /** The game is not the one that the lesson tells. */
  hasDeviated = $state(false);

  constructor(readonly session: Session) {}

  readonly game = $derived.by(() => (this.session.scene?.origin?.kind === 'lesson' ? this.session.scene.origin.of : null));
  readonly move = $derived.by(() => this.session.scene?.move ?? 0);
  readonly #steps = $derived(this.lesson ? stepsAt(this.lesson, this.move) : []);
  /** Whether there is something to say; not while others play. */
  readonly step = $derived.by((): LessonStep | null => {
    if (this.#isDismissed || this.hasDeviated || this.isDone) return null;
    return this.session.isMyTurn ? (this.#steps[this.#read] ?? null) : null;
  });
  readonly progress = $derived(this.lesson && this.step ? progressOf(this.lesson, this.step) : null);
  /** Everything was said and done. */
  readonly isDone = $derived.by(() => !!this.lesson && this.move === this.lesson.last && this.#read >= this.#steps.length);
  readonly isOn = $derived.by(() => !!this.lesson && !this.#isDismissed && this.move <= this.lesson.last && this.session.scene?.stage === 'running');

  /** Call while a component is set up. */
  registerEffects(): void {
    $effect(() => {
      const game = this.game;
      if (game && !untrack(() => this.lesson)) void attempt(() => this.#load(game));
    });
    $effect(() => {
      void this.move;
      untrack(() => (this.#read = 0)); // each move has its own steps
    });
    $effect(() => this.#guide());
  }

  async #load(game: string): Promise<void> {
    await i18n.load('lessons', `${game}-lesson`);
    const lesson = await api.lesson(game, this.session.connection.table);
    this.lesson = lesson;
    this.hasDeviated = lesson.kept !== null && lesson.kept < Math.min(this.move, lesson.last);
  }

  /** Restricts the offers to what the step asks for, and detects games that no longer follow the lesson. */
  #guide(): void {
    const isLeading = this.isOn && !this.hasDeviated && !this.isDone;
    const { step, session } = this;
    const next = step && wanted(step, session.picks, session.possible);
    session.only = isLeading ? (offer) => offer.action === next?.action : null;
    const isAsked = isLeading && session.isMyTurn && !session.sending && session.picks.length === 0;
    const isStuck = this.#steps.length === 0 || (step?.actions && !next);
    if (isAsked && isStuck) this.hasDeviated = true;
  }

  next(): void {
    this.#read += 1;
  }

  /** A step back to what was said before in this move. */
  readonly canGoBack = $derived(this.#read > 0);
  back(): void {
    this.#read -= 1;
  }

  dismiss(): void {
    this.#isDismissed = true;
    this.session.only = null;
  }
}
