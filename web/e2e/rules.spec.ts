/** Each rulebook on a phone and in print, and its links from a table. */
import { accessibilityFaults, LANGUAGES, SCHEMES, SOAK } from './screen';
import { expect, openTable, test, collectProblems, GAMES } from './testServer';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** One rulebook in each language, in one colour scheme; with EMPORION_SOAK all in both. */
for (const [turn, language] of LANGUAGES.entries()) {
  for (const colorScheme of SOAK ? SCHEMES : [SCHEMES[turn % SCHEMES.length]!]) {
    const games = SOAK ? GAMES : [GAMES[turn % GAMES.length]!];
    test(`rulebooks in ${language}, ${colorScheme}: ${games.join(', ')}`, async ({ browser, server }) => {
      const context = await browser.newContext({ ...PHONE, locale: language, colorScheme, bypassCSP: true });
      const problems = collectProblems(context, server);
      const page = await context.newPage();
      for (const game of games) {
        await page.goto(`${server.address}/rules/${game}`);
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
        expect(await accessibilityFaults(page), game).toEqual([]);
        if (SOAK) await page.screenshot({ path: `screenshots/rules-${game}-${language}-${colorScheme}.png`, fullPage: true });
      }
      expect(problems).toEqual([]);
      await context.close();
    });
  }
}

test('anchors, table of contents and history work', async ({ page, server }) => {
  await page.goto(`${server.address}/rules/dale#techniques`);
  await expect(page.getByRole('heading', { name: 'Technique: playing a card' })).toBeInViewport();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Setup' }).click();
  await expect(page).toHaveURL(/#chapter-setup$/);
  await expect(page.getByRole('heading', { name: 'Setup' }).first()).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/#techniques$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
  await expect(page.locator('figure').first()).toBeVisible();
});

test('the prompt links to its help topic and the rulebook', async ({ page, server }) => {
  const table = await openTable(page, server);
  await page.goto(`${server.address}/t/${table}`);
  await expect(page.locator('.bar.mine')).toBeVisible();
  await page.getByRole('button', { name: 'What the rules say about this' }).click();
  await expect(page.getByText('A token raises the price of its colour')).toBeVisible();
  const book = page.waitForEvent('popup');
  await page.locator('details[open]').getByRole('link', { name: 'More in the rulebook' }).click();
  await expect((await book).getByRole('heading', { name: 'Tokens' })).toBeInViewport();
  await expect(page.locator('.bar.mine')).toBeVisible(); // the table stays open
});
