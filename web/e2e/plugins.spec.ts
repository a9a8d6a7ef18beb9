/** Games of other packages, which have no line of Svelte: Crazy Eights on the generic board, Leduc hold'em on a board of its own. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { accessibilityFaults, checkScreen, contextOptions, pairOf } from './screen';
import { collectProblems, EMPORION, environmentWith, expect, installExamples, lastWords, openTable, test, TestServer, waitForNewPrompt, waitForTurn } from './testServer';

const EXAMPLE = 'crazy_eights';
/** A game as `emporion new-game` writes it, in this folder. */
const [MADE, WORKSHOP] = ['my_first_game', mkdtempSync(join(tmpdir(), 'emporion-made-'))];
test.use({ examples: [EXAMPLE], bypassCSP: true }); // for axe

/** Until its bots are compiled, `search:200` would play as a trader. */
test.beforeAll(() => {
  const arena = ['arena', EXAMPLE, '--bots', 'random,search:200', '--deals', '1', '--jobs', '1'];
  execFileSync(EMPORION, arena, { env: environmentWith(installExamples([EXAMPLE])), stdio: 'pipe' });
});

/** Against two bots of this level each of them is `search:200`, half the 400 iterations of a game for two. */
const SEARCH_200 = [{ kind: 'me' }, { kind: 'bot', level: 'merchant' }, { kind: 'bot', level: 'merchant' }];

/** Play a card if there is one to play, or else the first button of the prompt; confirm what reveals a card. On a busy machine the next question may come
 * between looking and clicking: then nothing is played, and the caller looks again. */
async function play(page: Page): Promise<void> {
  const before = await lastWords(page);
  const card = page.locator('.board .lit').first();
  const target = (await card.count()) ? card : page.locator('.bar .on .button').first();
  await target.click({ timeout: 15_000 }).catch(() => {});
  await waitForNewPrompt(page, before);
}

async function playToTheLastCard(page: Page): Promise<void> {
  for (let decision = 0; (await waitForTurn(page)) === 'turn'; decision += 1) {
    expect(decision).toBeLessThan(120);
    await play(page);
  }
}

test('Crazy Eights against search:200, to the end', async ({ page, server, browser }) => {
  await page.goto(server.address);
  await expect(page.getByRole('heading', { name: 'Crazy Eights' })).toBeVisible();
  const table = await openTable(page, server, { game: EXAMPLE, seats: SEARCH_200, options: { max_turns: 12 } });
  await page.goto(`${server.address}/t/${table}`);
  await waitForTurn(page);
  await expect(page.getByRole('heading', { name: 'Your side' })).toBeVisible();
  await page.locator('.ask-hint').click();
  await expect(page.locator('.hints li').first()).toBeVisible(); // the bots are compiled
  await page.keyboard.press('Escape');
  for (const look of pairOf(0)) {
    const context = await browser.newContext({ ...contextOptions(look), storageState: await page.context().storageState() });
    const problems = collectProblems(context, server);
    const other = await context.newPage();
    await other.goto(`${server.address}/t/${table}`);
    await expect(other.locator('.bar.mine')).toBeVisible();
    await checkScreen(other, `generic-${look.language}-${look.colorScheme}-${look.screen}`);
    expect(problems).toEqual([]);
    await context.close();
  }
  await playToTheLastCard(page);
  await expect(page.getByRole('dialog', { name: 'Score sheet' })).toContainText('Points');
  await page.goto(`${server.address}/t/${table}/replay`);
  await expect(page.locator('.opponent')).toHaveCount(3);
  await expect(page.getByText('Card to match')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('Crazy Eights on one device, seen by a spectator, then analysed', async ({ page, server, browser }) => {
  const table = await openTable(page, server, { game: EXAMPLE, seats: [{ kind: 'me' }, { kind: 'here', name: 'Bo' }], options: { max_turns: 3 } });
  await page.goto(`${server.address}/t/${table}`);
  const watcher = await browser.newContext({ locale: 'en-GB' });
  const seen = await watcher.newPage();
  await seen.goto(`${server.address}/t/${table}`);
  await expect(seen.locator('.opponent')).toHaveCount(2);
  await expect(seen.getByText('Card to match')).toBeVisible();
  await expect(seen.getByRole('heading', { name: 'Your side' })).toHaveCount(0);
  const [curtain, sheet] = [page.getByRole('dialog', { name: /is next/ }), page.getByRole('dialog', { name: 'Score sheet' })];
  const handOver = page.getByRole('button', { name: /^Pass the device/ });
  const mine = page.locator('.bar.mine');
  while (await expect(curtain.or(handOver).or(mine).or(sheet).first()).toBeVisible().then(() => sheet.isHidden())) {
    if (await curtain.isVisible()) {
      await expect(page.locator('.board .lit')).toHaveCount(0);
      await curtain.getByRole('button', { name: /^I’m / }).click();
    } else if (await handOver.isVisible()) await handOver.click();
    else await play(page);
  }
  await expect(seen.getByRole('dialog', { name: 'Score sheet' })).toBeVisible();
  await watcher.close();
  await sheet.getByRole('link', { name: 'Analysis' }).click();
  const analysis = page.getByRole('region', { name: 'Analysis' });
  await expect(analysis.locator('path.line')).toHaveCount(2);
  await expect(analysis.getByRole('progressbar')).toBeHidden();
});

test('a game made by new-game is played to its end', async ({ browser }) => {
  execFileSync(EMPORION, ['new-game', MADE], { cwd: WORKSHOP, stdio: 'pipe' });
  const server = new TestServer(false, installExamples([MADE], WORKSHOP));
  await server.start();
  const context = await browser.newContext({ locale: 'en-GB' });
  const problems = collectProblems(context, server);
  const page = await context.newPage();
  const table = await openTable(page, server, { game: MADE });
  await page.goto(`${server.address}/t/${table}`);
  await playToTheLastCard(page);
  await expect(page.getByRole('dialog', { name: 'Score sheet' })).toContainText('Points');
  expect(problems).toEqual([]);
  await context.close();
  server.close();
});

const BOARD = `
export const board = (element, state) => {
  const update = ({ view, offers, pick }) => {
    element.replaceChildren(Object.assign(document.createElement('p'), { textContent: 'The pot has ' + view.pot + ' chips.' }));
    for (const offer of offers) element.append(Object.assign(document.createElement('button'), { textContent: 'I ' + offer.say, onclick: () => pick(offer) }));
  };
  update(state);
  return { update };
};
export const isOnBoard = () => true;
`;

test('a board that a package brings along, and one that does not load', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'emporion-package-'));
  cpSync('../examples/games/leduc/leduc', join(folder, 'leduc'), { recursive: true });
  mkdirSync(join(folder, 'leduc/web'));
  writeFileSync(join(folder, 'leduc/web/board.js'), BOARD);
  const server = new TestServer(false, [folder, ...installExamples(['leduc'])]);
  await server.start();
  const context = await browser.newContext({ locale: 'en-GB' }); // with the content security policy
  const problems = collectProblems(context, server);
  const page = await context.newPage();
  await page.goto(server.address);
  await page.locator('article').filter({ hasText: "Leduc hold'em" }).getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('button', { name: 'I play casually' }).click();
  await expect(page.getByText('The pot has 3 chips.')).toBeVisible();
  await page.getByRole('button', { name: 'I raise' }).click();
  await expect(page.getByText('The pot has 3 chips.')).toBeHidden();
  expect(problems).toEqual([]);
  await context.route('**/board.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'export default 7;' }));
  await page.reload();
  await expect(page.locator('.toast')).toContainText('the module exports no function "board"');
  await expect(page.getByText('Pot', { exact: true })).toBeVisible();
  await context.close();
  server.close();
});
