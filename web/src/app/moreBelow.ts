import type { Attachment } from 'svelte/attachments';

/** Marks a scrolling element with `data-more` while there is more below its edge. */
export const moreBelow: Attachment<HTMLElement> = (element) => {
  const mark = (): boolean => element.toggleAttribute('data-more', element.scrollHeight - element.clientHeight - element.scrollTop > 8);
  const observer = new ResizeObserver(mark);
  for (const each of [element, ...element.children]) observer.observe(each);
  element.addEventListener('scroll', mark, { passive: true });
  return () => {
    observer.disconnect();
    element.removeEventListener('scroll', mark);
  };
};
