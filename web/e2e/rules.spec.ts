/** Each rulebook in each language on a phone and printed; and the way there from a table. */
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, opened, test, watch } from './room';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const GAMES = ['carthage', 'dale', 'discovery'];
const LANGUAGES = { en: 'en-GB', pl: 'pl-PL', nl: 'nl-NL', it: 'it-IT' };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function faultsOf(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe });
  return page.evaluate(async () => {
    const { violations } = await (window as any).axe.run(document, { resultTypes: ['violations'] });
    return violations
      .filter((each: any) => ['serious', 'critical'].includes(each.impact))
      .map((each: any) => `${each.id}: ${each.nodes.slice(0, 3).map((node: any) => node.html.slice(0, 160)).join(' | ')}`);
  });
}

for (const [language, locale] of Object.entries(LANGUAGES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`rulebooks in ${language}, ${colorScheme}`, async ({ browser, room }) => {
      const context = await browser.newContext({ ...PHONE, locale, colorScheme, bypassCSP: true, serviceWorkers: 'block' });
      const problems = watch(context, room);
      const page = await context.newPage();
      for (const game of GAMES) {
        await page.goto(`${room.address}/rules/${game}`);
        await page.locator('nav details summary').first().click();
        await expect(page.locator('figure').first()).toBeVisible();
        const found = await page.evaluate(() => ({
          scrollsSideways: document.documentElement.scrollWidth > innerWidth,
          outside: [...document.querySelectorAll<HTMLElement>('main *')]
            .filter((each) => !each.closest('.hidden-text') && each.getBoundingClientRect().right > innerWidth + 1)
            .map((each) => each.outerHTML.slice(0, 120)),
          untranslated: document.documentElement.outerHTML.match(/⟦[^⟧]*⟧/g) ?? [],
          missing: [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')]
            .map((link) => link.hash.slice(1))
            .filter((id) => document.querySelectorAll(`[id="${id}"]`).length !== 1),
          small: [...document.querySelectorAll<HTMLElement>('nav a, .ways .button')].filter((each) => each.getBoundingClientRect().height < 43).length,
        }));
        expect(found, game).toEqual({ scrollsSideways: false, outside: [], untranslated: [], missing: [], small: 0 });
        expect(await faultsOf(page), game).toEqual([]);
        await page.screenshot({ path: `screenshots/rules-${game}-${language}-${colorScheme}.png`, fullPage: true });
      }
      expect(problems).toEqual([]);
      await context.close();
    });
  }
}

test('an address leads to its place in the book, and contents, next and back work', async ({ page, room }) => {
  await page.goto(`${room.address}/rules/dale#techniques`);
  await expect(page.getByRole('heading', { name: 'Playing a technique' })).toBeInViewport();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Setup' }).click();
  await expect(page).toHaveURL(/#chapter-setup$/);
  await expect(page.getByRole('heading', { name: 'Setup' }).first()).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/#techniques$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
  await expect(page.locator('figure').first()).toBeVisible();
});

test('what is asked is explained beside the table', async ({ page, room }) => {
  const table = await opened(page, room);
  await page.goto(`${room.address}/t/${table}`);
  await expect(page.locator('.bar.mine')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'What the rules say about this' }).click();
  await expect(page.getByText('A token raises the price of its colour')).toBeVisible();
  const book = page.waitForEvent('popup');
  await page.locator('details[open]').getByRole('link', { name: 'More in the rulebook' }).click();
  await expect((await book).getByRole('heading', { name: 'Tokens' })).toBeInViewport();
  await expect(page.locator('.bar.mine')).toBeVisible(); // the game was not left
});
