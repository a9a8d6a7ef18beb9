/** Shows several events of one move one after the other: paydays, raids, scorings. It can be skipped. */
import { canAnimate } from '../app/preferences.svelte';
import { play, type Sound } from '../app/sound';
import type { LogLine, Message } from '../net/types';

const SECONDS_A_LINE = 1.1;
const SECONDS_IN_ALL = 18; // longer sequences are sped up
const SECONDS_AT_THE_END = 2.2;

export class EventSequence {
  lines = $state.raw<Message[]>([]);
  shown = $state(0);
  isOn = $derived(this.lines.length > 0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly worth: () => ReadonlySet<string>,
    private readonly sounds: (text: Message) => Sound | null,
    private readonly expandEvent: (text: Message) => Message[] = (text) => [text],
  ) {}

  /** Start with the move's sequenced events; replaces a running sequence. */
  begin(line: LogLine): void {
    const found = line.texts.filter((text) => this.worth().has(text.id));
    if (found.length < 2) return; // a single event is visible on the board
    this.lines = found.flatMap(this.expandEvent);
    this.shown = 0;
    if (canAnimate()) this.#next();
    else this.shown = this.lines.length; // all at once, until closed
  }

  get #pace(): number {
    return Math.min(SECONDS_A_LINE, SECONDS_IN_ALL / this.lines.length);
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (this.shown < this.lines.length) {
      const sound = this.sounds(this.lines[this.shown]!);
      if (sound) play(sound);
      this.shown += 1;
    }
    const isLast = this.shown >= this.lines.length;
    this.#timer = setTimeout(() => (isLast ? this.end() : this.#next()), 1000 * (isLast ? SECONDS_AT_THE_END : this.#pace));
  }

  /** The first skip shows all lines, the second ends the sequence. */
  skip(): void {
    if (this.shown >= this.lines.length) return this.end();
    this.shown = this.lines.length;
    this.#next();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.lines = [];
    this.shown = 0;
  }
}
