import type { Analysis, Message } from '../src/net/types';
import { hiddenInBoxes, illegibleTexts, onEachPage, REPLAY_SIZES } from './legibility';
import { chooseLanguage, LANGUAGES, SCREENS } from './screen';
import { expect, GAMES, letBotFinish, openTable, SETTLED, SHORT, test } from './testServer';

test('a replay by address, with slider, keys and perspectives', async ({ page, server }) => {
  const table = await openTable(page, server, { options: SHORT });
  await page.goto(`${server.address}/t/${table}`);
  await letBotFinish(page);
  await page.goto(`${server.address}/t/${table}/replay?move=3&seat=0`);
  await expect(page.locator('.position').first()).toContainText('After move 3');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^After move 4 of/)).toBeVisible();
  await expect(page).toHaveURL(/move=4/);
  await page.keyboard.press('End');
  const last = Number((await page.getByText(/^After move \d+ of/).innerText()).match(/of (\d+)/)![1]);
  await expect(page.getByText(`After move ${last} of ${last}`)).toBeVisible();
  await page.getByRole('combobox').selectOption({ label: 'all cards face up' });
  await page.keyboard.press('Home');
  await expect(page.getByRole('log')).toContainText('Turn 1');
  await page.getByRole('button', { name: /View the game after move 5/ }).click();
  await expect(page.getByText(/^After move 5 of/)).toBeVisible();
});

test('on a phone the log and the analysis open below the table, one at a time', async ({ page, server }) => {
  const table = await openTable(page, server, { options: SHORT });
  await page.goto(`${server.address}/t/${table}`);
  await letBotFinish(page);
  await page.setViewportSize(SCREENS.phone);
  await page.goto(`${server.address}/t/${table}/replay?move=3`);
  const log = page.getByRole('log');
  const below = page.locator('aside');
  await expect(page.getByText(/^After move 3 of/)).toBeVisible();
  await expect(log).toBeHidden();
  await below.getByRole('button', { name: 'Log' }).click();
  await expect(log.locator('.now')).toBeInViewport();
  await page.getByRole('button', { name: 'Analysis' }).click();
  await expect(log).toBeHidden();
  await expect(page.getByRole('region', { name: 'Analysis' })).toBeVisible();
  await below.getByRole('button', { name: 'Log' }).click();
  await expect(page.getByRole('region', { name: 'Analysis' })).toBeHidden();
  await expect(log).toBeVisible();
  await below.getByRole('button', { name: 'Log' }).click();
  await expect(log).toBeHidden();
});

const FOUR = [{ kind: 'me' }, ...['apprentice', 'trader', 'trader'].map((level) => ({ kind: 'bot', level }))];

/** Players have the most in their boxes in the middle of a game. */
for (const [number, game] of GAMES.entries()) {
  test(`after a game of ${game}, every hand is open and whole in the replay, and the boxes of the table are whole`, async ({ page, server }) => {
    const table = await openTable(page, server, { game, seats: number % 2 ? FOUR : FOUR.slice(0, 3) });
    await page.goto(`${server.address}/t/${table}`);
    await letBotFinish(page);
    const found: Record<string, string[]> = {};
    /** Texts are fitted after the window has its size. */
    const look = async (name: string, measure: () => Promise<string[]>): Promise<void> => {
      let faults: string[] = [];
      for (const began = Date.now(); ; ) {
        await page.waitForTimeout(200);
        faults = await measure();
        if (!faults.length || Date.now() - began > SETTLED / 6) break;
      }
      if (faults.length) found[name] = faults;
    };
    await page.keyboard.press('Escape');
    await chooseLanguage(page, 'nl'); // has long words
    for (const size of REPLAY_SIZES) {
      await page.setViewportSize(size);
      await look(`the table at ${size.width}x${size.height}`, () => hiddenInBoxes(page));
    }
    await page.goto(`${server.address}/t/${table}/replay`);
    const slider = page.getByRole('slider');
    await expect(page.locator('.centre .board')).toBeVisible();
    const last = Number(await slider.getAttribute('max'));
    for (const part of [0, 0.5, 0.85]) {
      await slider.fill(String(Math.round(part * last)));
      await expect(page.locator('.opponent.acts')).toHaveCount(1);
      for (const size of REPLAY_SIZES) {
        await page.setViewportSize(size);
        await look(`${part} of the replay at ${size.width}x${size.height}`, async () => {
          const faults = await hiddenInBoxes(page);
          await onEachPage(page, async () => void faults.push(...(await illegibleTexts(page, '.replay main'))));
          return faults;
        });
      }
    }
    expect(found, game).toEqual({});
  });
}

/** Turning points enough to fill the panel of the analysis. */
function longAnalysis(last: number): Analysis {
  const text: Message = { is: 'text', id: 'web-analysis-about' };
  const moves = Array.from({ length: last }, (_, number) => number + 1);
  const points = moves.map((move) => ({
    move, seat: move % 2, expected: [0.5, 0.5], played: text, best: text, cost: 0.3, is_turning_point: move <= 6, played_facts: [text], best_facts: [text],
    reasons: [true, true, false].map((is_gain) => ({ text, is_gain })),
  }));
  return { last, analysed: last, whole: true, points };
}

test('what decisions are judged by is whole below a long analysis, in every language', async ({ page, server }) => {
  const table = await openTable(page, server, { options: SHORT });
  await page.goto(`${server.address}/t/${table}`);
  await letBotFinish(page);
  await page.route('**/analysis', (route) => route.fulfill({ json: longAnalysis(20) }));
  await page.setViewportSize(SCREENS.desktop);
  await page.goto(`${server.address}/t/${table}/replay?move=1&analysis`);
  await expect(page.locator('.analysis .verdict')).toBeAttached();
  for (const language of LANGUAGES) {
    await page.setViewportSize(SCREENS.desktop);
    await chooseLanguage(page, language);
    for (const size of [SCREENS.desktop, { width: 820, height: 1180 }, SCREENS.phone]) {
      await page.setViewportSize(size);
      await expect(page.locator('.analysis .about')).toBeInViewport({ ratio: 1, timeout: SETTLED });
    }
  }
});

test('the level of a bot stays at its place while it decides', async ({ page, server }) => {
  const table = await openTable(page, server, { seats: FOUR.slice(0, 2), options: SHORT });
  await page.goto(`${server.address}/t/${table}`);
  await letBotFinish(page);
  await page.setViewportSize(SCREENS.desktop);
  await page.goto(`${server.address}/t/${table}/replay`);
  const bot = page.locator('.opponent').filter({ has: page.locator('.level', { hasText: 'apprentice' }) });
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.opponent.acts[data-seat="1"]')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(bot).toHaveClass(/acts/);
  await expect(bot.locator('.level')).toBeVisible();
});
