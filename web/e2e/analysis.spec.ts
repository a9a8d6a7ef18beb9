/** Hints, the analysis of finished games, branches and challenges, with compiled search bots. */
import type { Browser, Page } from '@playwright/test';
import type { Analysis, AnalysisPoint, ChallengeToken } from '../src/net/types';
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

/** The token of a challenge with a game of the page's player. */
async function makeChallenge(page: Page, server: TestServer, table: string): Promise<string> {
  const made = await page.request.post(`${server.address}/api/tables/${table}/challenge`, { data: { seat: 0 } });
  return ((await made.json()) as ChallengeToken).challenge;
}

/** The analysis, its dialog and the challenge in two looks; with EMPORION_SOAK in all. */
async function checkScreens(page: Page, browser: Browser, server: TestServer, table: string): Promise<void> {
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
    await context.close();
  }
  const token = await makeChallenge(page, server, table);
  for (const look of pairOf(1)) {
    const context = await browser.newContext(contextOptions(look));
    const seen = await context.newPage();
    await seen.goto(`${server.address}/challenge/${token}`);
    await expect(seen.locator('form button')).toBeVisible();
    await checkScreen(seen, `challenge-${look.language}-${look.colorScheme}-${look.screen}`);
    await context.close();
  }
}

test('a hint is requested by keyboard, and played', async ({ page, server }) => {
  await waitForBots(page, server);
  const table = await openTable(page, server, { options: { start_token: false } });
  await page.goto(`${server.address}/t/${table}`);
  await expect(page.locator('.bar.mine').getByRole('button', { name: 'Hint' })).toBeVisible();
  await page.keyboard.press('y');
  const hints = page.getByRole('region', { name: 'Hint' });
  const best = hints.getByRole('button', { name: /^You / }).first();
  await expect(best).toBeFocused();
  await expect(hints).toContainText(/\d+%/);
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
  const turn = analysis.getByRole('button', { name: new RegExp(`^Move ${move}: .*−\\d+ percentage points?$`) });
  const goThere = async () => {
    if (is_turning_point) await turn.focus().then(() => page.keyboard.press('Enter'));
    else await page.getByRole('slider', { name: 'Move' }).fill(String(move - 1));
    await expect(page.getByText(move > 1 ? new RegExp(`^After move ${move - 1} of`) : 'Before the first move'), 'the position in which the choice was made').toBeVisible();
  };
  await goThere();
  await expect(analysis).toContainText(new RegExp(`Up next, move ${move}\\b.*seat`));
  await expect(analysis).toContainText(best ? 'The analysis prefers' : 'The analysis prefers the same move');
  await expect(analysis).toContainText(is_turning_point ? /Winning chances: −\d+ percentage/ : 'No single decision turned this game around');

  const curve = (await analysis.getByRole('img', { name: /^A line for each player/ }).boundingBox())!;
  await page.mouse.move(curve.x + curve.width / 2, curve.y + 20);
  await page.mouse.down();
  await page.mouse.move(curve.x + curve.width + 30, curve.y + 40);
  await page.mouse.up();
  await expect(page.getByText(/^After move (\d+) of \1$/)).toBeVisible();
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
  await checkScreens(page, browser, server, table);
});

test('a challenge: a friend gets the same deal, and sees the original and the results afterwards', async ({ page, server, browser }) => {
  const table = await playGame(page, server);
  await page.getByRole('button', { name: 'Challenge a friend' }).click();
  const field = page.getByLabel('Link to this challenge');
  await expect(field).toHaveValue(/\/challenge\/[a-z0-9]{20}$/);
  const link = await field.inputValue();
  expect(link).not.toContain(table);

  const friend = await browser.newContext();
  const problems = collectProblems(friend, server);
  const theirs = await friend.newPage();
  await theirs.goto(link);
  await expect(theirs.getByText('Ada challenges you')).toBeVisible();
  await expect(theirs.getByRole('table')).toHaveCount(0);
  const withheld = 'You can see it once you’ve played the challenge yourself';
  for (const address of [`/t/${table}`, `/t/${table}/replay`]) {
    await theirs.goto(`${server.address}${address}`);
    await expect(theirs.getByRole('main').getByText(withheld)).toBeVisible();
  }
  await theirs.getByRole('link', { name: 'Go to the challenge' }).click();
  await expect(theirs).toHaveURL(link);
  await theirs.goto(`${server.address}/challenge/${table}?seat=0`); // as links used to be
  await expect(theirs).toHaveURL(link);
  await theirs.getByLabel('Your name').fill('Bo');
  await theirs.getByRole('button', { name: 'Accept the challenge' }).click();
  await theirs.getByRole('link', { name: 'Same deal as another game' }).click();
  await expect(theirs.getByText('You’ll see everyone’s results once you’ve finished your game.')).toBeVisible();
  await expect(theirs.getByRole('table')).toHaveCount(0);
  await theirs.getByRole('link', { name: 'Back to the game' }).click();
  await letBotFinish(theirs);
  const results = theirs.getByRole('region', { name: 'Results with this deal' });
  await expect(results.getByRole('rowheader')).toHaveText([/Ada|Bo/, /Ada|Bo/]);
  await expect(results).toContainText('Bo (you)');
  await expect(results).toContainText('original game');

  await page.goto(link);
  const rows = page.getByRole('region', { name: 'Results with this deal' }).locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await rows.filter({ hasText: 'Bo' }).getByRole('link').click();
  await expect(page.getByText(/^After move \d+ of|^Before the first move/)).toBeVisible();
  await theirs.goto(`${server.address}/t/${table}/replay`);
  await expect(theirs.getByText(/^After move \d+ of|^Before the first move/)).toBeVisible();
  await theirs.goto(link);
  await expect(theirs.getByText('You’ve played Ada’s challenge.')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Accept the challenge' })).toHaveCount(0);
  expect(problems).toEqual([]);
  await friend.close();
});
