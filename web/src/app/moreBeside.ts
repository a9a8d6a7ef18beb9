/** Marks a row that scrolls sideways with `data-before` and `data-after` while it goes on there. */
import type { Attachment } from 'svelte/attachments';

const NEAR = 8; // pixels

export const moreBeside: Attachment<HTMLElement> = (row) => {
  const look = (): void => {
    row.toggleAttribute('data-before', row.scrollLeft > NEAR);
    row.toggleAttribute('data-after', row.scrollWidth - row.clientWidth - row.scrollLeft > NEAR);
  };
  look();
  const changes = new MutationObserver(look);
  changes.observe(row, { subtree: true, childList: true, characterData: true });
  const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
  sizes?.observe(row);
  row.addEventListener('scroll', look, { passive: true });
  return () => {
    changes.disconnect();
    sizes?.disconnect();
    row.removeEventListener('scroll', look);
  };
};
