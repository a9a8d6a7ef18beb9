/** What somebody looks at closely: by hovering, by a long press, by a click where nothing else is done, or by its name in
 * a sentence. */
import { getContext, setContext, untrack } from 'svelte';
import type { Door } from '../games/door';

/** Something that is no thing of the game, and what there is to say about it. */
export interface Remark {
  title: string;
  text: string;
}
/** A thing of the game by its id, or a remark. */
export type Subject = string | Remark;

export interface Looked {
  subject: Subject;
  element: HTMLElement;
  /** Where it was found on the screen. */
  box: DOMRect;
  /** Stays until it is closed: there was no pointer that could leave. */
  pinned: boolean;
}

const KEY = Symbol('looking');
const LONG_PRESS = 420; // milliseconds
const HOVER = 350;

export class Looking {
  at = $state.raw<Looked | null>(null);
  door = $state.raw<Door | null>(null);
  /** Of the table: texts depend on them. */
  options = $state.raw<Record<string, any>>({});
  #timer: ReturnType<typeof setTimeout> | undefined;
  #element: Element | null = null;
  #isReturning = false;

  show(subject: Subject, element: HTMLElement, pinned: boolean): void {
    clearTimeout(this.#timer);
    const isKnown = typeof subject !== 'string' || this.door?.shows(subject);
    if (isKnown) this.at = { subject, element, box: element.getBoundingClientRect(), pinned };
  }

  later(subject: Subject, element: HTMLElement, milliseconds: number, pinned: boolean): void {
    if (this.#isReturning) return;
    clearTimeout(this.#timer);
    this.#element = element;
    this.#timer = setTimeout(() => this.show(subject, element, pinned), milliseconds);
  }

  /** An element is left: what is shown of it vanishes, unless it was pinned. */
  stop(element: Element): void {
    if (this.#element !== element) return;
    clearTimeout(this.#timer);
    const left = untrack(() => this.at);
    if (!left || left.pinned) return;
    queueMicrotask(() => this.at === left && (this.at = null)); // what has the focus may leave it while the table is drawn anew
  }

  close(): void {
    clearTimeout(this.#timer);
    this.at = null;
  }

  /** Give the focus back to where it was, which is no new look at it. */
  giveBack(focus: Element | null): void {
    this.#isReturning = true;
    if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
    this.#isReturning = false;
  }
}

export function provideLooking(): Looking {
  return setContext(KEY, new Looking());
}

/** Lets an element be looked at: `{@attach looksLike('carthage-card-R5')}`. Call it while a component is set up. */
export function useLooking(): (subject: Subject | null) => (element: HTMLElement) => () => void {
  const looking = getContext<Looking | undefined>(KEY);
  return (subject) => (element) => {
    if (!looking || !subject) return () => {};
    let pressed = false;
    const doesMore = element.closest('button, a') !== null;
    const enter = (event: PointerEvent) => event.pointerType === 'mouse' && !looking.at?.pinned && looking.later(subject, element, HOVER, false);
    const focus = () => element.matches(':focus-visible') && looking.later(subject, element, HOVER, false);
    const leave = () => looking.stop(element);
    const press = (event: PointerEvent) => {
      pressed = false;
      if (event.pointerType === 'mouse') return doesMore && looking.close();
      looking.later(subject, element, LONG_PRESS, true);
      setTimeout(() => (pressed = looking.at?.element === element), LONG_PRESS + 20);
    };
    const click = (event: MouseEvent) => {
      if (pressed) {
        event.preventDefault(); // a long look is no choice
        event.stopImmediatePropagation();
      } else if (!doesMore) looking.show(subject, element, true);
      pressed = false;
    };
    const menu = (event: Event) => event.preventDefault();
    const listeners = {
      focus, blur: () => queueMicrotask(leave), // a button that vanishes loses the focus in the middle of drawing
       pointerenter: enter, pointerleave: leave, pointerdown: press, pointerup: leave, pointercancel: leave, contextmenu: menu,
    } as Record<string, (event: any) => void>;
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
    element.addEventListener('click', click, { capture: true });
    return () => {
      leave();
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}

export function getLooking(): Looking | undefined {
  return getContext<Looking | undefined>(KEY);
}
