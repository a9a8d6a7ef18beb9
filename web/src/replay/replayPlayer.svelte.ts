/** Plays back a recorded game: fetches moments page by page, and steps through them from a chosen perspective. */
import { untrack } from 'svelte';
import { attempt } from '../app/toasts.svelte';
import { visitor } from '../app/visitor.svelte';
import { describedTable } from '../games/description';
import { isSupported, loadGamePlugin, type BoardProps, type GamePlugin } from '../games/gamePlugin';
import { seatIndex } from '../games/notation';
import { i18n, t } from '../i18n/i18n.svelte';
import { Translator } from '../i18n/translator';
import { api } from '../net/api';
import { RequestError } from '../net/requestError';
import type { LogLine, Message, Moment, Seen } from '../net/types';
import { connectivity } from '../offline/connectivity.svelte';
import { localSeatsOf } from '../table/hotSeat.svelte';
import { fetchWholeLog, PAGE_SIZE } from './replayPages';

/** Whose cards are visible: a seat's, nobody's (as a spectator), or everybody's. */
export type Perspective = number | 'none' | 'open';

const STEP = 1200; // milliseconds between moves during playback

export class ReplayPlayer {
  seen = $state.raw<Seen | null>(null);
  plugin = $state.raw<GamePlugin | null>(null);
  log = $state.raw<LogLine[]>([]);
  move = $state(0);
  chosen = $state<Perspective | null>(null);
  isPlaying = $state(false);
  isMissing = $state(false);
  /** Why the server does not show the game. */
  refusal = $state.raw<Message | null>(null);
  #moments = $state.raw<Map<number, Moment>>(new Map());
  #fetching = new Set<string>();
  /** The moment on screen; the last one stays until the next is loaded. */
  moment = $state.raw<Moment | null>(null);

  /** `seat` is the perspective that the address asks for. */
  constructor(readonly table: string, move: number, private readonly seat: Perspective | null) {
    this.move = move;
    this.chosen = seat;
  }

  /** The first move of this game; earlier ones belong to the game that it branched from. */
  readonly first = $derived.by(() => this.seen?.origin?.first ?? 0);
  readonly last = $derived.by(() => this.seen?.move ?? 0);
  readonly names = $derived.by(() => (this.seen?.seats ?? []).map(({ name }, index) => name || t('player-person', { number: index + 1 })));
  /** On a shared device, players of a running game cannot look at each other's cards. Cached replays are open. */
  readonly perspectives = $derived.by((): Perspective[] => {
    if (this.seen?.stage === 'over' && this.seen.deal?.revealed !== false) return connectivity.isOffline ? ['open'] : ['open', ...this.seen.seats.keys()];
    const local = localSeatsOf(this.seen);
    return [...(local.length > 1 ? local.filter((seat) => seat === this.seat) : local), 'none'];
  });
  readonly perspective = $derived.by((): Perspective => (this.chosen !== null && this.perspectives.includes(this.chosen) ? this.chosen : this.perspectives[0]!));
  readonly translator = $derived.by(() => new Translator(i18n.bundle, this.names, typeof this.perspective === 'number' ? this.perspective : null));
  readonly viewer = $derived.by(() => (this.perspective === 'open' ? null : (this.moment?.seat ?? null)));
  readonly board = $derived.by((): BoardProps | null => {
    const { seen, moment, viewer, names, log } = this;
    return moment && seen ? { view: moment.view, description: describedTable(seen), viewer, names, log: log.filter((line) => line.move <= moment.move), session: null } : null;
  });
  readonly actor = $derived.by(() => (this.moment?.view.actor ? seatIndex(this.moment.view.actor) : null));
  readonly opponents = $derived.by(() => (this.seen?.seats ?? []).map((_, seat) => seat).filter((seat) => seat !== this.viewer));
  readonly isReady = $derived.by(() => this.seen !== null && (visitor.isKnown || connectivity.isOffline));

  async load(): Promise<void> {
    let scene: Seen;
    try {
      ({ scene } = await api.look(this.table));
    } catch (problem) {
      if (!(problem instanceof RequestError)) throw problem;
      if (problem.status) this.refusal = problem.text; // else there is no connection
      this.isMissing = true;
      return;
    }
    this.isMissing = !(await attempt(async () => {
      if (!isSupported(scene.game) || scene.stage === 'open') throw new RequestError({ is: 'text', id: 'web-no-replay' });
      this.plugin = await loadGamePlugin(scene.game);
      this.seen = scene;
      this.go(this.move);
    }));
  }

  go(move: number): void {
    this.move = Math.max(this.first, Math.min(this.last, move));
  }

  /** Call while a component is set up. */
  registerEffects(): void {
    $effect(() => {
      this.moment = this.#moments.get(this.move) ?? untrack(() => this.moment);
    });
    $effect(() => {
      if (!this.isReady) return;
      const { perspective } = this;
      this.#moments = new Map();
      void this.#fetchPage(untrack(() => this.move), perspective);
      void this.#fetchLog(perspective);
    });
    $effect(() => {
      if (this.isReady && !this.#moments.has(this.move)) void this.#fetchPage(this.move, this.perspective);
    });
    $effect(() => {
      if (!this.isPlaying) return;
      const timer = setInterval(() => (this.move < this.last ? (this.move += 1) : (this.isPlaying = false)), STEP);
      return () => clearInterval(timer);
    });
  }

  async #fetchLog(perspective: Perspective): Promise<void> {
    let lines: LogLine[] = [];
    await attempt(async () => {
      lines = await fetchWholeLog((until) => api.log(this.table, perspective === 'open' ? null : perspective, -1, until));
    });
    if (perspective === this.perspective) this.log = lines.filter((line) => line.kind === 'moved' || line.kind === 'started');
  }

  /** Fetch the page that holds a move, and the next one if the move is near its end. */
  async #fetchPage(move: number, perspective: Perspective): Promise<void> {
    const first = Math.floor(move / PAGE_SIZE) * PAGE_SIZE;
    const next = first + PAGE_SIZE;
    const key = `${first} ${perspective}`;
    if (this.#fetching.has(key)) return;
    this.#fetching.add(key);
    const isFound = await attempt(async () => {
      const page = await (perspective === 'open' ? api.moves(this.table, first, null, 'open') : api.moves(this.table, first, perspective, 'seat'));
      if (perspective === this.perspective) this.#moments = new Map([...this.#moments, ...page.map((moment) => [moment.move, moment] as const)]);
    });
    this.#fetching.delete(key);
    if (!isFound) this.isMissing = true;
    else if (perspective === this.perspective && next <= this.last && !this.#moments.has(next) && move > first + PAGE_SIZE / 2) {
      void this.#fetchPage(next, perspective);
    }
  }
}
