/** Shows the moves of others event by event. The table on screen is behind the real one until all events have been shown or skipped. */
import { preferences, type PlaybackSpeed } from '../app/preferences.svelte';
import type { LogLine, Message, Seen } from '../net/types';
import { keepTurn } from './shownTurn';

/** One event of a move. */
export interface Beat {
  text: Message;
  /** The seat at whose place the caption is shown; null for events of the whole table. */
  seat: number | null;
  /** CSS selectors of what the event is about. */
  places: string[];
  /** Points that are scored, and the seat that scores them. */
  points: number;
  scorer: number | null;
  /** Another player changes something of mine. */
  concernsMe: boolean;
  /** Milliseconds at normal speed. */
  length: number;
  /** How many texts of the move have happened with it. */
  told: number;
}

/** The table during a move, from a beat on, and the events that have happened in it since the moment before. */
export interface Moment {
  at: number;
  scene: Seen;
  events: Message[];
}

/** How a move is shown. */
export interface Script {
  beats: Beat[];
  moments: Moment[];
  /** The beat with which the result of the move appears. */
  resultAt: number;
  /** The first beat of the next turn; if the move has none, the number of beats. */
  turnAt: number;
}

interface Move extends Script {
  line: LogLine;
  before: Seen;
  after: Seen;
}

/** What is written at a player's place, oldest line first. */
export interface Caption {
  seat: number | null;
  lines: Message[];
  /** Another player changes something of mine. */
  concernsMe?: boolean;
  /** Captions with the same number are one that changes: it stays where it is. */
  number: number;
  /** All lines that it will have one after the other, and selectors of what they are about: it has room for the longest and spares all of that. */
  pages: Message[][];
  spared: string[];
}

/** What happened since my last choice, where moves are not shown one after the other. */
export interface Summary {
  lines: Message[];
  /** The same lines, the first that is left out where there is no room for all first. */
  spare: Message[];
  /** Points that I scored. */
  gain: number;
}

/** A move that was not shown. */
export interface Missed {
  line: LogLine;
  after: Seen;
}

export const PACE: Record<PlaybackSpeed, number> = { slow: 2, normal: 1, fast: 0.45, instant: 0 };
const LONGEST = 18_000; // milliseconds at normal speed by which the screen may be behind; longer queues are shown faster
const LONGEST_ON_MY_TIME = 2000; // milliseconds, while my clock runs
const MAX_ACCELERATION = 6; // a queue that would have to be shown even faster is skipped
const LINGERING = 1600; // milliseconds for which the last caption stays
const LINES = 2; // of a caption
const SUMMARY = 8000; // milliseconds for which a summary stays
const SUMMARY_READ = 3000; // milliseconds after which it ends as soon as the player does something

export class Playback {
  /** The table on screen, while it is behind; null if it is the present one. */
  scene = $state.raw<Seen | null>(null);
  /** Version of the newest log line on screen, while it is behind. */
  version = $state(0);
  /** How many texts of that line have been shown. */
  told = $state(Infinity);
  caption = $state.raw<Caption | null>(null);
  /** What the events are part of, such as a payday. */
  heading = $state.raw<Message | null>(null);
  places = $state.raw<string[]>([]);
  /** Points that each seat has scored so far in what the heading says. */
  gains = $state.raw<number[]>([]);
  summary = $state.raw<Summary | null>(null);
  isBehind = $derived(this.scene !== null);
  /** A moment of the past is shown, until it is skipped. */
  isStill = $state(false);

  /** How a step is shown; null for steps that are shown at once. */
  script: (line: LogLine, before: Seen, after: Seen) => Script | null = () => null;
  /** Called before another state of the table is shown. `moved` are the events in between; `pace` is a factor for durations. */
  onChange: (before: Seen, after: Seen, line: LogLine, moved: Message[], pace: number) => void = () => {};
  onBeat: (beat: Beat) => void = () => {};
  /** Called when a moment of the past is no longer shown. */
  onStillEnd: () => void = () => {};
  isHeading: (text: Message) => boolean = () => false;
  /** Which of the earlier headings of a move an event belongs to; undefined if it goes on as before. */
  headingOf: (text: Message, headings: Message[]) => Message | undefined = () => undefined;
  speed: () => PlaybackSpeed = () => preferences.speed;
  /** What to tell of moves that were not shown; null if nothing. */
  summarise: (missed: Missed[]) => Summary | null = () => null;

  /** Moves since my last choice that were not shown; my own comes first. */
  #missed: Missed[] = [];
  #summaryTimer: ReturnType<typeof setTimeout> | undefined;
  /** Since when the summary can be read. */
  #summarySince = Infinity;
  #captions = 0;
  /** Whether the caption is from `tell`. */
  isTold = $state(false);
  #headings: Message[] = [];
  #queue: Move[] = [];
  /** The next beat of the first move in the queue. */
  #beat = 0;
  /** When the present has to be on screen, since my clock is running; in milliseconds. */
  #deadline: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lingering: ReturnType<typeof setTimeout> | undefined;

  /** `present` is the real table. */
  constructor(private readonly present: () => Seen | null) {}

  /** A step has arrived and is about to be applied to the real table. */
  receive(line: LogLine, before: Seen, after: Seen): void {
    const isMyTurnNow = after.you !== null && after.actor === after.you && before.actor !== after.you;
    if (line.kind === 'tookback' || (this.isStill && isMyTurnNow)) this.skip();
    const isAtOnce = this.speed() === 'instant';
    if (isAtOnce) this.#miss(line, after);
    else this.#missed = [];
    if (this.isStill) return; // the present is shown afterwards
    const script = isAtOnce || document.hidden ? null : this.script(line, before, after);
    if (!this.isBehind && !script?.beats.length) return this.onChange(before, after, line, line.texts, 1);
    this.#queue.push({ ...(script ?? { beats: [], moments: [], resultAt: 0, turnAt: 0 }), line, before, after });
    if (this.isBehind) return;
    clearTimeout(this.#lingering);
    this.scene = before;
    this.#begin();
  }

  #miss(line: LogLine, after: Seen): void {
    if (line.kind === 'tookback') this.#missed = [];
    const isMyChoice = line.seat === after.you && line.kind === 'moved' && !line.automatic;
    if (line.kind === 'tookback' || isMyChoice) this.dismissSummary();
    if (line.kind !== 'moved') return;
    this.#missed = isMyChoice ? [{ line, after }] : [...this.#missed, { line, after }];
    const isAsked = after.actor === after.you && !after.answers_itself;
    if (!isAsked && after.stage !== 'over') return;
    this.summary = this.summarise(this.#missed);
    this.timeSummary();
  }

  /** Count the time of the summary anew; on a page that nobody sees it waits. */
  timeSummary(): void {
    clearTimeout(this.#summaryTimer);
    this.#summarySince = Infinity;
    if (!this.summary || document.hidden) return;
    this.#summarySince = Date.now();
    this.#summaryTimer = setTimeout(() => this.dismissSummary(), SUMMARY);
  }

  /** The player moves the pointer or presses a key: a summary that was there long enough to be read gets out of the way. */
  endReadSummary(): void {
    if (Date.now() - this.#summarySince >= SUMMARY_READ) this.dismissSummary();
  }

  dismissSummary(): void {
    clearTimeout(this.#summaryTimer);
    this.#summarySince = Infinity;
    this.summary = null;
  }

  /** Show something without being behind. */
  tell(seat: number | null, lines: Message[]): void {
    if (this.isBehind || this.speed() === 'instant') return;
    this.caption = { seat, lines, number: (this.#captions += 1), pages: [lines], spared: [] };
    this.isTold = true;
    this.#linger(LINGERING * Math.min(lines.length, 3));
  }

  /** The player acts, or is asked for something that the caption covers: what has been told gets out of the way. */
  endLingering(): void {
    if (!this.isBehind) this.#clear();
  }

  /** Jump to the present. */
  skip(): void {
    const wasStill = this.isStill;
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#deadline = null;
    this.isStill = false;
    this.#clear();
    this.scene = null;
    if (wasStill) this.onStillEnd();
  }

  /** Show one event of the past, and the table as it was. */
  showStill(scene: Seen, beat: Beat): void {
    clearTimeout(this.#lingering);
    this.isStill = true;
    this.isTold = false;
    this.version = this.told = Infinity;
    this.scene = scene;
    this.caption = this.#captionOf([beat], 0);
    this.places = beat.places;
  }

  /** Another scene has arrived: after reconnecting, or for another seat. What was told stays, since it is public. */
  replace(): void {
    if (this.isBehind || !this.isTold) this.skip();
    this.#missed = [];
    this.dismissSummary();
  }

  /** Milliseconds until the present at normal speed. */
  get #rest(): number {
    const shown = this.#queue[0]?.beats.slice(0, this.#beat) ?? [];
    const sum = (beats: Beat[]): number => beats.reduce((total, beat) => total + beat.length, 0);
    return sum(this.#queue.flatMap(({ beats }) => beats)) - sum(shown);
  }

  /** The factor for lengths: the chosen speed, or less so that the screen is not too far behind; null if it would be too fast to follow. */
  #paceNow(): number | null {
    const chosen = PACE[this.speed()];
    const present = this.present();
    const isMyTime = present?.clock?.kind === 'live' && present.you !== null && present.clock.running === present.you;
    if (isMyTime) this.#deadline ??= Date.now() + LONGEST_ON_MY_TIME;
    const left = this.#deadline === null ? LONGEST * chosen : this.#deadline - Date.now();
    const pace = Math.min(chosen, left / Math.max(this.#rest, 1));
    return pace * MAX_ACCELERATION < Math.min(chosen, 1) ? null : pace;
  }

  #begin(): void {
    this.#beat = 0;
    const move = this.#queue[0]!;
    this.version = move.line.version;
    this.told = move.beats.length ? 0 : Infinity;
    this.#headings = [];
    this.#setHeading(null);
    this.#next();
  }

  #next(): void {
    const pace = this.#paceNow();
    if (pace === null) return this.#dropOldest();
    const move = this.#queue[0]!;
    const beat = move.beats[this.#beat];
    for (const [number, { at, scene, events }] of move.moments.entries()) {
      if (at !== this.#beat) continue;
      this.onChange(move.moments[number - 1]?.scene ?? move.before, scene, move.line, events, pace);
      this.scene = scene;
    }
    if (this.#beat === Math.min(move.resultAt, move.beats.length)) this.#showResult(move, pace);
    if (!beat) return this.#end();
    if (this.#beat === move.turnAt && this.scene) this.scene = { ...this.scene, view: keepTurn(this.scene.view, move.after.view) };
    this.#show(move.beats, this.#beat);
    this.#beat += 1;
    this.#timer = setTimeout(() => this.#next(), beat.length * pace);
  }

  /** Skip as many moves as it takes to follow the rest. */
  #dropOldest(): void {
    const isOnMyTime = this.#deadline !== null;
    this.#beat = 0;
    do this.#queue.shift();
    while (this.#queue.length > 1 && this.#rest > LONGEST);
    const next = this.#queue[0];
    if (!next || isOnMyTime) return this.skip();
    this.scene = next.before;
    this.#begin();
  }

  #showResult(move: Move, pace: number): void {
    const { line, moments } = move;
    const happened = new Set(moments.flatMap(({ events }) => events));
    this.onChange(moments.at(-1)?.scene ?? move.before, move.after, line, line.texts.filter((text) => !happened.has(text)), pace);
    const { stage, ending, actor, prompt, notes } = move.before; // the next player is asked, or the game is over, when the move has been shown
    const view = this.#beat < move.turnAt ? keepTurn(move.after.view, move.before.view) : move.after.view;
    this.scene = { ...move.after, stage, ending, actor, prompt, notes, view, offers: [] };
  }

  #show(beats: Beat[], index: number): void {
    const beat = beats[index]!;
    this.isTold = false;
    this.told = beat.told;
    this.onBeat(beat);
    const isHeading = this.isHeading(beat.text);
    if (isHeading) this.#headings.push(beat.text);
    const heading = isHeading ? beat.text : this.headingOf(beat.text, this.#headings);
    if (heading && heading !== this.heading) this.#setHeading(heading);
    this.caption = this.#captionOf(beats, index);
    this.places = beat.places;
    if (beat.scorer !== null && beat.points) this.gains = this.gains.map((points, seat) => (seat === beat.scorer ? points + beat.points : points));
  }

  #setHeading(heading: Message | null): void {
    this.heading = heading;
    this.gains = this.#queue[0]!.after.seats.map(() => 0);
  }

  /** The caption of a beat. Consecutive beats at the same place share one. */
  #captionOf(beats: Beat[], index: number): Caption {
    const { seat, concernsMe } = beats[index]!;
    const isElsewhere = (beat: Beat): boolean => beat.seat !== seat || beat.concernsMe !== concernsMe;
    const first = beats.slice(0, index).findLastIndex(isElsewhere) + 1;
    const next = beats.findIndex((beat, number) => number > index && isElsewhere(beat));
    const shared = beats.slice(first, next < 0 ? undefined : next);
    const pages = shared.map((_, number) => shared.slice(0, number + 1).slice(-LINES).map(({ text }) => text));
    if (index === first) this.#captions += 1;
    return { seat, concernsMe, lines: pages[index - first]!, number: this.#captions, pages, spared: [...new Set(shared.flatMap(({ places }) => places))] };
  }

  #end(): void {
    this.#queue.shift();
    this.places = [];
    if (this.#queue.length) return this.#begin();
    this.scene = null;
    this.#deadline = null;
    this.#linger(LINGERING);
  }

  #linger(milliseconds: number): void {
    clearTimeout(this.#lingering);
    this.#lingering = setTimeout(() => this.#clear(), milliseconds);
  }

  #clear(): void {
    clearTimeout(this.#lingering);
    this.caption = null;
    this.heading = null;
    this.places = [];
    this.gains = [];
  }
}
