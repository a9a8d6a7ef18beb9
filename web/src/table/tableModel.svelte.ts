/** The state behind a table page: session, lesson, hot seat and hints, and the effects between them. Create it
 * while a component is set up. */
import { onMount, untrack } from 'svelte';
import { finishCardAnimations, prepareCardAnimations } from '../animation/cardAnimations';
import { canAnimate, provideSpeedSetting } from '../app/preferences.svelte';
import { play } from '../app/sound';
import { clearToasts } from '../app/toasts.svelte';
import { notifyTurn, tableTitle } from '../app/turnNotification';
import { visitor } from '../app/visitor.svelte';
import { describedTable } from '../games/description';
import { isSupported, loadGamePlugin, type BoardProps, type GamePlugin } from '../games/gamePlugin';
import { t } from '../i18n/i18n.svelte';
import type { LogLine, Message, Seen } from '../net/types';
import { cacheFinishedGame } from '../offline/replayCache.svelte';
import { scriptOf, summaryOf, told } from './beats';
import { Hints } from './hints.svelte';
import { HotSeat } from './hotSeat.svelte';
import type { Inspector } from './inspect.svelte';
import { LessonSession } from './lessonSession.svelte';
import { PracticeSession } from './practiceSession.svelte';
import { Session } from './session.svelte';
import { TurnReview } from './turnReview.svelte';

const END_ON_BOARD = 1500; // milliseconds between the last event and the score sheet

export class TableModel {
  readonly session: Session;
  readonly lessonSession: LessonSession;
  readonly practiceSession: PracticeSession;
  readonly hotSeat: HotSeat;
  readonly hints: Hints;
  readonly review: TurnReview;
  plugin = $state.raw<GamePlugin | null>(null);
  /** The game has just ended: the board is shown with its winner before the score sheet opens. */
  isEnding = $state(false);

  constructor(readonly table: string, private readonly inspector: Inspector) {
    this.session = new Session(table);
    provideSpeedSetting(() => this.session.speedSetting);
    this.review = new TurnReview(this.session, () => this.plugin);
    this.#preparePlayback();
    this.lessonSession = new LessonSession(this.session);
    this.practiceSession = new PracticeSession(this.session);
    this.hotSeat = new HotSeat(this.session);
    this.hints = new Hints(this.session);
    onMount(() => this.#connect());
    this.lessonSession.registerEffects();
    this.practiceSession.registerEffects();
    this.hotSeat.registerEffects();
    this.hints.registerEffects();
    this.#registerEffects();
  }

  readonly scene = $derived.by(() => this.session.scene);
  readonly game = $derived.by(() => this.scene?.game ?? null);
  readonly board = $derived.by((): BoardProps | null => {
    const { scene, seat, names, log } = this.session;
    return scene?.view && this.plugin ? { view: scene.view, description: describedTable(scene), viewer: seat, names, log, session: this.session } : null;
  });
  /** The other seats in playing order, starting left of the viewer; all seats for spectators. */
  readonly opponents = $derived.by((): number[] => {
    const { seat } = this.session;
    const seats = (this.scene?.seats ?? []).map((_, index) => index);
    return seat === null ? seats : [...seats.slice(seat + 1), ...seats.slice(0, seat)];
  });
  readonly isCoached = $derived.by(() => this.lessonSession.isOn || this.practiceSession.isOn);
  readonly verdict = $derived.by(() => {
    const sheet = this.scene?.ending?.sheet;
    return sheet ? this.session.translator.translate(sheet.verdict) : t('web-ended-early');
  });

  /** Undo my last move, or on a shared device the last mover's. */
  undo(): Promise<unknown> {
    return this.hotSeat.undoSeat === null ? this.session.undo() : this.hotSeat.undo();
  }

  /** The next hot-seat player takes over and does not see the previous player's events. */
  revealSeat(seat: number): void {
    this.session.playback.skip();
    this.hotSeat.reveal(seat);
  }

  #connect(): () => void {
    const { connection } = this.session;
    connection.connect();
    const retry = () => connection.retryNow();
    const { playback } = this.session;
    const onVisibility = () => {
      if (document.hidden) playback.skip();
      else connection.retryNow();
      playback.timeSummary();
    };
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      connection.close();
      clearToasts();
      this.review.close();
      playback.dismissSummary();
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }

  #preparePlayback(): void {
    const { playback } = this.session;
    playback.script = (line, before, after) => (this.plugin ? scriptOf(line, before, after, this.plugin, (text) => this.session.translator.translate(text)) : null);
    playback.summarise = (missed) => (this.plugin ? summaryOf(missed, this.plugin) : null);
    playback.isHeading = (text) => this.plugin?.isHeading(text.id) ?? false;
    playback.headingOf = (text, headings) => this.plugin?.headingOf?.(text, headings);
    playback.onBeat = ({ text }) => {
      const sound = this.plugin?.eventSound(text.id);
      if (sound) play(sound);
    };
    playback.onChange = (...change) => this.#onChange(...change);
  }

  #onChange(before: Seen, after: Seen, line: LogLine, moved: Message[], pace: number): void {
    finishCardAnimations();
    if (line.kind === 'moved' && this.plugin) {
      void prepareCardAnimations(this.plugin.cardAnimations(before, after, moved), pace)();
      if (line.seat !== after.you) play('card');
      const lines = told(line, after, this.plugin);
      if (lines.length) this.session.playback.tell(after.you, lines);
    }
    if (after.stage === 'over' && before.stage !== 'over') play('end');
  }

  #registerEffects(): void {
    $effect(() => {
      if (this.game && isSupported(this.game)) void loadGamePlugin(this.game).then((plugin) => (this.plugin = this.inspector.plugin = plugin));
    });
    $effect(() => {
      this.inspector.options = this.scene?.options ?? {};
      this.inspector.description = this.scene && this.plugin ? describedTable(this.scene) : null;
    });
    const stage = $derived(this.scene?.stage);
    let wasRunning = false;
    $effect.pre(() => {
      const isEnding = stage === 'over' && wasRunning && untrack(() => this.session.playback.speed()) !== 'instant' && canAnimate() && !document.hidden;
      wasRunning = stage === 'running';
      this.isEnding = isEnding;
      if (!isEnding) return;
      const timer = setTimeout(() => (this.isEnding = false), END_ON_BOARD);
      return () => clearTimeout(timer);
    });
    const isFinishedAndMine = $derived(this.scene?.stage === 'over' && this.scene.deal?.revealed !== false && this.session.seat !== null);
    $effect(() => {
      if (isFinishedAndMine && visitor.me) void cacheFinishedGame(this.table, visitor.me.id);
    });
    let wasMyTurn = false;
    $effect(() => {
      const begins = this.session.isMyTurn && !wasMyTurn;
      wasMyTurn = this.session.isMyTurn;
      if (begins && this.game) notifyTurn(this.game);
    });
    $effect(() => {
      void [this.scene?.actor, this.session.isMyTurn];
      untrack(() => this.session.dismissWaiting());
    });
    $effect(() => {
      document.title = tableTitle(this.game, this.session.isMyTurn);
    });
  }
}
