/** Every screen in four languages, light and dark, on a desktop and on a phone: nothing overflows, nothing is untranslated,
 * nothing is out of reach for people who cannot see. The pictures are kept for people to look at. */
import type { BrowserContext } from '@playwright/test';
import { examine, LANGUAGES, noPageScroll, SCREENS } from './examining';
import { expect, opened, playToTheEnd, SHORT, test, watch } from './room';

for (const language of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`pages and tables in ${language}, ${colorScheme}`, async ({ browser, room }) => {
      const contexts: BrowserContext[] = [];
      const first = await browser.newContext({ locale: LANGUAGES[language], colorScheme, viewport: SCREENS.desktop, bypassCSP: true });
      contexts.push(first);
      const problems = watch(first, room);
      const page = await first.newPage();
      await page.goto(room.address);
      await examine(page, `home-${language}-${colorScheme}-desktop`);
      const seats = [{ kind: 'me' }, { kind: 'bot', level: 'apprentice' }, { kind: 'bot', level: 'trader' }, { kind: 'bot', level: 'trader' }];
      const table = await opened(page, room, { seats });
      await page.goto(`${room.address}/t/${table}`);
      await page.locator('[role="tab"]').nth(1).click();
      for (let decision = 0; decision < 12; decision += 1) {
        await expect(page.locator('.bar.mine')).toBeVisible({ timeout: 20_000 });
        await page.locator('.moves button').first().click();
        await page.waitForTimeout(120);
      }
      await expect(page.locator('.bar.mine')).toBeVisible({ timeout: 20_000 });
      await page.locator('[role="tab"]').first().click();
      await page.keyboard.press('Escape');
      await examine(page, `table-${language}-${colorScheme}-desktop`);
      await noPageScroll(page);
      const phone = await browser.newContext({
        locale: LANGUAGES[language], colorScheme, viewport: SCREENS.phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2,
        storageState: await first.storageState(), bypassCSP: true,
      });
      contexts.push(phone);
      problems.push(...watch(phone, room));
      const small = await phone.newPage();
      await small.goto(`${room.address}/t/${table}`);
      await expect(small.locator('.bar.mine')).toBeVisible({ timeout: 20_000 });
      await examine(small, `table-${language}-${colorScheme}-phone`);
      await noPageScroll(small);
      for (const path of ['', 'new/carthage', 'cards/carthage', 'leaders', 'me', 'about']) {
        await small.goto(`${room.address}/${path}`);
        await examine(small, `${path.split('/')[0] || 'home'}-${language}-${colorScheme}-phone`);
      }
      expect(problems).toEqual([]);
      for (const context of contexts) await context.close();
    });
  }
}

test('the score sheet', async ({ browser, room }) => {
  const context = await browser.newContext({ viewport: SCREENS.desktop, locale: 'en-GB', bypassCSP: true });
  const page = await context.newPage();
  const table = await opened(page, room, { options: SHORT });
  await page.goto(`${room.address}/t/${table}`);
  await playToTheEnd(page);
  await expect(page.getByRole('dialog', { name: 'Score sheet' })).toBeVisible();
  await examine(page, 'sheet-en-light-desktop');
  await context.close();
});

test('the first load is small', async ({ page, room }) => {
  await page.goto(room.address);
  await page.waitForTimeout(500);
  const scripts = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((each) => each.name.endsWith('.js'))
        .reduce((sum, each) => sum + each.encodedBodySize, 0),
    );
  const home = await scripts();
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page.locator('.bar')).toBeVisible();
  const table = await scripts();
  test.info().annotations.push({ type: 'compressed script', description: `home ${home}, with a table ${table} bytes` });
  expect(home).toBeGreaterThan(20_000);
  expect(table).toBeLessThan(150_000);
});
