/** What the bots that search tell people: hints, the judgement of a finished game, and games that go on from it. */
import type { Page } from '@playwright/test';
import type { Analysis, AnalysisPoint } from '../src/net/types';
import { examine, LANGUAGES, SCREENS } from './examine';
import { expect, letABotFinish, opened, SHORT, test, watch, type Room } from './room';

test.use({ compiles: true });
test.setTimeout(600_000); // on a machine where they were never compiled

async function botsAreReady(page: Page, room: Room): Promise<void> {
  await expect(async () => {
    const { games } = (await (await page.request.get(`${room.address}/api/server`)).json()) as { games: { name: string; bots_are_ready: boolean }[] };
    expect(games.find((game) => game.name === 'carthage')!.bots_are_ready).toBe(true);
  }).toPass({ timeout: 400_000 });
}

async function finished(page: Page, room: Room): Promise<string> {
  await botsAreReady(page, room);
  const table = await opened(page, room, { options: SHORT });
  await page.goto(`${room.address}/t/${table}`);
  await letABotFinish(page);
  return table;
}

/** The decision that cost most, as the bot judged it; not every game has one that turned it around. */
async function dearestOf(page: Page, room: Room, table: string): Promise<AnalysisPoint> {
  const { points } = (await (await page.request.get(`${room.address}/api/tables/${table}/analysis`)).json()) as Analysis;
  return points.reduce((one, other) => (other.cost > one.cost ? other : one));
}

test('a hint is asked for by a key, and taken', async ({ page, room }) => {
  await botsAreReady(page, room);
  const table = await opened(page, room, { options: { start_token: false } });
  await page.goto(`${room.address}/t/${table}`);
  await expect(page.locator('.bar.mine')).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('y');
  const hints = page.getByRole('region', { name: 'Hint' });
  const best = hints.getByRole('button', { name: /Your winning chances: \d+%/ }).first();
  await expect(best).toBeFocused({ timeout: 30_000 });
  await expect(best).toContainText(/^You .*\d+%.*\d+% of its thinking/s);
  await page.keyboard.press('Escape');
  await expect(hints).toBeHidden();
  const before = await page.getByRole('log').innerText();
  await page.getByRole('button', { name: 'Hint' }).click();
  await hints.getByRole('listitem').first().getByRole('button').click({ timeout: 30_000 });
  await expect(hints).toBeHidden();
  await expect(async () => {
    const isChosen = await page.getByRole('button', { name: /Confirm|Cancel/ }).count();
    expect(isChosen || (await page.getByRole('log').innerText()) !== before).toBeTruthy();
  }).toPass();
});

test('a finished game is judged; its turning points and the curve lead through it; it goes on differently', async ({ page, room }) => {
  const table = await finished(page, room);
  await page.getByRole('link', { name: 'Analysis' }).click();
  const analysis = page.getByRole('region', { name: 'Analysis' });
  await expect(analysis.getByRole('img', { name: /^A line for each player/ })).toBeVisible({ timeout: 60_000 });
  await expect(analysis.getByRole('progressbar')).toBeHidden({ timeout: 200_000 });
  await expect(analysis.locator('path.line')).toHaveCount(2);
  const { move, best, is_turning_point } = await dearestOf(page, room, table);
  const turn = analysis.getByRole('button', { name: new RegExp(`^Move ${move}: .*−\\d+%$`) });
  const goThere = async () => {
    if (is_turning_point) await turn.focus().then(() => page.keyboard.press('Enter'));
    else await page.getByRole('slider', { name: 'Move' }).fill(String(move));
    await expect(page.getByText(new RegExp(`^Move ${move} of`))).toBeVisible();
  };
  await goThere();
  await expect(analysis).toContainText(best ? 'The bot would have chosen' : 'The bot would have done the same');
  await expect(analysis).toContainText(is_turning_point ? /It cost \d+% in winning chances/ : 'No single decision turned this game around');

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
});

test('a challenge by a link: the same deal for somebody else, and both results side by side', async ({ page, room, browser }) => {
  const table = await finished(page, room);
  await page.getByRole('button', { name: 'Challenge a friend' }).click();
  const link = await page.getByLabel('Link to this challenge').inputValue();
  expect(link).toContain(`/challenge/${table}?seat=0`);

  const friend = await browser.newContext();
  const problems = watch(friend, room);
  const theirs = await friend.newPage();
  await theirs.goto(link);
  await expect(theirs.getByText('Ada challenges you')).toBeVisible();
  await theirs.getByLabel('Your name').fill('Bo');
  await theirs.getByRole('button', { name: 'Accept the challenge' }).click();
  await expect(theirs.getByRole('link', { name: 'Same deal as another game' })).toBeVisible({ timeout: 20_000 });
  await letABotFinish(theirs);
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

test('a judged game and its challenge, in every language and on every screen', async ({ page, room, browser }) => {
  const table = await finished(page, room);
  await page.goto(`${room.address}/t/${table}/replay?analysis`);
  await expect(page.locator('.analysis path.line').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.analysis progress')).toBeHidden({ timeout: 200_000 });
  for (const language of LANGUAGES) {
    for (const [screen, colorScheme] of [['desktop', 'light'], ['phone', 'dark']] as const) {
      const isPhone = screen === 'phone';
      const context = await browser.newContext({ locale: language, colorScheme, viewport: SCREENS[screen], isMobile: isPhone, hasTouch: isPhone, bypassCSP: true });
      const seen = await context.newPage();
      await seen.goto(`${room.address}/t/${table}/replay?analysis`);
      await expect(seen.locator('.analysis path.line').first()).toBeVisible();
      const turns = seen.locator('.analysis ol button');
      if (await turns.count()) await turns.first().click();
      await examine(seen, `analysis-${language}-${colorScheme}-${screen}`);
      await seen.locator('.finished-actions button').nth(1).click();
      await examine(seen, `branch-${language}-${colorScheme}-${screen}`);
      await seen.goto(`${room.address}/challenge/${table}?seat=0`);
      await expect(seen.locator('tbody tr')).toHaveCount(1);
      await examine(seen, `challenge-${language}-${colorScheme}-${screen}`);
      await context.close();
    }
  }
});
