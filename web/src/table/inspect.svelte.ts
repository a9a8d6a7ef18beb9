/** What somebody looks at closely: by hovering, by a long press, by a click where nothing else is done, or by its name in
 * a sentence. */
import { getContext, setContext, untrack } from 'svelte';
import type { GamePlugin } from '../games/gamePlugin';

/** Something that is no thing of the game, and what there is to say about it. */
export interface TooltipText {
  title: string;
  text: string;
}
/** A thing of the game by its id, or a remark. */
export type InspectSubject = string | TooltipText;

export interface Inspected {
  subject: InspectSubject;
  element: HTMLElement;
  /** Where it was found on the screen. */
  box: DOMRect;
  /** Stays until it is closed: there was no pointer that could leave. */
  pinned: boolean;
}

const KEY = Symbol('inspector');
const LONG_PRESS = 420; // milliseconds
const HOVER = 350;

export class Inspector {
  at = $state.raw<Inspected | null>(null);
  plugin = $state.raw<GamePlugin | null>(null);
  /** Of the table: texts depend on them. */
  options = $state.raw<Record<string, any>>({});
  #timer: ReturnType<typeof setTimeout> | undefined;
  #element: Element | null = null;
  #isReturning = false;

  show(subject: InspectSubject, element: HTMLElement, pinned: boolean): void {
    clearTimeout(this.#timer);
    const isKnown = typeof subject !== 'string' || this.plugin?.canInspect(subject);
    if (isKnown) this.at = { subject, element, box: element.getBoundingClientRect(), pinned };
  }

  later(subject: InspectSubject, element: HTMLElement, milliseconds: number, pinned: boolean): void {
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
  restoreFocus(focus: Element | null): void {
    this.#isReturning = true;
    if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
    this.#isReturning = false;
  }
}

export function provideInspector(): Inspector {
  return setContext(KEY, new Inspector());
}

/** Lets an element be looked at: `{@attach inspect('carthage-card-R5')}`. Call it while a component is set up. */
export function useInspect(): (subject: InspectSubject | null) => (element: HTMLElement) => () => void {
  const inspector = getContext<Inspector | undefined>(KEY);
  return (subject) => (element) => {
    if (!inspector || !subject) return () => {};
    let pressed = false;
    const doesMore = element.closest('button, a') !== null;
    const enter = (event: PointerEvent) => event.pointerType === 'mouse' && !inspector.at?.pinned && inspector.later(subject, element, HOVER, false);
    const focus = () => element.matches(':focus-visible') && inspector.later(subject, element, HOVER, false);
    const leave = () => inspector.stop(element);
    const press = (event: PointerEvent) => {
      pressed = false;
      if (event.pointerType === 'mouse') return doesMore && inspector.close();
      inspector.later(subject, element, LONG_PRESS, true);
      setTimeout(() => (pressed = inspector.at?.element === element), LONG_PRESS + 20);
    };
    const click = (event: MouseEvent) => {
      if (pressed) {
        event.preventDefault(); // a long look is no choice
        event.stopImmediatePropagation();
      } else if (!doesMore) inspector.show(subject, element, true);
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

export function getInspector(): Inspector | undefined {
  return getContext<Inspector | undefined>(KEY);
}
