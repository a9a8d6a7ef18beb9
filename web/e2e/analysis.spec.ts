/** Hints, the analysis of finished games, branches and challenges, with compiled search bots. */
import type { Browser, Page } from '@playwright/test';
import type { Analysis, AnalysisPoint } from '../src/net/types';
import { checkScreen, contextOptions, pairOf } from './screen';
import { BOT_GAME, expect, letBotFinish, openTable, SHORT, test, collectProblems, type TestServer } from './testServer';

test.use({ compiles: true });

async function waitForBots(page: Page, server: TestServer): Promise<void> {
  await expect(async () => {
    const { games } = (await (await page.request.get(`${server.address}/api/server`)).json()) as { games: { name: string; bots_are_ready: boolean }[] };
    expect(games.find((game) => game.name === 'carthage')!.bots_are_ready).toBe(true);
  }).toPass({ timeout: 400_000 });
}

async function playGame(page: Page, server: TestServer): Promise<string> {
  await waitForBots(page, server);
  const table = await openTable(page, server, { options: SHORT });
  await page.goto(`${server.address}/t/${table}`);
  await letBotFinish(page);
  return table;
}

/** The decision with the highest cost; not every game has a turning point. */
async function costliestDecision(page: Page, server: TestServer, table: string): Promise<AnalysisPoint> {
  const { points } = (await (await page.request.get(`${server.address}/api/tables/${table}/analysis`)).json()) as Analysis;
  return points.reduce((one, other) => (other.cost > one.cost ? other : one));
}

/** The analysis, its dialog and the challenge in two looks; with EMPORION_SOAK in all. */
async function checkScreens(browser: Browser, server: TestServer, table: string): Promise<void> {
  for (const look of pairOf(1)) {
    const name = `${look.language}-${look.colorScheme}-${look.screen}`;
    const context = await browser.newContext(contextOptions(look));
    const seen = await context.newPage();
    await seen.goto(`${server.address}/t/${table}/replay?analysis`);
    await expect(seen.locator('.analysis path.line').first()).toBeVisible();
    const turns = seen.locator('.analysis ol button');
    if (await turns.count()) await turns.first().click();
    await checkScreen(seen, `analysis-${name}`);
    await seen.locator('.finished-actions button').nth(1).click();
    await checkScreen(seen, `branch-${name}`);
    await seen.goto(`${server.address}/challenge/${table}?seat=0`);
    await expect(seen.locator('tbody tr')).toHaveCount(1);
    await checkScreen(seen, `challenge-${name}`);
    await context.close();
  }
}

test('a hint is requested by keyboard, and played', async ({ page, server }) => {
  await waitForBots(page, server);
  const table = await openTable(page, server, { options: { start_token: false } });
  await page.goto(`${server.address}/t/${table}`);
  await expect(page.locator('.bar.mine')).toBeVisible();
  await page.keyboard.press('y');
  const hints = page.getByRole('region', { name: 'Hint' });
  const best = hints.getByRole('button', { name: /Your winning chances: \d+%/ }).first();
  await expect(best).toBeFocused();
  await expect(best).toContainText(/^You .*\d+%.*\d+% of the bot’s thinking/s);
  await page.keyboard.press('Escape');
  await expect(hints).toBeHidden();
  const before = await page.getByRole('log').innerText();
  await page.getByRole('button', { name: 'Hint' }).click();
  await hints.getByRole('listitem').first().getByRole('button').click();
  await expect(hints).toBeHidden();
  await expect(async () => {
    const isChosen = await page.getByRole('button', { name: /Confirm|Cancel/ }).count();
    expect(isChosen || (await page.getByRole('log').innerText()) !== before).toBeTruthy();
  }).toPass();
});

test('a finished game is analysed, navigated by turning points and chart, and branched', async ({ page, server, browser }) => {
  const table = await playGame(page, server);
  await page.getByRole('link', { name: 'Analysis' }).click();
  const analysis = page.getByRole('region', { name: 'Analysis' });
  await expect(analysis.getByRole('img', { name: /^A line for each player/ })).toBeVisible();
  await expect(analysis.getByRole('progressbar')).toBeHidden({ timeout: BOT_GAME });
  await expect(analysis.locator('path.line')).toHaveCount(2);
  const { move, best, is_turning_point } = await costliestDecision(page, server, table);
  const turn = analysis.getByRole('button', { name: new RegExp(`^Move ${move}: .*−\\d+%$`) });
  const goThere = async () => {
    if (is_turning_point) await turn.focus().then(() => page.keyboard.press('Enter'));
    else await page.getByRole('slider', { name: 'Move' }).fill(String(move));
    await expect(page.getByText(new RegExp(`^Move ${move} of`))).toBeVisible();
  };
  await goThere();
  await expect(analysis).toContainText(best ? 'The bot would have chosen' : 'The bot would have done the same');
  await expect(analysis).toContainText(is_turning_point ? /Winning chances: −\d+%/ : 'No single decision turned this game around');

  const curve = (await analysis.getByRole('img', { name: /^A line for each player/ }).boundingBox())!;
  await page.mouse.move(curve.x + curve.width / 2, curve.y + 20);
  await page.mouse.down();
  await page.mouse.move(curve.x + curve.width + 30, curve.y + 40);
  await page.mouse.up();
  await expect(page.getByText(/^Move (\d+) of \1$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play from here' })).toBeDisabled();

  const choice = page.getByRole('dialog', { name: 'Play from here' });
  await goThere();
  if (best) {
    await analysis.getByRole('button', { name: 'Try something else' }).click();
    await expect(choice).toContainText(`after move ${move - 1}`);
    await choice.getByRole('button', { name: 'Cancel' }).click();
  }
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await choice.getByRole('radio').nth(1).check();
  await choice.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/\/t\/[a-z0-9]+$/);
  expect(page.url()).not.toContain(table);
  await expect(page.locator('.opponent')).toHaveCount(1);
  await page.getByRole('link', { name: 'From move 0 of another game' }).click();
  await expect(page).toHaveURL(new RegExp(`/t/${table}/replay`));
  await checkScreens(browser, server, table);
});

test('a challenge link: another player gets the same deal, and both results are listed', async ({ page, server, browser }) => {
  const table = await playGame(page, server);
  await page.getByRole('button', { name: 'Challenge a friend' }).click();
  const link = await page.getByLabel('Link to this challenge').inputValue();
  expect(link).toContain(`/challenge/${table}?seat=0`);

  const friend = await browser.newContext();
  const problems = collectProblems(friend, server);
  const theirs = await friend.newPage();
  await theirs.goto(link);
  await expect(theirs.getByText('Ada challenges you')).toBeVisible();
  await theirs.getByLabel('Your name').fill('Bo');
  await theirs.getByRole('button', { name: 'Accept the challenge' }).click();
  await expect(theirs.getByRole('link', { name: 'Same deal as another game' })).toBeVisible();
  await letBotFinish(theirs);
  const results = theirs.getByRole('region', { name: 'Results with this deal' });
  await expect(results.getByRole('rowheader')).toHaveText([/Ada|Bo/, /Ada|Bo/]);
  await expect(results).toContainText('Bo (you)');
  await expect(results).toContainText('original game');

  await page.goto(link);
  const rows = page.getByRole('region', { name: 'Results with this deal' }).locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await rows.filter({ hasText: 'Bo' }).getByRole('link').click();
  await expect(page.getByText(/^Move \d+ of/)).toBeVisible();
  expect(problems).toEqual([]);
  await friend.close();
});
