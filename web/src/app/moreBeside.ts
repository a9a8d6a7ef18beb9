/** Marks a row that scrolls sideways with `data-before` and `data-after` while it goes on there. */
import type { Attachment } from 'svelte/attachments';

const NEAR = 8; // pixels

/** Also tells how many pieces are not whole before and after the visible part. */
export const countBeside = (tell: (before: number, after: number) => void): Attachment<HTMLElement> => (row) => {
  const look = (): void => {
    const hasBefore = row.toggleAttribute('data-before', row.scrollLeft > NEAR);
    const hasAfter = row.toggleAttribute('data-after', row.scrollWidth - row.clientWidth - row.scrollLeft > NEAR);
    const pieces = [...row.children] as HTMLElement[];
    const count = (isCut: (left: number, right: number) => boolean): number => pieces.filter(({ offsetLeft, offsetWidth }) => isCut(offsetLeft, offsetLeft + offsetWidth)).length;
    tell(hasBefore ? count((left) => left < row.scrollLeft - 1) : 0, hasAfter ? count((_, right) => right > row.scrollLeft + row.clientWidth + 1) : 0);
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

export const moreBeside = countBeside(() => {});
