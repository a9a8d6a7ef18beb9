/** Pieces that close up when one of them comes or goes slide to their new place. Only `translate` changes, so nothing jumps under the pointer. */
import type { Attachment } from 'svelte/attachments';
import { canAnimate } from '../app/preferences.svelte';

const PACE = 60; // milliseconds after which about a third of the way is left
const LONGEST_FRAME = 50; // milliseconds
const LEAST = 0.5; // pixels

type Offset = [x: number, y: number];

/** Where an element is laid out, whatever moves it on the screen. */
const placeOf = (element: HTMLElement): Offset => [element.offsetLeft, element.offsetTop];

/** Where an element will be once it and what it lies in have slid there. */
export function restingBox(element: HTMLElement): DOMRect {
  const box = element.getBoundingClientRect();
  for (let each: HTMLElement | null = element; each; each = each.parentElement) {
    const [x = 0, y = 0] = each.style.translate.split(' ').map((length) => parseFloat(length) || 0);
    box.x -= x;
    box.y -= y;
  }
  return box;
}

/** For the parent of the pieces, or an ancestor with a selector for them. Their containing block must stay in its place, or slide too.
 * Frames are drawn here, since a view may change back and forth within a slide: browsers count a running animation as a layout shift then. */
export const slides = (pieces = ':scope > *'): Attachment<HTMLElement> => (parent) => {
  let places = new Map<HTMLElement, Offset>();
  const offsets = new Map<HTMLElement, Offset>();
  let frame = 0;
  let drawn = 0;
  /** The frame after a change shows every piece where it was. */
  let isChanged = false;

  const remember = (): void => void (places = new Map([...parent.querySelectorAll<HTMLElement>(pieces)].map((piece) => [piece, placeOf(piece)])));
  const draw = (now: number): void => {
    const left = isChanged ? 1 : Math.exp(-Math.min(now - drawn, LONGEST_FRAME) / PACE);
    [drawn, isChanged] = [now, false];
    for (const [piece, [x, y]] of offsets) {
      const rest: Offset = [x * left, y * left];
      if (!piece.isConnected || Math.hypot(...rest) < LEAST) {
        offsets.delete(piece);
        piece.style.translate = '';
      } else {
        offsets.set(piece, rest);
        piece.style.translate = `${rest[0]}px ${rest[1]}px`;
      }
    }
    frame = offsets.size ? requestAnimationFrame(draw) : 0;
  };
  const slide = (): void => {
    const before = places;
    remember();
    if (!canAnimate()) return;
    for (const [piece, [left, top]] of places) {
      const was = before.get(piece);
      if (!was || !piece.offsetWidth || (was[0] === left && was[1] === top)) continue;
      const [x, y] = offsets.get(piece) ?? [0, 0];
      offsets.set(piece, [x + was[0] - left, y + was[1] - top]);
      piece.style.translate = `${x + was[0] - left}px ${y + was[1] - top}px`;
      isChanged = true;
    }
    if (isChanged && !frame) frame = requestAnimationFrame(draw);
  };
  remember();
  const changes = new MutationObserver(slide); // calls back before the next frame is painted
  changes.observe(parent, { subtree: true, childList: true, characterData: true });
  const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(remember);
  sizes?.observe(parent);
  return () => {
    changes.disconnect();
    sizes?.disconnect();
    cancelAnimationFrame(frame);
  };
};
