/** Protects what appears under a finger: the second tap of a double tap is not meant for a button that has just taken the place of another. */
import type { Attachment } from 'svelte/attachments';

/** Only pointers hit a button by accident. */
let isUsingKeys = false;
addEventListener('keydown', () => (isUsingKeys = true), true);
addEventListener('pointerdown', () => (isUsingKeys = false), true);

/** `{@attach ignoreEarlyClicks(400)}`: for so many milliseconds after it appears, the element and all within it ignore clicks of a pointer and are `aria-disabled`.
 * Clicks by key, which have no `detail`, always count. An element that appears later than what it belongs to says `since` when that has been there. */
export const ignoreEarlyClicks = (milliseconds: number, since = performance.now()): Attachment<HTMLElement> => (element) => {
  const left = since + milliseconds - performance.now();
  if (isUsingKeys || left <= 0) return;
  const ignore = (event: MouseEvent): void => {
    if (event.detail === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const settle = (): void => {
    clearTimeout(timer);
    element.removeAttribute('aria-disabled');
    element.removeEventListener('click', ignore, true);
  };
  const timer = setTimeout(settle, left);
  element.setAttribute('aria-disabled', 'true');
  element.addEventListener('click', ignore, true);
  return settle;
};
