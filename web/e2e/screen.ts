/** Checks a screen for overflow, missing translations and accessibility problems. */
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, SETTLED } from './testServer';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
export const LANGUAGES = ['en', 'pl', 'nl', 'it'] as const;
export const SCHEMES = ['light', 'dark'] as const;
export const SCREENS = { desktop: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } };
export type Language = (typeof LANGUAGES)[number];
export interface Look {
  language: Language;
  colorScheme: (typeof SCHEMES)[number];
  screen: keyof typeof SCREENS;
}

/** `make soak` sets it: then every screen is checked in every look. */
export const SOAK = Boolean(process.env.EMPORION_SOAK);

const EVERY_LOOK: Look[] = LANGUAGES.flatMap((language) =>
  SCHEMES.flatMap((colorScheme) => (['desktop', 'phone'] as const).map((screen) => ({ language, colorScheme, screen }))),
);
/** Each language once, and each screen size in each colour scheme. */
const ONE_PASS: Look[] = [
  { language: 'en', colorScheme: 'light', screen: 'desktop' },
  { language: 'pl', colorScheme: 'dark', screen: 'phone' },
  { language: 'nl', colorScheme: 'dark', screen: 'desktop' },
  { language: 'it', colorScheme: 'light', screen: 'phone' },
];
export const LOOKS = SOAK ? EVERY_LOOK : ONE_PASS;

/** The looks of the n-th of several similar screens: one of the four, each in its turn; with EMPORION_SOAK all. */
export const looksOf = (n: number): Look[] => (SOAK ? LOOKS : [LOOKS[(n + 1) % LOOKS.length]!]);

/** Two looks for the n-th of several similar screens, one of each size and colour scheme; with EMPORION_SOAK all. */
export const pairOf = (n: number): Look[] => (SOAK ? LOOKS : LOOKS.slice(2 * (n % 2)).slice(0, 2));

export const contextOptions = ({ language, colorScheme, screen }: Look) => ({
  locale: language, colorScheme, viewport: SCREENS[screen], isMobile: screen === 'phone', hasTouch: screen === 'phone', bypassCSP: true,
});

/** Serious and critical axe violations. Selectors, which nobody reads here, and a second copy of the style sheets would cost as much as the checks. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axe });
  return page.evaluate(async () => {
    const { violations } = await (window as any).axe.run(document, { resultTypes: ['violations'], selectors: false, preload: false });
    return violations
      .filter((each: any) => ['serious', 'critical'].includes(each.impact))
      .map((each: any) => `${each.id}: ${each.nodes.slice(0, 3).map((node: any) => node.html.slice(0, 160)).join(' | ')}`);
  });
}

/** Nothing overflows and everything is translated. With EMPORION_SOAK, saves a screenshot. */
export async function checkLayout(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(350);
  if (SOAK) await page.screenshot({ path: `screenshots/${name}.png` });
  const find = () => page.evaluate(() => {
    const root = document.documentElement;
    const wide = [...document.querySelectorAll<HTMLElement>('button, h1, h2, p, .field')].filter((each) => {
      const box = each.getBoundingClientRect();
      const scrolls = each.closest('.cards, .hand, .others, .scroll, .hidden-text, .side, .log');
      return box.width > 0 && !scrolls && (box.right > innerWidth + 1 || box.left < -1);
    });
    return {
      scrollsSideways: root.scrollWidth > innerWidth,
      outside: wide.map((each) => each.outerHTML.slice(0, 120)),
      untranslated: document.documentElement.outerHTML.match(/⟦[^⟧]*⟧/g) ?? [],
    };
  });
  await expect.poll(find, { message: name, timeout: SETTLED }).toEqual({ scrollsSideways: false, outside: [], untranslated: [] });
}

/** The layout is right, and axe finds no serious problem. */
export async function checkScreen(page: Page, name: string): Promise<void> {
  await checkLayout(page, name);
  expect(await accessibilityFaults(page), name).toEqual([]);
}

/** The whole table fits on the screen. */
export async function noPageScroll(page: Page, name: string): Promise<void> {
  const scrolls = () => page.evaluate(() => {
    const game = document.querySelector('.game')!;
    const centre = document.querySelector('.centre')!;
    return [document.documentElement, game, centre].map((each) => each.scrollHeight - each.clientHeight).filter((over) => over > 1);
  });
  await expect.poll(scrolls, { message: name, timeout: SETTLED }).toEqual([]);
}

/** Choose a language in the settings of a table, which changes at once. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.locator('header .more .icon-button').last().click();
  await page.locator('.settings select').first().selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.keyboard.press('Escape');
  await expect(page.locator('.settings')).toHaveCount(0);
}

/** Store the language preference and reload. */
export async function switchLanguage(page: Page, language: Language): Promise<void> {
  await page.evaluate((wish) => localStorage.setItem('emporion-language', wish), language);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
