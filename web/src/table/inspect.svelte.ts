/** Inspecting pieces and controls: by hover, long press, click where nothing else happens, or by name in a sentence. A tooltip opens only where the
 * pointer was moved to and rests: not where a card slid under it, and not after a click. */
import { getContext, setContext, untrack } from 'svelte';
import { on } from 'svelte/events';
import type { GamePlugin } from '../games/gamePlugin';
import type { GameDescription } from '../net/types';

/** An explanation that does not come from the game; `piece` is what it is about, whose picture and description follow. */
export interface TooltipText {
  title: string;
  text: string;
  piece?: string;
}
/** A piece or zone by message id, or a ready text. */
export type InspectSubject = string | TooltipText;

export interface Inspected {
  subject: InspectSubject;
  element: HTMLElement;
  /** The element's position on the screen. */
  box: DOMRect;
  /** Stays open until closed, since no pointer can leave it. */
  pinned: boolean;
}

const KEY = Symbol('inspector');
const LONG_PRESS = 420; // milliseconds
const HOVER = 350;

export class Inspector {
  at = $state.raw<Inspected | null>(null);
  plugin = $state.raw<GamePlugin | null>(null);
  /** The table's options, which descriptions depend on. */
  options = $state.raw<Record<string, any>>({});
  description = $state.raw<GameDescription | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #element: Element | null = null;
  /** Where the pointer was moved to last. */
  pointer: { x: number; y: number } | null = null;
  /** The last movement that an element has taken. */
  moved: PointerEvent | null = null;
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

  /** The pointer or focus has left an element: hide its tooltip unless it is pinned. */
  stop(element: Element): void {
    if (this.#element !== element) return;
    clearTimeout(this.#timer);
    const left = untrack(() => this.at);
    if (!left || left.pinned) return;
    queueMicrotask(() => this.at === left && (this.at = null)); // an element may lose focus during a render
  }

  close(): void {
    clearTimeout(this.#timer);
    this.at = null;
  }

  /** Restore focus without opening a tooltip. */
  restoreFocus(focus: Element | null): void {
    this.#isReturning = true;
    if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
    this.#isReturning = false;
  }
}

export function provideInspector(): Inspector {
  const inspector = new Inspector();
  $effect(() => on(window, 'pointermove', ({ clientX, clientY }) => (inspector.pointer = { x: clientX, y: clientY })));
  return setContext(KEY, inspector);
}

/** Makes an element inspectable: `{@attach inspect('<game>-card-<name>')}`. Call while a component is set up. */
export function useInspect(): (subject: InspectSubject | null) => (element: HTMLElement) => () => void {
  const inspector = getContext<Inspector | undefined>(KEY);
  return (subject) => (element) => {
    if (!inspector || !subject) return () => {};
    let pressed = false;
    /** The pointer was moved here from elsewhere. */
    let hasArrived = false;
    const doesMore = element.closest('button, a') !== null;
    const move = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || inspector.at || inspector.moved === event) return; // the innermost element explains itself
      inspector.moved = event;
      hasArrived ||= !inspector.pointer || !contains(element.getBoundingClientRect(), inspector.pointer);
      if (hasArrived) inspector.later(subject, element, HOVER, false);
    };
    const focus = () => element.matches(':focus-visible') && inspector.later(subject, element, HOVER, false);
    const stop = () => inspector.stop(element);
    const leave = () => {
      hasArrived = false;
      stop();
    };
    const press = (event: PointerEvent) => {
      pressed = hasArrived = false;
      if (event.pointerType === 'mouse') return doesMore && inspector.close();
      inspector.later(subject, element, LONG_PRESS, true);
      setTimeout(() => (pressed = inspector.at?.element === element), LONG_PRESS + 20);
    };
    const click = (event: MouseEvent) => {
      if (pressed) {
        event.preventDefault(); // a long press must not click
        event.stopImmediatePropagation();
      } else if (!doesMore) inspector.show(subject, element, true);
      pressed = false;
    };
    const menu = (event: Event) => event.preventDefault();
    const listeners = {
      focus, blur: () => queueMicrotask(stop), // a removed button loses focus during a render
       pointermove: move, pointerleave: leave, pointerdown: press, pointerup: stop, pointercancel: leave, contextmenu: menu,
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

const contains = (box: DOMRect, { x, y }: { x: number; y: number }): boolean => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

export function getInspector(): Inspector | undefined {
  return getContext<Inspector | undefined>(KEY);
}
