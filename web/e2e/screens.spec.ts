/** Every screen in four languages, light and dark, on a desktop and on a phone. */
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { examine, LANGUAGES, noPageScroll, SCHEMES, SCREENS, speak } from './examine';
import { expect, opened, playToTheEnd, SHORT, test, watch } from './room';

const GAMES = readdirSync('src/games', { withFileTypes: true }).filter((each) => each.isDirectory()).map((each) => each.name);
const FOUR = [{ kind: 'me' }, { kind: 'bot', level: 'apprentice' }, { kind: 'bot', level: 'trader' }, { kind: 'bot', level: 'trader' }];
test.use({ bypassCSP: true }); // for the tool that looks for faults

/** So many decisions of ours, whichever come first. */
async function decideOften(page: Page, decisions: number): Promise<void> {
  await page.locator('[role="tab"]').nth(1).click();
  for (let decision = 0; decision < decisions; decision += 1) {
    await expect(page.locator('.bar.mine')).toBeVisible({ timeout: 20_000 });
    await page.locator('.moves button').first().click();
    await page.waitForTimeout(120);
  }
  await expect(page.locator('.bar.mine')).toBeVisible({ timeout: 20_000 });
  await page.locator('[role="tab"]').first().click();
  await page.keyboard.press('Escape');
}

for (const game of GAMES) {
  test(`a table of ${game} with four players`, async ({ page, room, browser }) => {
    test.setTimeout(240_000);
    const table = await opened(page, room, { game, seats: FOUR });
    await page.goto(`${room.address}/t/${table}`);
    await page.setViewportSize(SCREENS.phone);
    for (const language of LANGUAGES) {
      await speak(page, language);
      await expect(page.locator('.bar.mine')).toBeVisible({ timeout: 20_000 });
      await noPageScroll(page, `the first decision of ${game} in ${language}`);
    }
    await page.setViewportSize(SCREENS.desktop);
    await decideOften(page, 12);
    const phone = await browser.newContext({
      viewport: SCREENS.phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2, storageState: await page.context().storageState(), bypassCSP: true,
    });
    const problems = watch(phone, room);
    const small = await phone.newPage();
    await small.goto(`${room.address}/t/${table}`);
    for (const [screen, seen] of Object.entries({ desktop: page, phone: small })) {
      for (const language of LANGUAGES) {
        await speak(seen, language);
        await expect(seen.locator('.bar.mine')).toBeVisible({ timeout: 20_000 });
        for (const colorScheme of SCHEMES) {
          await seen.emulateMedia({ colorScheme });
          const name = `${game}-${language}-${colorScheme}-${screen}`;
          await examine(seen, name);
          await noPageScroll(seen, name);
        }
      }
    }
    expect(problems).toEqual([]);
    await phone.close();
  });
}

for (const language of LANGUAGES) {
  test(`pages in ${language}`, async ({ page, room }) => {
    test.setTimeout(240_000);
    await page.goto(room.address);
    await speak(page, language);
    const open = await opened(page, room, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    const shared = await opened(page, room, { seats: [{ kind: 'me' }, { kind: 'here', name: 'Bo' }] });
    const me = ((await (await page.request.get(`${room.address}/api/me`)).json()) as { id: string }).id;
    const games = GAMES.flatMap((game) => [`new/${game}`, `cards/${game}`]);
    const everywhere = ['', `t/${open}`, `t/${shared}`, `t/${shared}/replay`];
    const paths = { desktop: everywhere, phone: [...everywhere, ...games, 'leaders', 'me', 'about', `player/${me}`] }; // where room is scarce, all
    for (const [screen, colorScheme] of [['desktop', 'light'], ['phone', 'dark']] as const) {
      await page.setViewportSize(SCREENS[screen]);
      await page.emulateMedia({ colorScheme });
      for (const path of paths[screen]) {
        await page.goto(`${room.address}/${path}`);
        const kind = path.replace(open, 'lobby').replace(shared, 'shared').replace(me, 'me').replaceAll('/', '-');
        await examine(page, `${kind || 'home'}-${language}-${colorScheme}-${screen}`);
      }
    }
  });
}

test('the score sheet', async ({ page, room }) => {
  const table = await opened(page, room, { options: SHORT });
  await page.goto(`${room.address}/t/${table}`);
  await playToTheEnd(page);
  await expect(page.getByRole('dialog', { name: 'Score sheet' })).toBeVisible();
  await examine(page, 'sheet-en-light-desktop');
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
