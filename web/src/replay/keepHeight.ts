/** Keeps an element as high as it has been, so that what follows it stays in place while one steps through a game. */
import type { Attachment } from 'svelte/attachments';

/** Starts anew in another width, and with another `subject`. */
export const keepHeight = (_subject?: unknown): Attachment<HTMLElement> => (element) => {
  if (typeof ResizeObserver === 'undefined') return;
  let width = element.offsetWidth;
  let highest = 0;
  const look = (): void => {
    if (element.offsetWidth !== width) {
      width = element.offsetWidth;
      highest = 0;
      element.style.minHeight = '';
    }
    if (element.offsetHeight <= highest) return;
    highest = element.offsetHeight;
    element.style.minHeight = `${highest}px`;
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(element);
  return () => {
    sizes.disconnect();
    element.style.minHeight = '';
  };
};
