/** Layout shifts of the table, as the browser reports them. */
import type { Page } from '@playwright/test';
import { expect } from './testServer';

/** The parts of a board; cards move within them. */
export const AREAS = '.others, .opponent, .stage, .board, .board > *, .stage section:not(.tray), [data-zone="prompt"]';
/** The board and the other players. */
const TABLE = '.stage, .others';
const MOST_SOURCES = 5; // that the browser names for one shift, the largest
const LARGER_THAN_GLYPHS = 600; // square pixels: cards and piles are

declare global {
  interface Window {
    /** What has shifted since the last call. */
    takeShifts: () => string[];
  }
}

/** Records what shifts on the table, also right after a click; call it before the page is opened. Judges by place: the browser attributes the shift of a
 * card to a box that belongs to no element. With `parts`, a selector, only these are watched, and cards may move within them. */
export async function watchShifts(page: Page, parts = ''): Promise<void> {
  await page.addInitScript(
    ([table, most, larger, parts]) => {
      interface Shift extends PerformanceEntry {
        sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      }
      const shifts: string[] = [];
      const place = ({ x, y, width, height }: DOMRectReadOnly): string => `${[x, y].map(Math.round)} ${[width, height].map(Math.round).join('x')}`;
      const isOnTable = ({ left, top, right, bottom, width, height }: DOMRectReadOnly): boolean =>
        width * height > 0 && [...document.querySelectorAll(table)].some((part) => {
          const area = part.getBoundingClientRect();
          return left >= area.left - 1 && top >= area.top - 1 && right <= area.right + 1 && bottom <= area.bottom + 1;
        });
      const collect = (entries: PerformanceEntryList): void => {
        for (const { sources } of entries as Shift[]) {
          const found = sources.filter(({ node, previousRect, currentRect }) => (parts ? node instanceof Element && node.matches(parts) : isOnTable(previousRect) || isOnTable(currentRect)));
          shifts.push(...found.map(({ node, previousRect, currentRect }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            return `${element?.className ?? ''} ${node?.textContent ?? ''}: ${place(previousRect)} to ${place(currentRect)}`.trim();
          }));
          if (!parts && !found.length && sources.length === most && sources.every(({ currentRect: { width, height } }) => width * height > larger)) shifts.push(`perhaps the table, beside ${sources.map(({ currentRect }) => place(currentRect)).join('; ')}`);
        }
      };
      const observer = new PerformanceObserver((list) => collect(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      window.takeShifts = () => {
        collect(observer.takeRecords());
        return shifts.splice(0);
      };
    },
    [TABLE, MOST_SOURCES, LARGER_THAN_GLYPHS, parts] as const,
  );
}

/** Resolves when all fonts have come, two frames have been drawn, and nothing slides any more: then what moved has been measured. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('.stage [style*="translate"], .others [style*="translate"]'));
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    await frame(); // asks for the fonts of what is shown
    await document.fonts.ready;
    for (let frames = 0; frames < 2; frames += 1) await frame();
  });
}

/** What has shifted since `forgetShifts`. */
export async function shiftsOf(page: Page): Promise<string[]> {
  await settle(page);
  return page.evaluate(() => window.takeShifts());
}

/** Wait until the page is complete, make sure that the shift of a card, or of another part, would be seen, and forget the shifts so far. */
export async function forgetShifts(page: Page, part = '.stage [data-card]'): Promise<void> {
  await page.waitForLoadState('networkidle');
  await shiftsOf(page); // fonts move numbers when they come
  const moved = page.locator(part).first();
  for (const margin of ['20px', '']) {
    await moved.evaluate((element, margin) => ((element as HTMLElement).style.marginTop = margin), margin);
    expect(await shiftsOf(page), 'what was moved').not.toEqual([]);
  }
}
