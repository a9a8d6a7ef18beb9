/** The two steps of a turn with much to choose from: an action, then its card. A click on a card takes both steps at once. */
import { MOST_GLOWING } from '../../table/glow';
import type { BegunChoice } from '../../table/session.svelte';
import { ACTIONS, beginsAction, handOf, notationsFor, type Action, type Board } from './view';

/** Parts of the table with pieces that begin an action. */
export type Zone = 'market' | 'hand' | 'stall';
/** Where the card of an action is chosen. The other actions need none. */
const ZONES: Partial<Record<Action, Zone>> = { technique: 'hand', market: 'market' };

export class ActionSteps {
  /** The action whose button was pressed. Its card has to be chosen. */
  begun = $state<Action | null>(null);

  constructor(readonly board: () => Board) {}

  get #session(): Board['session'] {
    return this.board().session;
  }

  get #possible(): Action[] {
    return this.#session?.isMyTurn && !this.#session.picks.length ? ACTIONS.filter((action) => this.#session!.offers.some((offer) => beginsAction(action, offer))) : [];
  }

  /** The action that is marked as selected: begun, part of the draft, or in progress. */
  get selected(): Action | null {
    if (this.choice) return this.begun;
    return this.drafted ?? (this.#session?.isMyTurn ? this.board().view.action : null) ?? null;
  }

  /** The action of the draft. */
  get drafted(): Action | null {
    const picks = this.#session?.picks ?? [];
    return ACTIONS.find((action) => picks.some((pick) => beginsAction(action, pick))) ?? null;
  }

  /** What the player has to choose next, in words; null if the server asks. */
  get choice(): BegunChoice | null {
    if (!this.begun || !this.#possible.includes(this.begun)) return null;
    return { prompt: { is: 'text', id: `dale-web-next-${this.begun}` }, notes: [], cancel: () => (this.begun = null) };
  }

  /** Whether the pieces of a zone are not marked now, though they can be chosen: the buttons or another zone come first. */
  isQuiet(zone: Zone): boolean {
    return this.choice ? ZONES[this.begun!] !== zone : this.#isCrowded;
  }

  /** Whether more can be chosen than may glow at once, buttons included. */
  get #isCrowded(): boolean {
    const { view, viewer } = this.board();
    if (viewer === null || !this.#possible.length) return false;
    const held = handOf(view, viewer).filter((card) => notationsFor(card).some((notation) => this.#session!.offer(notation)));
    const beside = this.#session!.offers.filter(({ say }) => /^(buy |build$)/.test(say));
    return this.#possible.length + held.length + beside.length > MOST_GLOWING;
  }
}

/** Focus the first card that can be chosen in the zone of an action. */
export function focusCard(action: Action): void {
  document.querySelector<HTMLElement>(ZONES[action] === 'market' ? '.market .lit' : '.hand .lit')?.focus();
}
