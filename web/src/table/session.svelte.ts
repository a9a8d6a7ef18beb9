/** A player's session at a table: the scene, the draft of the next move, and the commands. Independent of any game. */
import { preferences, type SpeedSetting } from '../app/preferences.svelte';
import { attempt, clearToasts, dismiss, showToast } from '../app/toasts.svelte';
import { api } from '../net/api';
import { TableConnection } from '../net/connection.svelte';
import { RequestError } from '../net/requestError';
import type { Drafted, ForcedChoice, LogLine, Message, Offer, Seen } from '../net/types';
import { i18n } from '../i18n/i18n.svelte';
import { Translator } from '../i18n/translator';
import { buttonText, isEqualChoice } from './offerText';
import { Playback } from './playback.svelte';
import { keepTurn } from './shownTurn';
import { Speech } from './speech.svelte';

/** A choice of the draft. */
export interface MadeChoice extends Offer {
  /** The server made it, since nothing else was possible. */
  isForced?: boolean;
  /** What was chosen for me, and why. */
  why?: Message | null;
  /** Part of a move that a hint suggested. */
  isSuggested?: boolean;
  /** The key of the card that was clicked: equal cards have equal notations. */
  place?: string;
  /** It cannot be taken back by a click on it. */
  isGone?: boolean;
}

export interface BegunChoice {
  prompt: Message;
  notes: Message[];
  cancel: () => void;
}

export class Session {
  readonly connection: TableConnection;
  /** Shows the moves of others one after the other. */
  readonly playback: Playback;
  readonly speech = new Speech();
  /** The choices of the draft, in order: mine, and those that follow from them. */
  picks = $state.raw<MadeChoice[]>([]);
  drafted = $state.raw<Drafted | null>(null);
  /** The picks that `drafted` answers; later ones are optimistic. */
  #answered: MadeChoice[] = [];
  #question = 0;
  #commands = $state(0);
  /** A command is being sent. */
  sending = $derived(this.#commands > 0);

  constructor(table: string, seat: number | 'none' | null = null) {
    this.connection = new TableConnection(table, seat);
    this.playback = new Playback(() => this.connection.scene);
    this.playback.speed = () => preferences[this.speedSetting];
    this.connection.onStep = (line, before, after) => {
      if (line.kind !== 'said') this.clear();
      this.speech.hear(line);
      this.playback.receive(line, before, after);
    };
    this.connection.onScene = (before, after) => {
      const same = before?.move === after.move && before.actor === after.actor && before.you === after.you;
      if (!same) this.clear();
      this.playback.replace();
    };
  }

  /** The table on screen. While playback is behind, only clocks, people and what can be taken back are those of the present. */
  scene = $derived.by((): Seen | null => {
    const present = this.connection.scene;
    const shown = this.playback.scene;
    return shown && present ? { ...shown, clock: present.clock, seats: present.seats, undo: present.undo } : present;
  });
  /** The log up to the event on screen. */
  log = $derived.by((): LogLine[] => {
    const { isBehind, version, told } = this.playback;
    if (!isBehind) return this.connection.log;
    return this.connection.log.filter((line) => line.version < version || (line.version === version && told > 0)).map((line) => (line.version === version && told < line.texts.length ? { ...line, texts: line.texts.slice(0, told) } : line));
  });
  seat = $derived(this.scene?.you ?? null);
  /** The lesson has been played to its end, or the user plays on without it. */
  isLessonOver = $state(false);
  isInLesson = $derived.by((): boolean => this.connection.scene?.origin?.kind === 'lesson' && !this.isLessonOver);
  /** The preference that says how fast the moves of others are shown at this table. */
  speedSetting = $derived.by((): SpeedSetting => (this.isInLesson ? 'lessonSpeed' : 'speed'));
  names = $derived((this.scene?.seats ?? []).map((seat, number) => seat.name || i18n.translator.translate('player-person', { number: number + 1 })));
  translator = $derived(new Translator(i18n.bundle, this.names, this.seat));
  /** How many moves a bot has played for me since it took over; 0 also if the log does not reach back so far. */
  movesByBot = $derived.by((): number => {
    const from = this.connection.log.findLastIndex(({ kind, seat }) => kind === 'takenover' && seat === this.seat);
    return from < 0 ? 0 : this.connection.log.slice(from).filter(({ kind, seat }) => kind === 'moved' && seat === this.seat).length;
  });
  isMyTurn = $derived.by(() => {
    const { scene, seat } = this;
    return !this.playback.isBehind && scene?.stage === 'running' && seat !== null && scene.actor === seat && !scene.seats[seat]?.stand_in;
  });
  /** All legal offers. */
  possible = $derived<Offer[]>(this.isMyTurn ? (this.drafted?.offers ?? this.scene?.offers ?? []) : []);
  /** Restricts the offers during a lesson. */
  only = $state.raw<((offer: Offer) => boolean) | null>(null);
  /** What a lesson waits for: that the learner reads on, or the one choice that `only` leaves. */
  lessonAsks = $state.raw<'reading' | 'choice' | null>(null);
  /** The notations of the whole move that a lesson asks for; null outside lessons. */
  lessonMove = $state.raw<readonly string[] | null>(null);
  /** CSS selectors of what a lesson or the hint of a practice position points at. */
  pointed = $state.raw<string[]>([]);
  offers = $derived<Offer[]>(this.only ? this.possible.filter(this.only) : this.possible);
  /** A choice begun on the board that is not an offer yet: what the player has to choose next. It takes the place of the prompt. */
  begun = $state.raw<BegunChoice | null>(null);
  prompt = $derived<Message | null>(this.begun?.prompt ?? this.drafted?.prompt ?? this.scene?.prompt ?? null);
  notes = $derived<Message[]>(this.begun?.notes ?? this.drafted?.notes ?? this.scene?.notes ?? []);
  /** I have no choice: the server answers for me in a moment. */
  goesOn = $derived(this.isMyTurn && (this.scene?.answers_itself ?? false));
  /** What was chosen for me in the draft, and why. A hint names the whole move, so nothing of it was chosen for me. */
  reasons = $derived<Message[]>(this.picks.some(({ isSuggested }) => isSuggested) ? [] : distinct(this.picks.flatMap(({ why }) => why ?? [])));
  /** I made several choices, of which the last one left a single possibility, or cannot be taken back by a click on it. */
  canChange = $derived(!!(this.picks.at(-1)?.isForced || this.picks.at(-1)?.isGone) && this.picks.filter(({ isForced }) => !isForced).length > 1);
  /** The draft is a complete move that only needs confirmation. */
  isWhole = $derived(this.drafted?.whole ?? false);

  offer(notation: string): Offer | undefined {
    return this.offers.find((offer) => offer.say === notation);
  }

  /** Whether a choice may be part of the next move: in a lesson only if it asks for it. */
  isWelcome(notation: string): boolean {
    return this.lessonMove?.includes(notation) ?? true;
  }

  /** Add a pick. Complete moves are sent at once unless preferences ask for confirmation. `isDeliberate`: the move has a button of its own,
   * so revealing something needs no confirmation; warnings and what was chosen for the player still do. `meant`: what the player chose on the board before
   * it was offered, such as a ship before its destination; it is picked as soon as it can be. */
  async pick(offer: MadeChoice, isDeliberate = false, meant: string | null = null): Promise<void> {
    const needsNoQuestion = this.goesOn; // it will be answered anyway
    const drafted = await this.select(offer, meant);
    if (drafted?.whole && (needsNoQuestion || !this.#wantsConfirmation(drafted, isDeliberate))) await this.commit();
  }

  /** Add a pick that waits for confirmation even if it completes the move. */
  async select(offer: MadeChoice, meant: string | null = null): Promise<Drafted | null> {
    if (this.isWhole && this.sending) return null; // double click: the move is being sent
    clearToasts(); // what was refused before no longer matters
    this.playback.dismissSummary();
    return this.#draft([...this.picks, offer], meant);
  }

  /** Remove a pick of mine; given a notation, the last one with it. */
  async unpick(pick: MadeChoice | string): Promise<void> {
    const index = this.picks.findLastIndex((made) => made === pick || made.say === pick);
    if (index < 0) return;
    if (this.picks[index]!.isForced) return; // a click on what was just chosen for me agrees with it
    const later = this.picks.slice(index + 1).filter(({ isForced }) => !isForced); // the rest follows anew
    await this.#redraft([...this.picks.slice(0, index), ...later]);
  }

  /** Remove my last choice, and what followed from it. */
  unpickLast(): Promise<void> {
    const mine = this.picks.findLastIndex(({ isForced }) => !isForced);
    return this.#redraft(this.picks.slice(0, Math.max(mine, 0)));
  }

  async #redraft(picks: MadeChoice[]): Promise<void> {
    if (picks.length) await this.#draft(picks);
    else this.clear();
  }

  clear(): void {
    this.#question += 1;
    this.#settle([], null);
  }

  /** Take the draft off the table while the past is shown. Returns what puts it back, unless the game has gone on meanwhile. */
  setAside(): () => void {
    const [picks, drafted] = [this.#answered, this.drafted];
    this.clear();
    const question = this.#question;
    return () => {
      if (question === this.#question && !this.picks.length) this.#settle(picks, drafted);
    };
  }

  #settle(picks: MadeChoice[], drafted: Drafted | null): void {
    this.picks = this.#answered = picks;
    this.drafted = drafted && { ...drafted, view: keepTurn(drafted.view, this.scene?.view ?? null) }; // the turn ends when the draft is played
  }

  /** A choice or a command is on its way: what is offered may change at once. */
  get isAnswerDue(): boolean {
    return this.sending || this.picks !== this.#answered;
  }

  /** How many copies of a pick the draft has. */
  count(notation: string): number {
    return this.picks.filter((offer) => offer.say === notation).length;
  }

  /** Ask the server for the draft of these picks; null if a later request superseded it. Picks are shown optimistically, so that quick clicks are
   * not lost. If a pick is refused, the ones before it stay. What is `meant` is the next pick, even if the server has already chosen it for me. */
  async #draft(picks: MadeChoice[], meant: string | null = null): Promise<Drafted | null> {
    const question = ++this.#question;
    this.picks = picks;
    let drafted: Drafted | null = null;
    const answered = await this.#attempt(async () => {
      drafted = await this.connection.draft(picks.map((offer) => offer.action));
    });
    const found = drafted as Drafted | null;
    if (question !== this.#question) return null;
    if (!answered || !found) {
      this.picks = this.#answered;
      return null;
    }
    const next = found.error ? undefined : [...found.offers, ...found.forced.flatMap(({ offers }) => offers)].find(({ say }) => say === meant);
    if (next) return this.#draft([...picks, next]);
    const fitting = found.error ? fittingOf(picks, found) : picks;
    const isRepeated = found.whole && picks[fitting.length]?.action === fitting.at(-1)?.action; // double click
    if (found.error && !isRepeated) showToast(found.error);
    this.#settle(withForced(fitting, found.forced), fitting.length ? found : null);
    return !found.error || isRepeated ? this.drafted : null;
  }

  /** Ask the server why notations are not possible now, and show the reason. The draft does not change. */
  async explain(...notations: string[]): Promise<void> {
    if (!this.isMyTurn) {
      if (this.prompt) this.#waitingToast = showToast(this.prompt);
      return;
    }
    if (this.lessonAsks) return this.#followLesson(notations);
    try {
      const drafted = await this.connection.draft([...this.picks.map((offer) => offer.action), ...notations]);
      if (drafted.error) showToast(drafted.error);
    } catch (problem) {
      if (problem instanceof RequestError) showToast(problem.text);
      else throw problem;
    }
  }

  /** The toast that says who is deciding. */
  #waitingToast = 0;
  /** Someone else is deciding, or I am: the toast is out of date. */
  dismissWaiting(): void {
    dismiss(this.#waitingToast);
  }

  /** Take an equal card for the one that the lesson asks for. Otherwise say what is missing, instead of why something else is not possible. */
  async #followLesson(notations: string[]): Promise<void> {
    const [next] = this.offers;
    const touched = this.possible.find(({ say }) => notations.includes(say));
    if (this.lessonAsks === 'reading') showToast('lesson-read-on');
    else if (this.isWhole) showToast('lesson-confirm');
    else if (next && touched && isEqualChoice(touched, next)) await this.pick(next);
    else if (next) {
      const { verb, label } = buttonText(next, this.translator);
      showToast({ is: 'text', id: 'lesson-choose', args: { choice: verb ? `${verb}: ${label}` : label } });
    }
  }

  #isLoadingLog = false;
  async loadEarlierLog(): Promise<void> {
    if (this.#isLoadingLog) return;
    this.#isLoadingLog = true;
    const { connection, seat } = this;
    await attempt(async () => {
      const lines = await api.log(connection.table, seat ?? 'none', -1, connection.logFrom - 1);
      if (seat !== this.seat) return;
      connection.log = [...lines, ...connection.log];
      connection.logFrom = (lines[0]?.version ?? 0) <= 1 ? 0 : lines[0]!.version;
    });
    this.#isLoadingLog = false;
  }

  #wantsConfirmation(drafted: Drafted, isDeliberate: boolean): boolean {
    if (preferences.confirming === 'always' || drafted.warnings.length || this.picks.some(({ why }) => why)) return true;
    return preferences.confirming === 'reveals' && drafted.reveals && !isDeliberate;
  }

  async commit(): Promise<void> {
    const drafted = this.drafted;
    if (!drafted?.whole || this.sending) return;
    await this.#command(() => this.connection.command({ t: 'play', version: drafted.version, actions: drafted.actions }));
    this.clear();
  }

  /** The moves that undoing would take back, oldest first. */
  undone = $derived.by((): LogLine[] => {
    const from = this.connection.scene?.undo.back_to ?? Infinity;
    return this.connection.log.filter(({ kind, move }) => kind === 'moved' && move > from);
  });
  /** What I chose last, which undoing takes back. */
  undoneChoice = $derived.by((): Message | null => {
    const line = this.undone.find(({ seat }) => seat === this.seat);
    return line?.texts.find((_, number) => !line.heads?.includes(number)) ?? null;
  });
  /** The user is asked whether moves of others are to be taken back, too. */
  isUndoQuestioned = $state(false);

  /** Undo my last choice. Asks first if others have moved since, unless the user `isSure`. */
  async undo(isSure = false): Promise<boolean> {
    this.isUndoQuestioned = !isSure && this.undone.some(({ seat }) => seat !== this.seat);
    return !this.isUndoQuestioned && (await this.#command(() => this.connection.command({ t: 'undo', version: this.connection.version })));
  }

  requestUndo(to: number): Promise<boolean> {
    return this.#command(() => this.connection.command({ t: 'ask', version: this.connection.version, to }));
  }

  answerUndoRequest(agrees: boolean): Promise<boolean> {
    return this.#command(() => this.connection.command({ t: 'answer', agrees }));
  }

  resign(): Promise<boolean> {
    return this.#command(() => this.connection.command({ t: 'resign' }));
  }

  handToBot(): Promise<boolean> {
    return this.#command(() => this.connection.command({ t: 'leave' }));
  }

  resumePlaying(): Promise<boolean> {
    return this.#command(() => this.connection.command({ t: 'return' }));
  }

  /** Take my own seat back from the bot, and hear what it did. */
  async comeBack(): Promise<void> {
    const moves = this.movesByBot;
    if (await this.resumePlaying()) showToast({ is: 'text', id: 'web-welcome-back', args: { moves } });
  }

  sendPhrase(phrase: string): Promise<boolean> {
    return this.#command(() => this.connection.command({ t: 'say', phrase }));
  }

  async #command(send: () => Promise<unknown>): Promise<boolean> {
    this.#commands += 1;
    try {
      return await this.#attempt(send);
    } finally {
      this.#commands -= 1;
    }
  }

  /** Where the server answers for me, my own answer may come second: that is no error. */
  #attempt(work: () => Promise<unknown>): Promise<boolean> {
    return attempt(work, this.goesOn ? ['table-stale', 'table-not-your-turn'] : []);
  }
}

/** Each text once. */
const distinct = (texts: Message[]): Message[] => [...new Map(texts.map((text) => [JSON.stringify(text), text])).values()];

/** The leading picks that are part of the draft. */
function fittingOf(picks: MadeChoice[], { actions, picked }: Drafted): MadeChoice[] {
  const rest = [...actions, ...picked];
  const failing = picks.findIndex(({ action }) => {
    const index = rest.indexOf(action);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
  return failing < 0 ? picks : picks.slice(0, failing);
}

/** The picks, with what follows from them in its places. */
function withForced(picks: MadeChoice[], forced: ForcedChoice[]): MadeChoice[] {
  const after = (count: number): MadeChoice[] =>
    forced.filter((choice) => choice.after === count).flatMap(({ offers, why }) => offers.map((offer, number) => ({ ...offer, isForced: true, why: number ? null : why })));
  return [...after(0), ...picks.flatMap((pick, index) => [pick, ...after(index + 1)])];
}
