/** Every screen; together they are seen in four languages, light and dark, on a desktop and on a phone. */
import type { Page } from '@playwright/test';
import { checkLegible, EVERY_SIZE, illegibleTexts, measureBoard, onEachPage, ROOMY, TIGHT_SIZES } from './legibility';
import { checkLayout, checkScreen, chooseLanguage, LANGUAGES, LOOKS, noPageScroll, pairOf, SCREENS, SOAK, switchLanguage } from './screen';
import { expect, letBotFinish, openTable, SETTLED, SHORT, test, collectProblems, GAMES } from './testServer';

const FOUR = [{ kind: 'me' }, { kind: 'bot', level: 'apprentice' }, { kind: 'bot', level: 'trader' }, { kind: 'bot', level: 'trader' }];
test.use({ bypassCSP: true }); // for axe

/** Play a number of our decisions, always the first legal move, or one that `choose` picks by the numbers of the decision and of its moves. */
async function playMoves(page: Page, decisions: number, choose = (_decision: number, _moves: number): number => 0): Promise<void> {
  await page.locator('[role="tab"]').nth(1).click();
  for (let decision = 0; decision < decisions; decision += 1) {
    await expect(page.locator('.bar.mine')).toBeVisible();
    const moves = page.locator('.moves li button');
    const confirm = page.locator('.moves .main');
    await confirm.or(moves.first()).first().waitFor();
    await ((await confirm.count()) ? confirm : moves.nth(choose(decision, Math.max(1, await moves.count())))).click();
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

/** Later there are goods, tokens, ships and stacks that a first round does not have. */
if (SOAK) {
  const sizes = [[360, 740], [390, 844], [768, 1024], [820, 1180], [1024, 768], [1280, 720], [1366, 768], [1920, 1080], [2560, 1440], [683, 384]].map(
    ([width, height]) => ({ width: width!, height: height! }),
  );
  for (const game of GAMES) {
    test(`a table of ${game} later in the game`, async ({ page, server }) => {
      test.setTimeout(3_600_000);
      const options = game === 'carthage' ? { end_tokens: 40 } : {}; // else it is over before
      const table = await openTable(page, server, { game, seats: FOUR, options });
      await page.goto(`${server.address}/t/${table}`);
      for (const [from, to] of [[0, 8], [8, 20], [20, 40]] as const) {
        await page.setViewportSize(SCREENS.desktop);
        await playMoves(page, to - from, (decision, moves) => (7 * (from + decision)) % moves);
        for (const language of LANGUAGES) {
          await page.setViewportSize(SCREENS.desktop);
          await chooseLanguage(page, language);
          await checkLegible(page, `${game} after ${to} decisions in ${language}`, sizes);
        }
      }
    });
  }
}

test('a question on a phone has room beside two buttons, and ends with a whole line if it is too long', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const table = await openTable(page, server, { seats: FOUR.slice(0, 3), options: { start_token: false } });
  await page.goto(`${server.address}/t/${table}`);
  await expect(page.locator('.hand .card-button').first()).toBeVisible();
  await expect(page.locator('.bar.mine')).toBeVisible();
  await page.locator('.bar .prompt').evaluate((prompt) => prompt.replaceChildren('Buy all available cards or take a card as money.'));
  await page.locator('.bar .on').evaluate((on) => {
    const buttons = ['Buy: 4 available cards for 9', 'Take as money: red 3 (reserved by you)'].map((label) => Object.assign(document.createElement('button'), { textContent: label }));
    for (const button of buttons) button.className = `button ${[...on.classList].find((name) => name.startsWith('svelte-'))}`;
    on.replaceChildren(...buttons);
  });
  await expect.poll(() => page.locator('.bar .words').evaluate((box) => Number((box as HTMLElement).dataset.fit)), { message: 'all lines of the question are there' }).toBeLessThan(6);
  await page.setViewportSize(SCREENS.phone);
  await page.locator('.bar .prompt').evaluate((prompt) => prompt.prepend('A sentence that is longer than any room for it. '.repeat(9)));
  await expect(page.locator('.bar .words')).toHaveClass(/cut/);
  const prompt = await page.locator('.bar .words').evaluate((box) => {
    const text = box.querySelector<HTMLElement>('.prompt')!;
    return { over: (box.firstElementChild as HTMLElement).offsetHeight - box.clientHeight, isClamped: text.scrollHeight > text.clientHeight + 1, type: parseFloat(getComputedStyle(text).fontSize) };
  });
  expect(prompt.over, 'the prompt ends with a whole line').toBeLessThanOrEqual(0);
  expect(prompt.isClamped).toBe(true);
  expect(prompt.type).toBeGreaterThanOrEqual(12);
  await page.locator('.bar .more').click();
  const [whole, buttons] = await Promise.all(['.words.open', '.on .button >> nth=0'].map(async (place) => (await page.locator(`.bar ${place}`).boundingBox())!));
  expect(whole!.y + whole!.height, 'the whole text leaves the buttons free').toBeLessThanOrEqual(buttons!.y);
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
        through: 'position: relative; margin-top: -20px; height: 24px; background: red; pointer-events: none', label: 'position: relative; margin-top: -20px; pointer-events: none',
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
  expect(await spoil(`<p>${words}</p><div class="through"></div>`), 'a cover that lets clicks through').toEqual([expect.stringContaining('is covered by')]);
  expect(await spoil(`<div class="cover"></div><p class="label">${words}</p>`), 'a label that lets clicks through').toEqual([]);
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
  await page.addInitScript(() => {
    const noted = new MutationObserver(() => {
      if (!document.querySelector('.bar')) return;
      Object.assign(window, { barShown: performance.now() });
      noted.disconnect();
    });
    noted.observe(document, { childList: true, subtree: true });
  });
  await page.goto(server.address);
  await page.waitForTimeout(500);
  /** Of what was asked for by then; the table loads more while it waits for the player. */
  const scripts = (until: number) =>
    page.evaluate(
      (until) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter((each) => each.name.endsWith('.js') && each.startTime < until)
          .reduce((sum, each) => sum + each.encodedBodySize, 0),
      until,
    );
  const home = await scripts(Infinity);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.getByRole('button', { name: 'I play casually' }).click();
  await expect(page.locator('.bar')).toBeVisible();
  await page.waitForTimeout(500);
  const table = await scripts(await page.evaluate(() => (window as unknown as { barShown: number }).barShown));
  test.info().annotations.push({ type: 'compressed script', description: `home ${home}, with a table ${table} bytes` });
  expect(home).toBeGreaterThan(20_000);
  expect(table).toBeLessThan(140_000);
});
