/** Keyboard focus follows the game: after a choice made by keyboard, it goes to what is asked next. */
import { tick } from 'svelte';
import type { Inspector } from './inspect.svelte';
import type { Session } from './session.svelte';

/** What can be chosen on the board. */
const PIECES = '.game :is(button.pickable.lit:not(.chosen), button.choose)';
/** Buttons that begin a choice. */
const BEGINNINGS = '.game :is(button.possible, button.price.enough)';
/** A piece that is selected without being part of a pick yet: next it needs a place. */
const HELD = '.game .card-button.chosen[aria-pressed="true"]';
const ANSWERS = '.bar.mine .on .button:enabled';
/** Buttons that take something back: before the answers on the page, but never what is asked. */
const RETREATS = '.bar.mine .back .button:enabled:not([aria-disabled])';

const visible = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.getClientRects().length > 0);

/** Everything that can be chosen, in the order of the page; taking back comes last. */
const choices = (): HTMLElement[] => [...visible(`${PIECES}, ${BEGINNINGS}, ${ANSWERS}`), ...visible(RETREATS)];

/** Focus the next or previous thing that can be chosen, from wherever the focus is; returns whether there is one. */
export function stepThroughChoices(step: 1 | -1): boolean {
  const all = choices();
  const index = all.indexOf(document.activeElement as HTMLElement);
  const next = index < 0 ? (step > 0 ? 0 : all.length - 1) : (index + step + all.length) % all.length;
  all[next]?.focus();
  return all.length > 0;
}

export class FocusFlow {
  /** The last choice was made by keyboard, and the focus was not moved since. */
  #follows = false;
  #zone: string | undefined;
  /** What was held before the key. */
  #held: HTMLElement | undefined;

  constructor(private readonly session: Session, private readonly inspector: Inspector | undefined) {}

  /** Before the key does anything. */
  onkeydowncapture = (event: KeyboardEvent): void => {
    if (event.key.startsWith('Arrow')) return;
    const target = event.target as HTMLElement;
    this.#follows = !/^(Tab|Home|End|Page|Shift|Control|Alt|Meta)/.test(event.key) && !target.closest('.side, dialog, input, select, textarea');
    this.#zone = target.dataset?.zone;
    this.#held = visible(HELD)[0];
  };

  /** After the table has handled it: an arrow that went nowhere moves no focus, and one that went to what the answer to a choice may take away is no
   * wish to stay there. */
  onkeydown = ({ key, defaultPrevented }: KeyboardEvent): void => {
    if (key.startsWith('Arrow') && defaultPrevented && !this.session.isAnswerDue) this.#follows = false;
  };

  onkeyup = ({ key }: KeyboardEvent): void => {
    if (!/^([1-9 ]|Enter)$/.test(key)) return;
    setTimeout(() => {
      const [held] = visible(HELD);
      if (!this.session.picks.length && held && held !== this.#held) void this.next();
    }); // after the key has clicked
  };

  onpointerdown = (): void => void (this.#follows = false);

  /** What is asked has changed, or a command was answered: until then its buttons are disabled. */
  async next(): Promise<void> {
    await tick();
    if (!this.#follows || !this.session.isMyTurn || this.session.sending || document.querySelector('dialog[open], [role="menu"]')) return;
    const active = document.activeElement;
    if (active !== document.body && !active?.closest('.game')) return;
    if (!this.session.isWhole && active?.matches(PIECES)) return;
    const pieces = visible(PIECES);
    const answers = [...visible(ANSWERS), ...visible(RETREATS)];
    const asked = this.session.isWhole ? answers[0] : (pieces.find((piece) => piece.dataset.zone === this.#zone) ?? pieces[0] ?? visible(BEGINNINGS)[0] ?? answers[0]);
    if (asked && asked !== active) this.inspector?.restoreFocus(asked);
  }
}
