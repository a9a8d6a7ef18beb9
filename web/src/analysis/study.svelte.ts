/** A finished game while the server judges it, decision by decision: asked for until it is whole. */
import { api, Declined } from '../net/api';
import type { Analysis, Text } from '../net/types';
import { courseOf, partOf, turningPoints } from './course';

const PAUSE = 1000; // milliseconds between two questions

export class Study {
  analysis = $state.raw<Analysis | null>(null);
  /** Why there is none. */
  problem = $state.raw<Text | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  /** Of the moves between the first and the last one. */
  constructor(readonly table: string, readonly first: number, readonly last: number, readonly places: number[] | null) {}

  points = $derived.by(() => this.analysis?.points ?? []);
  course = $derived.by(() => courseOf(this.points, this.last, this.places));
  turns = $derived.by(() => turningPoints(this.points));
  isWhole = $derived.by(() => this.analysis?.whole ?? false);
  /** How many moves were looked at, and which share of all that is. */
  analysed = $derived.by(() => this.analysis?.analysed ?? 0);
  progress = $derived.by(() => Math.max(0, partOf(this.analysed, this.first, this.last)));

  async ask(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.analysis = await api.analysis(this.table);
      this.problem = null;
    } catch (declined) {
      if (!(declined instanceof Declined)) throw declined;
      this.problem = declined.told;
      if (declined.status) return; // it will not be answered differently the next time
    }
    if (!this.isWhole && !this.#isClosed) this.#timer = setTimeout(() => void this.ask(), PAUSE);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }
}
