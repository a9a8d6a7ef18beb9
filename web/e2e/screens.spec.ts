/** Every screen; together they are seen in four languages, light and dark, on a desktop and on a phone. */
import type { Page } from '@playwright/test';
import { checkLegible, EVERY_SIZE, illegibleTexts, measureBoard, onEachPage, ROOMY, TIGHT_SIZES } from './legibility';
import { checkLayout, checkScreen, chooseLanguage, LANGUAGES, LOOKS, noPageScroll, pairOf, SCREENS, SOAK, switchLanguage } from './screen';
import { expect, letBotFinish, openTable, SETTLED, SHORT, test, collectProblems, GAMES } from './testServer';

const FOUR = [{ kind: 'me' }, { kind: 'bot', level: 'apprentice' }, { kind: 'bot', level: 'trader' }, { kind: 'bot', level: 'trader' }];
test.use({ bypassCSP: true }); // for axe

/** Play a number of our decisions, always the first legal move. */
async function playMoves(page: Page, decisions: number): Promise<void> {
  await page.locator('[role="tab"]').nth(1).click();
  for (let decision = 0; decision < decisions; decision += 1) {
    await expect(page.locator('.bar.mine')).toBeVisible();
    await page.locator('.moves button').first().click();
    await page.waitForTimeout(120);
  }
  await expect(page.locator('.bar.mine')).toBeVisible();
  await page.locator('[role="tab"]').first().click();
  await page.keyboard.press('Escape');
}

/** The layout of every table is checked in every language, its accessibility on one screen of each size and in each colour scheme. */
for (const [number, game] of GAMES.entries()) {
  test(`a table of ${game} with four players`, async ({ page, server, browser }) => {
    const table = await openTable(page, server, { game, seats: FOUR });
    await page.setViewportSize(SCREENS.phone);
    await page.goto(`${server.address}/t/${table}`);
    for (const language of LANGUAGES) {
      await chooseLanguage(page, language);
      await expect(page.locator('.bar.mine')).toBeVisible();
      await noPageScroll(page, `the first decision of ${game} in ${language}`);
    }
    await page.setViewportSize(SCREENS.desktop);
    await playMoves(page, 8);
    const phone = await browser.newContext({
      viewport: SCREENS.phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2, storageState: await page.context().storageState(), bypassCSP: true,
    });
    const problems = collectProblems(phone, server);
    const small = await phone.newPage();
    await small.goto(`${server.address}/t/${table}`);
    for (const look of LOOKS) {
      const { language, colorScheme, screen } = look;
      const seen = screen === 'phone' ? small : page;
      await chooseLanguage(seen, language);
      await expect(seen.locator('.bar.mine')).toBeVisible();
      await seen.emulateMedia({ colorScheme });
      const name = `${game}-${language}-${colorScheme}-${screen}`;
      await (pairOf(number).includes(look) ? checkScreen : checkLayout)(seen, name);
      await noPageScroll(seen, name);
    }
    expect(problems).toEqual([]);
    await phone.close();
    for (const language of SOAK ? LANGUAGES : LANGUAGES.slice(0, 1)) {
      await page.setViewportSize(SCREENS.desktop);
      await chooseLanguage(page, language);
      await checkLegible(page, `${game} in ${language}`, SOAK ? EVERY_SIZE : TIGHT_SIZES);
    }
    for (const { card, ...size } of ROOMY) {
      await page.setViewportSize(size);
      await onEachPage(page, async () => {
        const name = `${game} at ${size.width}x${size.height}`;
        await expect(async () => {
          const board = await measureBoard(page);
          expect(board.card, `${name}: cards`).toBeGreaterThanOrEqual(card);
          expect(board.over, `${name}: height`).toBeLessThanOrEqual(1);
        }).toPass({ timeout: SETTLED });
      });
    }
    for (const { card, ...size } of [{ ...SCREENS.phone, card: 44 }, { width: 820, height: 1180, card: 90 }]) {
      await page.setViewportSize(size);
      await page.goto(`${server.address}/t/${table}/replay?move=6`);
      const name = `the replay of ${game} at ${size.width}x${size.height}`;
      await expect(page.locator('.centre .board')).toBeVisible();
      await expect(async () => {
        const [least, over] = await page.evaluate(() => {
          const cards = [...document.querySelectorAll<HTMLElement>('.centre .card-button')].filter((each) => each.checkVisibility());
          const main = document.querySelector('main')!;
          return [Math.min(...cards.map((each) => each.offsetWidth)), main.scrollHeight - main.clientHeight] as const;
        });
        expect(least, `${name}: cards`).toBeGreaterThanOrEqual(card);
        expect(over, `${name}: height`).toBeLessThanOrEqual(1);
      }).toPass({ timeout: SETTLED });
    }
  });
}

test('a question that is too long for a phone ends with a whole line', async ({ page, server }) => {
  await page.setViewportSize(SCREENS.phone);
  const table = await openTable(page, server, { seats: FOUR.slice(0, 3) });
  await page.goto(`${server.address}/t/${table}`);
  await expect(page.locator('.hand .card-button').first()).toBeVisible();
  await page.locator('.bar .prompt').evaluate((prompt) => prompt.prepend('A sentence that is longer than any room for it. '.repeat(9)));
  await expect(page.locator('.bar .words')).toHaveClass(/cut/);
  const prompt = await page.locator('.bar .words').evaluate((box) => {
    const text = box.querySelector<HTMLElement>('.prompt')!;
    return { over: (box.firstElementChild as HTMLElement).offsetHeight - box.clientHeight, isClamped: text.scrollHeight > text.clientHeight + 1, type: parseFloat(getComputedStyle(text).fontSize) };
  });
  expect(prompt.over, 'the prompt ends with a whole line').toBeLessThanOrEqual(0);
  expect(prompt.isClamped).toBe(true);
  expect(prompt.type).toBeGreaterThanOrEqual(12);
});

/** Each fault is put into a table that has none. */
test('the check of texts finds what is cut, past its box, covered or outside', async ({ page, server }) => {
  const table = await openTable(page, server);
  await page.goto(`${server.address}/t/${table}`);
  await expect(page.locator('.bar.mine')).toBeVisible();
  expect(await illegibleTexts(page)).toEqual([]);
  const spoil = async (markup: string): Promise<string[]> => {
    await page.evaluate((html) => {
      document.querySelector('#spoilt')?.remove();
      document.querySelector('.centre')!.insertAdjacentHTML('afterbegin', `<div id="spoilt" class="spoilt">${html}</div>`);
      const styles: Record<string, string> = {
        narrow: 'width: 40px; overflow: hidden; white-space: nowrap', dots: 'width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis',
        box: 'width: 40px; border: 1px solid; white-space: nowrap', cover: 'position: relative; margin-top: -20px; height: 24px; background: red',
        clear: 'position: relative; margin-top: -20px; height: 24px', far: 'position: fixed; left: 99vw; white-space: nowrap', scroll: 'width: 400px; overflow-x: auto; white-space: nowrap',
      };
      for (const [name, style] of Object.entries(styles)) document.querySelectorAll<HTMLElement>(`#spoilt .${name}`).forEach((each) => (each.style.cssText = style));
    }, markup);
    return illegibleTexts(page);
  };
  const words = 'Giovanni da Verrazzano sails to the west';
  expect(await spoil(`<p class="narrow">${words}</p>`)).toEqual([expect.stringContaining('is cut by')]);
  expect(await spoil(`<p class="dots">${words}</p>`)).toEqual([expect.stringContaining('is cut by')]);
  expect(await spoil(`<p class="box">${words}</p>`)).toEqual([expect.stringContaining('runs past')]);
  expect(await spoil(`<p>${words}</p><div class="cover"></div>`)).toEqual([expect.stringContaining('is covered by')]);
  expect(await spoil(`<p class="far">${words}</p>`)).toContainEqual(expect.stringContaining('leaves the window'));
  expect(await spoil(`<p>${words}</p><div class="clear"></div><p class="scroll"><b>${words}</b> and <b>${words}</b></p>`)).toEqual([]);
});

/** Each language gets every fourth page; with EMPORION_SOAK every page. */
for (const [turn, language] of LANGUAGES.entries()) {
  test(`pages in ${language}`, async ({ page, server }) => {
    await page.goto(server.address);
    await switchLanguage(page, language);
    const open = await openTable(page, server, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    const shared = await openTable(page, server, { seats: [{ kind: 'me' }, { kind: 'here', name: 'Bo' }] });
    const me = ((await (await page.request.get(`${server.address}/api/me`)).json()) as { id: string }).id;
    const games = GAMES.flatMap((game) => [`new/${game}`, `cards/${game}`]);
    const everywhere = ['', `t/${open}`, `t/${shared}`, `t/${shared}/replay`];
    const onPhones = [...everywhere, ...games, 'leaders', 'me', 'about', `player/${me}`]; // where space is scarce, all
    const visits = [
      ...onPhones.map((path) => ({ path, screen: 'phone', colorScheme: 'dark' }) as const),
      ...everywhere.map((path) => ({ path, screen: 'desktop', colorScheme: 'light' }) as const),
    ];
    for (const { path, screen, colorScheme } of visits.filter((_, index) => SOAK || index % LANGUAGES.length === turn)) {
      await page.setViewportSize(SCREENS[screen]);
      await page.emulateMedia({ colorScheme });
      await page.goto(`${server.address}/${path}`);
      const kind = path.replace(open, 'lobby').replace(shared, 'shared').replace(me, 'me').replaceAll('/', '-');
      await checkScreen(page, `${kind || 'home'}-${language}-${colorScheme}-${screen}`);
    }
  });
}

test('the score sheet', async ({ page, server }) => {
  const table = await openTable(page, server, { options: SHORT });
  await page.goto(`${server.address}/t/${table}`);
  await letBotFinish(page);
  await expect(page.getByRole('dialog', { name: 'Score sheet' })).toBeVisible();
  await checkScreen(page, 'sheet-en-light-desktop');
});

test('a theme that was chosen wins over that of the system', async ({ page, server }) => {
  await page.goto(server.address);
  const ground = (theme: string): Promise<string> => page.evaluate((theme) => ((document.documentElement.dataset.theme = theme), getComputedStyle(document.body).backgroundColor), theme);
  const [light, dark] = ['rgb(244, 236, 221)', 'rgb(22, 19, 15)'];
  for (const [colorScheme, ofSystem] of [['light', light], ['dark', dark]] as const) {
    await page.emulateMedia({ colorScheme });
    expect([await ground(''), await ground('light'), await ground('dark')], `the system is ${colorScheme}`).toEqual([ofSystem, light, dark]);
  }
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
  await page.getByRole('button', { name: 'I play casually' }).click();
  await expect(page.locator('.bar')).toBeVisible();
  const table = await scripts();
  test.info().annotations.push({ type: 'compressed script', description: `home ${home}, with a table ${table} bytes` });
  expect(home).toBeGreaterThan(20_000);
  expect(table).toBeLessThan(140_000);
});
