/** The analysis of a finished game, polled from the server until it is complete. */
import { api } from '../net/api';
import { RequestError } from '../net/requestError';
import type { Analysis, Message } from '../net/types';
import { chancePointsOf, progressOf, turningPoints } from './winningChances';

const PAUSE = 1000; // milliseconds between polls

export class GameAnalysis {
  result = $state.raw<Analysis | null>(null);
  /** Why there is no analysis. */
  problem = $state.raw<Message | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  /** Covers the moves from `first` to `last`. */
  constructor(readonly table: string, readonly first: number, readonly last: number, readonly places: number[] | null) {}

  points = $derived.by(() => this.result?.points ?? []);
  chancePoints = $derived.by(() => chancePointsOf(this.points, this.last, this.places));
  turns = $derived.by(() => turningPoints(this.points));
  isWhole = $derived.by(() => this.result?.whole ?? false);
  /** How many moves are analysed, and what fraction that is. */
  analysed = $derived.by(() => this.result?.analysed ?? 0);
  progress = $derived.by(() => Math.max(0, progressOf(this.analysed, this.first, this.last)));

  async ask(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.result = await api.analysis(this.table);
      this.problem = null;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      this.problem = error.text;
      if (error.status) return; // the server will not answer differently next time
    }
    if (!this.isWhole && !this.#isClosed) this.#timer = setTimeout(() => void this.ask(), PAUSE);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }
}
