/** Every screen in four languages, light and dark, on a desktop and on a phone. */
import type { Page } from '@playwright/test';
import { checkScreen, LANGUAGES, noPageScroll, SCHEMES, SCREENS, switchLanguage } from './screen';
import { expect, openTable, playToTheEnd, SHORT, test, collectProblems, GAMES } from './testServer';

const FOUR = [{ kind: 'me' }, { kind: 'bot', level: 'apprentice' }, { kind: 'bot', level: 'trader' }, { kind: 'bot', level: 'trader' }];
test.use({ bypassCSP: true }); // for axe

/** Play a number of our decisions, always the first legal move. */
async function playMoves(page: Page, decisions: number): Promise<void> {
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
  test(`a table of ${game} with four players`, async ({ page, server, browser }) => {
    test.setTimeout(240_000);
    const table = await openTable(page, server, { game, seats: FOUR });
    await page.goto(`${server.address}/t/${table}`);
    await page.setViewportSize(SCREENS.phone);
    for (const language of LANGUAGES) {
      await switchLanguage(page, language);
      await expect(page.locator('.bar.mine')).toBeVisible({ timeout: 20_000 });
      await noPageScroll(page, `the first decision of ${game} in ${language}`);
    }
    await page.setViewportSize(SCREENS.desktop);
    await playMoves(page, 12);
    const phone = await browser.newContext({
      viewport: SCREENS.phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2, storageState: await page.context().storageState(), bypassCSP: true,
    });
    const problems = collectProblems(phone, server);
    const small = await phone.newPage();
    await small.goto(`${server.address}/t/${table}`);
    for (const [screen, seen] of Object.entries({ desktop: page, phone: small })) {
      for (const language of LANGUAGES) {
        await switchLanguage(seen, language);
        await expect(seen.locator('.bar.mine')).toBeVisible({ timeout: 20_000 });
        for (const colorScheme of SCHEMES) {
          await seen.emulateMedia({ colorScheme });
          const name = `${game}-${language}-${colorScheme}-${screen}`;
          await checkScreen(seen, name);
          await noPageScroll(seen, name);
        }
      }
    }
    expect(problems).toEqual([]);
    await phone.close();
  });
}

for (const language of LANGUAGES) {
  test(`pages in ${language}`, async ({ page, server }) => {
    test.setTimeout(240_000);
    await page.goto(server.address);
    await switchLanguage(page, language);
    const open = await openTable(page, server, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    const shared = await openTable(page, server, { seats: [{ kind: 'me' }, { kind: 'here', name: 'Bo' }] });
    const me = ((await (await page.request.get(`${server.address}/api/me`)).json()) as { id: string }).id;
    const games = GAMES.flatMap((game) => [`new/${game}`, `cards/${game}`]);
    const everywhere = ['', `t/${open}`, `t/${shared}`, `t/${shared}/replay`];
    const paths = { desktop: everywhere, phone: [...everywhere, ...games, 'leaders', 'me', 'about', `player/${me}`] }; // where server is scarce, all
    for (const [screen, colorScheme] of [['desktop', 'light'], ['phone', 'dark']] as const) {
      await page.setViewportSize(SCREENS[screen]);
      await page.emulateMedia({ colorScheme });
      for (const path of paths[screen]) {
        await page.goto(`${server.address}/${path}`);
        const kind = path.replace(open, 'lobby').replace(shared, 'shared').replace(me, 'me').replaceAll('/', '-');
        await checkScreen(page, `${kind || 'home'}-${language}-${colorScheme}-${screen}`);
      }
    }
  });
}

test('the score sheet', async ({ page, server }) => {
  const table = await openTable(page, server, { options: SHORT });
  await page.goto(`${server.address}/t/${table}`);
  await playToTheEnd(page);
  await expect(page.getByRole('dialog', { name: 'Score sheet' })).toBeVisible();
  await checkScreen(page, 'sheet-en-light-desktop');
});

test('the first load is small', async ({ page, server }) => {
  await page.goto(server.address);
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
