/** The thing that somebody looks at closely: by hovering, by a long press, or by its name in a sentence. */
import { getContext, setContext } from 'svelte';
import type { Door } from '../games/door';

export interface Looked {
  id: string;
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

  show(id: string, element: Element, pinned: boolean): void {
    if (this.door?.shows(id)) this.at = { id, box: element.getBoundingClientRect(), pinned };
  }

  later(id: string, element: Element, milliseconds: number, pinned: boolean): void {
    clearTimeout(this.#timer);
    this.#element = element;
    this.#timer = setTimeout(() => this.show(id, element, pinned), milliseconds);
  }

  /** An element is left: what is shown of it vanishes, unless it was pinned. */
  stop(element: Element): void {
    if (this.#element !== element) return;
    clearTimeout(this.#timer);
    if (!this.at?.pinned) this.at = null;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.at = null;
  }
}

export function provideLooking(): Looking {
  return setContext(KEY, new Looking());
}

/** Lets an element be looked at: `{@attach looksLike('carthage-card-R5')}`. Call it while a component is set up. */
export function useLooking(): (id: string | null) => (element: HTMLElement) => () => void {
  const looking = getContext<Looking | undefined>(KEY);
  return (id) => (element) => {
    if (!looking || !id) return () => {};
    let pressed = false;
    const enter = (event: PointerEvent) => event.pointerType === 'mouse' && looking.later(id, element, HOVER, false);
    const focus = () => element.matches(':focus-visible') && looking.later(id, element, HOVER, false);
    const leave = () => looking.stop(element);
    const press = (event: PointerEvent) => {
      pressed = false;
      if (event.pointerType === 'mouse') return looking.close();
      looking.later(id, element, LONG_PRESS, true);
      setTimeout(() => (pressed = looking.at?.id === id), LONG_PRESS + 20);
    };
    const click = (event: MouseEvent) => {
      if (!pressed) return;
      event.preventDefault(); // a long look is no choice
      event.stopImmediatePropagation();
      pressed = false;
    };
    const menu = (event: Event) => event.preventDefault();
    element.addEventListener('focus', focus);
    element.addEventListener('blur', leave);
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('pointerdown', press);
    element.addEventListener('pointerup', leave);
    element.addEventListener('pointercancel', leave);
    element.addEventListener('click', click, { capture: true });
    element.addEventListener('contextmenu', menu);
    return () => {
      leave();
      element.removeEventListener('focus', focus);
      element.removeEventListener('blur', leave);
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('pointerup', leave);
      element.removeEventListener('pointercancel', leave);
      element.removeEventListener('click', click, { capture: true });
      element.removeEventListener('contextmenu', menu);
    };
  };
}

export function getLooking(): Looking | undefined {
  return getContext<Looking | undefined>(KEY);
}
