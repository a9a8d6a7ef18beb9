/** Measures whether every text on a screen can be read: none cut, none past its box or the window, none covered. */
import type { Page } from '@playwright/test';
import { expect, SETTLED } from './testServer';

export interface Size {
  width: number;
  height: number;
}

const UPRIGHT: Size[] = [[360, 780], [360, 800], [390, 844], [768, 1024], [820, 1180], [1024, 1366], [720, 1280], [768, 1366], [1080, 1920], [1440, 2560]].map(
  ([width, height]) => ({ width: width!, height: height! }),
);
const BOTH_WAYS = UPRIGHT.flatMap(({ width, height }) => [{ width, height }, { width: height, height: width }]);
/** Zooming in halves the window in pixels of the page. Phones zoom without a new layout. */
const ZOOMED = BOTH_WAYS.filter(({ width, height }) => Math.min(width, height) > 640).map(({ width, height }) => ({ width: width / 2, height: height / 2 }));

/** From small phones to large desktops, portrait and landscape, and all but phones at a zoom of 200%. */
export const EVERY_SIZE: Size[] = [...BOTH_WAYS, ...ZOOMED];
/** A tablet upright and across, and a small laptop: the table has all its parts, and little room. */
export const TIGHT_SIZES: Size[] = [{ width: 820, height: 1180 }, { width: 1024, height: 768 }, { width: 1280, height: 720 }];

/** Screens that a whole table fits on, with the least width of its cards: tablets upright and across, and large desktops. */
export const ROOMY: (Size & { card: number })[] = [
  [768, 1024, 90], [820, 1180, 90], [1024, 768, 90], [1180, 820, 90], [1024, 1366, 90], [1366, 1024, 90], [1920, 1080, 120], [2560, 1440, 160],
].map(([width, height, card]) => ({ width: width!, height: height!, card: card! }));

/** The width of the narrowest card that can be clicked, and by how many pixels the table is higher than its place. */
export const measureBoard = (page: Page): Promise<{ card: number; over: number }> =>
  page.evaluate(() => ({
    card: Math.min(...[...document.querySelectorAll<HTMLElement>('.centre .card-button')].filter((card) => card.checkVisibility()).map((card) => card.offsetWidth)),
    over: Math.max(...['.game', '.centre'].map((part) => document.querySelector(part)!).map((each) => each.scrollHeight - each.clientHeight)),
  }));

/** Look at every page of a board that shows one at a time, and go back to the first. */
export async function onEachPage(page: Page, look: () => Promise<void>): Promise<void> {
  const pages = page.locator('.centre .pages button:visible');
  const count = await pages.count();
  for (let number = 0; number < Math.max(count, 1); number += 1) {
    if (count) await pages.nth(number).dispatchEvent('click');
    await look();
  }
  if (count) await pages.first().dispatchEvent('click');
}

/** The sizes of a replay with open hands. */
export const REPLAY_SIZES: Size[] = [[360, 740], [390, 844], [768, 1024], [820, 1180], [1024, 768], [1366, 768], [1920, 1080]].map(
  ([width, height]) => ({ width: width!, height: height! }),
);

/** What is hidden in the players' boxes, although their hands are open: a box shows all that it has, without scrolling. */
export const hiddenInBoxes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 1.5;
    return [...document.querySelectorAll<HTMLElement>('.others .opponent')].flatMap((box) => {
      const edge = box.getBoundingClientRect();
      const parts = [...box.querySelectorAll<HTMLElement>('.facts, .facts *')].filter((each) => !each.closest('.hidden-text') && each.checkVisibility());
      const nameOf = (each: Element): string => `${box.ariaLabel}: ${each.localName}.${each.className} "${(each.textContent ?? '').trim().slice(0, 30)}"`;
      const isPast = (each: HTMLElement): boolean => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return left < edge.left - SLACK || right > edge.right + SLACK || top < edge.top - SLACK || bottom > edge.bottom + SLACK;
      };
      const isCut = (each: HTMLElement): boolean => {
        const { overflowX, overflowY } = getComputedStyle(each);
        return (overflowX !== 'visible' && each.scrollWidth > each.clientWidth + SLACK) || (overflowY !== 'visible' && each.scrollHeight > each.clientHeight + SLACK);
      };
      return [...parts.filter(isPast).map((each) => `${nameOf(each)} leaves the box`), ...parts.filter(isCut).map((each) => `${nameOf(each)} is cut`)];
    });
  });

/** What is wrong with each text in a part of the screen. Texts are scrolled to where a player would scroll them. */
export async function illegibleTexts(page: Page, within = '.table'): Promise<string[]> {
  return page.evaluate(async (within) => {
    const SLACK = 1.5;
    /** The letters of a line are lower than the line: so much of its height may be cut above and below. */
    const LEADING = 0.2;
    /** A table has more texts than this; fewer, and nothing was measured. */
    const FEWEST = 20;
    /** A tap opens the whole note; a player's own log and menus scroll, and have their own tests. */
    const ELSEWHERE = '.hidden-text, .side, .playback, .notes:not(.open), [aria-live], dialog, option';
    /** What others do and say lies over the table for a moment. */
    const PASSING = '.summary, .bubble, .event-ring, .toast';
    const faults = new Set<string>();
    const isForScreenReaders = (element: Element): boolean => styleOf(element).clipPath === 'inset(50%)';
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element): CSSStyleDeclaration => {
      if (!styles.has(element)) styles.set(element, getComputedStyle(element));
      return styles.get(element)!;
    };
    const isClear = (colour: string): boolean => colour === 'transparent' || /^rgba.*, 0\)$|\/ 0\)$/.test(colour);
    const isFilled = (element: Element): boolean => !isClear(styleOf(element).backgroundColor) || styleOf(element).backgroundImage !== 'none';
    const isBox = (element: Element): boolean =>
      element.localName === 'button' || element.matches('svg.drawing') || isFilled(element) ||
      (parseFloat(styleOf(element).borderTopWidth) > 0 && !isClear(styleOf(element).borderTopColor) && parseFloat(styleOf(element).borderLeftWidth) > 0);
    const rectsOf = (text: Node): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    };
    const ancestorsOf = (element: Element): Element[] => {
      const found: Element[] = [];
      for (let each: Element | null = element; each; each = each.parentElement) found.push(each);
      return found;
    };
    const holds = (box: DOMRect, x: number, y: number): boolean => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

    /** The part of an element in which what is scrolled to shows: beside what lies over its edges. */
    const portOf = (element: Element): { left: number; top: number; right: number; bottom: number } => {
      const { left, top } = element.getBoundingClientRect();
      const { scrollPaddingLeft, scrollPaddingRight, scrollPaddingTop, scrollPaddingBottom } = styleOf(element);
      const pixels = (length: string): number => parseFloat(length) || 0; // `auto` is none
      const [inner, upper] = [left + element.clientLeft, top + element.clientTop];
      return {
        left: inner + pixels(scrollPaddingLeft), right: inner + element.clientWidth - pixels(scrollPaddingRight),
        top: upper + pixels(scrollPaddingTop), bottom: upper + element.clientHeight - pixels(scrollPaddingBottom),
      };
    };
    /** Scroll a text into view, only where a player can scroll: `scrollIntoView` would also move what is cut off. Returns whether anything had to scroll. */
    const reveal = (text: Text, above: Element[]): boolean => {
      const placesOf = (): string => above.map((each) => `${each.scrollLeft} ${each.scrollTop}`).join();
      const before = placesOf();
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const each of above) {
        const { overflowX, overflowY } = styleOf(each);
        const port = portOf(each);
        const words = range.getBoundingClientRect();
        const nearest = (start: number, end: number, from: number, to: number): number => (start < from ? start - from : end > to ? Math.min(end - to, start - from) : 0);
        if (/auto|scroll/.test(overflowX)) each.scrollLeft += nearest(words.left, words.right, port.left, port.right);
        if (/auto|scroll/.test(overflowY)) each.scrollTop += nearest(words.top, words.bottom, port.top, port.bottom);
      }
      return placesOf() !== before;
    };
    /** By how many pixels a line of text leaves a box, and on which side. */
    const beyond = (line: DOMRect, left: number, top: number, right: number, bottom: number, isAcross: boolean, isDown: boolean): string => {
      const leading = Math.max(SLACK, line.height * LEADING);
      const over: [string, number, number][] = [
        ...(isAcross ? ([['left', left - line.left, SLACK], ['right', line.right - right, SLACK]] as [string, number, number][]) : []),
        ...(isDown ? ([['top', top - line.top, leading], ['bottom', line.bottom - bottom, leading]] as [string, number, number][]) : []),
      ];
      return over.filter(([, by, allowed]) => by > allowed).map(([side, by]) => `${Math.round(by)} px ${side}`).join(', ');
    };
    /** Whether an element paints at a point, so that it hides what is below it. */
    const paints = (element: Element, x: number, y: number): boolean => {
      if (parseFloat(styleOf(element).opacity) === 0) return false;
      if (element instanceof SVGGraphicsElement && element.localName !== 'svg' && element.localName !== 'g') return styleOf(element).fill !== 'none';
      if (!holds(element.getBoundingClientRect(), x, y)) return false; // an invisible area for fingers
      return isFilled(element) || ['img', 'canvas'].includes(element.localName) ||
        [...element.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && rectsOf(child).some((line) => holds(line, x, y)));
    };
    const nameOf = (element: Element): string => {
      const own = (each: Element): string => each.localName + [...each.classList].filter((name) => !name.startsWith('svelte-')).map((name) => `.${name}`).join('');
      return ancestorsOf(element).slice(0, 3).reverse().map(own).join(' > ');
    };
    const coverOf = (line: DOMRect, element: Element): Element | undefined => {
      const drawing = element instanceof SVGElement ? (element.closest('svg.drawing') ?? element.ownerSVGElement) : null;
      const points = [[0.5, 0.5], [0.15, 0.3], [0.85, 0.3], [0.15, 0.7], [0.85, 0.7]].map(([x, y]) => [line.left + x! * line.width, line.top + y! * line.height] as const);
      for (const [x, y] of points) {
        for (const found of document.elementsFromPoint(x, y)) {
          if (found === element || found.contains(element) || element.contains(found) || drawing?.contains(found)) break;
          if (!found.closest(PASSING) && paints(found, x, y)) return found;
        }
      }
      return undefined;
    };

    /** Labels and covers that let clicks through are found at a point like all others. */
    const clickable = new CSSStyleSheet();
    clickable.replaceSync('* { pointer-events: auto !important }');
    document.adoptedStyleSheets.push(clickable);
    for (const each of document.getAnimations()) if (Number.isFinite(each.effect?.getComputedTiming().endTime)) each.finish();
    const walker = document.createTreeWalker(document.querySelector(within)!, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    let measured = 0;
    for (const text of texts) {
      const element = text.parentElement!;
      const words = text.data.trim();
      if (!words || element.closest(ELSEWHERE) || isForScreenReaders(element) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      measured += 1;
      if (reveal(text, ancestorsOf(element))) await new Promise(requestAnimationFrame); // the page hears of it: at the end of a row no count lies over it
      const report = (what: string): void => void faults.add(`"${words.slice(0, 40)}" (${nameOf(element)}) ${what}`);
      const lines = rectsOf(text);
      if (!lines.length) report('has no room at all');
      const above = ancestorsOf(element);
      const box = above.find(isBox);
      for (const line of lines) {
        const before = faults.size;
        const outside = beyond(line, 0, 0, innerWidth, innerHeight, true, true);
        if (outside) report(`leaves the window: ${outside}`);
        if (box) {
          const edge = box.getBoundingClientRect();
          const past = beyond(line, edge.left, edge.top, edge.right, edge.bottom, true, true);
          const scrolls = /auto|scroll/.test(styleOf(box).overflowX + styleOf(box).overflowY);
          if (past && !scrolls) report(`runs past ${nameOf(box)}: ${past}`);
        }
        for (const each of above) {
          const { overflowX, overflowY } = styleOf(each);
          if (overflowX === 'visible' && overflowY === 'visible') continue;
          if (each instanceof SVGElement && each.ownerSVGElement) continue;
          const edge = each.getBoundingClientRect();
          const cut = beyond(line, edge.left + each.clientLeft, edge.top + each.clientTop, edge.left + each.clientLeft + (each.clientWidth || edge.width),
            edge.top + each.clientTop + (each.clientHeight || edge.height), overflowX !== 'visible', overflowY !== 'visible');
          if (cut) report(`is cut by ${nameOf(each)}: ${cut}`);
        }
        const cover = faults.size === before ? coverOf(line, element) : undefined;
        if (cover) report(`is covered by ${nameOf(cover)}`);
      }
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== clickable);
    if (measured < FEWEST) faults.add(`only ${measured} texts are on the screen`);
    return [...faults];
  }, within);
}

/** Every text of a table can be read at these sizes. */
export async function checkLegible(page: Page, name: string, sizes: Size[]): Promise<void> {
  const found: Record<string, string[]> = {};
  for (const size of sizes) {
    await page.setViewportSize(size);
    let faults: string[] = [];
    for (const began = Date.now(); ; ) { // texts are fitted after the window has its size
      await page.waitForTimeout(200);
      faults = [];
      await onEachPage(page, async () => void faults.push(...(await illegibleTexts(page))));
      if (!faults.length || Date.now() - began > SETTLED) break;
    }
    if (faults.length) found[`${size.width}x${size.height}`] = faults;
  }
  expect(found, name).toEqual({});
}
