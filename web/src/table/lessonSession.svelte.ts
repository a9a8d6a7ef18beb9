/** Guides the user through a lesson: shows one step at a time and restricts the offers to what it asks for. */
import { untrack } from 'svelte';
import { lazily } from '../app/lazily';
import { progress } from '../app/progress.svelte';
import { attempt, clearToasts } from '../app/toasts.svelte';
import { api } from '../net/api';
import type { Lesson, LessonStep } from '../net/types';
import { i18n } from '../i18n/i18n.svelte';
import { progressOf, selectorOf, stepsAt, wanted } from './lesson';
import type { Session } from './session.svelte';

export class LessonSession {
  lesson = $state.raw<Lesson | null>(null);
  /** Steps of this move that were read. */
  #read = $state(0);
  /** The user plays on without the coach. */
  #isDismissed = $state(false);
  /** The game no longer follows the lesson. */
  hasDeviated = $state(false);

  constructor(readonly session: Session) {}

  /** The lesson's name: that of the game, with `-2` for the second one. */
  readonly name = $derived.by(() => (this.session.scene?.origin?.kind === 'lesson' ? this.session.scene.origin.of : null));
  readonly move = $derived.by(() => this.session.scene?.move ?? 0);
  readonly #steps = $derived(this.lesson ? stepsAt(this.lesson, this.move) : []);
  /** The current step; null while others play. */
  readonly step = $derived.by((): LessonStep | null => {
    if (this.#isDismissed || this.hasDeviated || this.isDone) return null;
    return this.session.isMyTurn ? (this.#steps[this.#read] ?? null) : null;
  });
  readonly progress = $derived(this.lesson && this.step ? progressOf(this.lesson, this.step) : null);
  /** All steps are done. */
  readonly isDone = $derived.by(() => !!this.lesson && this.move === this.lesson.last && this.#read >= this.#steps.length);
  readonly isOn = $derived.by(() => !!this.lesson && !this.#isDismissed && this.move <= this.lesson.last && this.session.scene?.stage === 'running');

  /** Call while a component is set up. */
  registerEffects(): void {
    $effect(() => {
      const name = this.name;
      if (name && !untrack(() => this.lesson)) void attempt(() => this.#load(name));
    });
    $effect(() => {
      void this.move;
      untrack(() => (this.#read = 0)); // each move has its own steps
    });
    $effect(() => this.#guide());
    $effect(() => {
      this.session.isLessonOver = this.#isDismissed || (!!this.lesson && this.move > this.lesson.last);
    });
    $effect(() => {
      this.session.pointed = (this.step?.points ?? []).map(selectorOf);
    });
    $effect(() => {
      if (this.isDone && this.lesson) progress.finishLesson(this.lesson.name);
    });
  }

  async #load(name: string): Promise<void> {
    const lesson = await api.lesson(name, this.session.connection.table);
    await lazily(() => i18n.load('lessons', `${lesson.game}-${lesson.name === lesson.game ? 'lesson' : 'tactics'}`));
    this.lesson = lesson;
    this.hasDeviated = lesson.kept !== null && lesson.kept < Math.min(this.move, lesson.last);
  }

  /** Restricts the offers to what the step asks for, and detects games that no longer follow the lesson. */
  #guide(): void {
    const isLeading = this.isOn && !this.hasDeviated && !this.isDone;
    const { step, session } = this;
    const next = step && wanted(step, session.picks, session.possible);
    const isGuided = isLeading && !session.goesOn;
    session.only = isGuided ? (offer) => offer.action === next?.action : null;
    session.lessonMove = isGuided ? (step?.notations ?? []) : null;
    session.lessonAsks = !isGuided ? null : step && !step.actions ? 'reading' : 'choice';
    const isAsked = isLeading && session.isMyTurn && !session.goesOn && !session.sending && session.picks.length === 0;
    const isStuck = this.#steps.length === 0 || (step?.actions && !next);
    if (isAsked && isStuck) this.hasDeviated = true;
  }

  next(): void {
    clearToasts(); // one of them may say to read on
    this.#read += 1;
  }

  /** Back to the previous step of this move. */
  readonly canGoBack = $derived(this.#read > 0);
  back(): void {
    this.#read -= 1;
  }

  dismiss(): void {
    this.#isDismissed = true;
    this.session.only = this.session.lessonAsks = this.session.lessonMove = null;
  }
}
