/** Keeps a table calm: where more than ten pieces and actions could be chosen, the pieces' zones glow instead (`app/marks.css`). The pieces stay clickable. */
import type { Attachment } from 'svelte/attachments';

/** So many pieces and actions may glow at once. */
export const MOST_GLOWING = 10;

const shown = (within: Element): number => [...within.querySelectorAll('.pickable:is(.lit, .possible):not(.chosen, .free, .quiet .lit)')].filter((piece) => piece.getClientRects().length > 0).length;

export const limitGlow: Attachment<HTMLElement> = (table) => {
  const look = (): void => {
    table.classList.toggle('crowded', shown(table) > MOST_GLOWING);
    for (const zone of table.querySelectorAll('.glow-zone')) zone.toggleAttribute('data-many', shown(zone) > MOST_GLOWING);
  };
  look();
  const watching = new MutationObserver(look); // calls back before the next frame is painted
  watching.observe(table, { subtree: true, childList: true, attributeFilter: ['class'] });
  return () => watching.disconnect();
};
