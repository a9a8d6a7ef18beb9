/** Steps through what happened since my last turn, event by event, on the board. The views are those that my seat has seen. */
import { attempt } from '../app/toasts.svelte';
import type { GamePlugin } from '../games/gamePlugin';
import { seatIndex } from '../games/notation';
import { api } from '../net/api';
import type { LogLine, Moment, Seen } from '../net/types';
import { scriptOf } from './beats';
import { PACE, type Beat, type Script } from './playback.svelte';
import type { Session } from './session.svelte';
import { keepTurn } from './shownTurn';

/** Of the time that it takes to read an event, as much as it gets at any speed: who looks back wants to read. */
const READABLE = 0.8;

interface Step {
  /** The table with the event. */
  scene: Seen;
  beat: Beat;
}

/** Whose turns begin with a move. */
const turnsOf = ({ heads, texts }: LogLine): number[] => (heads ?? []).flatMap((head) => Object.values(texts[head]?.args ?? {}).flatMap((value) => (typeof value === 'object' && 'seat' in value ? [value.seat] : [])));

/** The move that ended the last turn of a seat, of those that are over. */
export function endOfTurn(moves: LogLine[], player: number | null): number | undefined {
  const turns = moves.flatMap((line) => turnsOf(line).map((seat) => ({ seat, move: line.move })));
  return turns.findLast((_, index) => turns[index - 1]?.seat === player)?.move;
}

/** Each event with its table. `tables` are those before the move and after each of its actions; what an action did is on the table with the last
 * of its events, or, if the game knows the moments of the last one, as it is told. */
export function scenesOf({ beats, moments, resultAt, turnAt }: Script, tables: Seen[], stages: { told: number }[]): Step[] {
  const inTurn = (scene: Seen, index: number): Seen => (index < turnAt ? { ...scene, view: keepTurn(scene.view, tables[0]!.view) } : scene);
  const actions = beats.map(({ told }) => stages.filter((stage) => stage.told < told).length);
  return beats.map((beat, index) => {
    const action = actions[index]!;
    const moment = moments.findLast(({ at }) => at <= index);
    if (moment && action === stages.length) return { beat, scene: inTurn(index < resultAt ? moment.scene : tables.at(-1)!, index) };
    return { beat, scene: inTurn(tables[actions[index + 1] === action ? action : action + 1]!, index) };
  });
}

export class TurnReview {
  steps = $state.raw<Step[]>([]);
  index = $state(0);
  /** Goes from event to event by itself. */
  isPlaying = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: Session, private readonly plugin: () => GamePlugin | null) {}

  readonly isOpen = $derived.by(() => this.session.playback.isStill);
  readonly #moves = $derived.by((): LogLine[] => this.session.connection.log.filter(({ kind }) => kind === 'moved'));
  /** The move with which my last turn ended; while the game has had none, my last move; before it, the first position. */
  readonly #mine = $derived.by(() => endOfTurn(this.#moves, this.session.seat) ?? this.#moves.findLast(({ seat }) => seat === this.session.seat)?.move ?? this.session.scene?.origin?.first ?? 0);
  /** Whether others have moved since then. */
  readonly isPossible = $derived.by(
    () => this.session.seat !== null && !this.session.connection.scene?.seats[this.session.seat]?.stand_in && this.#moves.some(({ move, seat }) => move > this.#mine && seat !== this.session.seat),
  );

  async open(): Promise<void> {
    if (!this.isPossible || this.isOpen) return;
    const { connection, seat } = this.session;
    const { version } = connection;
    let moments: Moment[] = [];
    await attempt(async () => (moments = await this.#fetch()));
    const steps = this.#stepsOf(moments);
    if (!steps.length || seat !== this.session.seat || version !== connection.version) return;
    this.steps = steps;
    this.isPlaying = steps.length > 1;
    this.session.playback.skip();
    this.session.playback.onStillEnd = this.session.setAside();
    this.go(0);
  }

  /** The table after my last turn, and after each move since. */
  async #fetch(): Promise<Moment[]> {
    const { connection, seat } = this.session;
    const last = connection.scene?.move ?? 0;
    const found: Moment[] = [];
    for (let first = this.#mine; first <= last; ) {
      const page = await api.moves(connection.table, first, seat ?? 'none', 'seat', true);
      if (!page.length) break;
      found.push(...page);
      first = page.at(-1)!.move + 1;
    }
    return found;
  }

  #stepsOf(moments: Moment[]): Step[] {
    const [plugin, present] = [this.plugin(), this.session.connection.scene];
    if (!plugin || !present) return [];
    return moments.slice(1).flatMap(({ view, log, stages = [] }, number) => {
      const earlier = moments[number]!.view;
      const actor = earlier.actor ? seatIndex(earlier.actor) : null;
      const sceneOf = (view: Seen['view']): Seen => ({ ...present, stage: 'running', ending: null, prompt: null, notes: [], offers: [], actor, view });
      const [before, after] = [sceneOf(earlier), sceneOf(view)];
      const script = log && scriptOf(log, before, after, plugin, (text) => this.session.translator.translate(text));
      return script ? scenesOf(script, [before, ...stages.map((stage) => sceneOf(stage.view)), after], stages) : [];
    });
  }

  go(index: number): void {
    const step = this.steps[index];
    if (!step) return;
    this.index = index;
    this.session.playback.showStill(step.scene, step.beat);
    clearTimeout(this.#timer);
    if (index === this.steps.length - 1) this.isPlaying = false;
    if (this.isPlaying) this.#timer = setTimeout(() => this.isOpen && this.go(index + 1), step.beat.length * Math.max(READABLE, PACE[this.session.playback.speed()] || 1));
  }

  /** Go to another event and stay there. */
  step(by: 1 | -1): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
    this.go(this.index + by);
  }

  /** Play or pause; at the end, play from the beginning. */
  toggle(): void {
    this.isPlaying = !this.isPlaying && this.steps.length > 1;
    this.go(this.isPlaying && this.index === this.steps.length - 1 ? 0 : this.index);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
    this.session.playback.skip();
  }
}
