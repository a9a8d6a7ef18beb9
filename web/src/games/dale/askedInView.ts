/** Scrolls to what can be chosen, where the board is higher than its place: on low phones. */
import type { Attachment } from 'svelte/attachments';
import { GLOW } from './layout';

/** How far to scroll so that all of these boxes are inside, or the upper ones where there is no room for all. */
export function scrollTo(place: { top: number; bottom: number }, boxes: { top: number; bottom: number }[]): number {
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)) - GLOW, Math.max(...boxes.map((box) => box.bottom)) + GLOW];
  if (!boxes.length) return 0;
  return Math.min(top - place.top, Math.max(0, bottom - place.bottom));
}

/** Moves only when something else can be chosen, so that players may scroll meanwhile. A lesson scrolls to what it points at. */
export const askedInView: Attachment<HTMLElement> = (board) => {
  const place = board.parentElement!;
  let before = '';
  const look = (): void => {
    const lit = [...place.querySelectorAll<HTMLElement>('.pickable.lit:not(.chosen, .quiet .lit)')];
    const now = [...new Set(lit.map(({ dataset }) => dataset.zone))].join();
    if (now === before) return;
    before = now;
    if (place.scrollHeight <= place.clientHeight || document.querySelector('.coach-place, .playback')) return;
    place.scrollTop += scrollTo(place.getBoundingClientRect(), lit.map((piece) => piece.getBoundingClientRect()));
  };
  look();
  const watching = new MutationObserver(look);
  watching.observe(place, { subtree: true, childList: true, attributeFilter: ['class'] });
  return () => watching.disconnect();
};
