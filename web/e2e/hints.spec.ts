/** The hint panel of each game. Hints are stubbed, since search bots take minutes to compile. */
import type { Page } from '@playwright/test';
import type { Hint, HintMove, Offer, Seen, ServerMessage } from '../src/net/types';
import { checkScreen, contextOptions, looksOf } from './screen';
import { expect, openTable, test, GAMES } from './testServer';

test.use({ bypassCSP: true }); // for axe

/** An offer as a move that is better than those after it, with the prompt and the notes of the table in place of facts. */
const move = (scene: Seen) => ({ action, sentence }: Offer, number: number): HintMove => ({
  actions: [action], sentence, facts: [...scene.notes, ...(scene.prompt ? [scene.prompt] : [])].slice(0, 3), expected: 0.62 / (number + 1), share: 0.5 / (number + 1),
});

/** Answers with the first offers, in order. */
async function stubHints(page: Page, verdict: Hint['verdict']): Promise<void> {
  let scene: Seen | null = null;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage;
      if (message.t === 'scene') scene = message.scene;
    }),
  );
  await page.route('**/hint?*', async (route) => {
    const hint: Hint = { seat: 0, move: scene!.move, verdict, iterations: 1234, moves: scene!.offers.slice(0, 3).map(move(scene!)) };
    await route.fulfill({ json: hint });
  });
}

for (const [number, game] of GAMES.entries()) {
  test(`hints of ${game}`, async ({ browser, page, server }) => {
    const table = await openTable(page, server, { game });
    await page.goto(`${server.address}/t/${table}`);
    await expect(page.locator('.bar.mine')).toBeVisible();
    for (const look of looksOf(number)) {
      const context = await browser.newContext({ ...contextOptions(look), storageState: await page.context().storageState() });
      const seen = await context.newPage();
      await stubHints(seen, number % 2 ? 'equal' : 'clear');
      await seen.goto(`${server.address}/t/${table}`);
      await seen.locator('.ask-hint').click();
      await expect(seen.locator('.hints li').first()).toBeVisible();
      await checkScreen(seen, `hint-${game}-${look.language}-${look.colorScheme}-${look.screen}`);
      await context.close();
    }
  });
}

test('no hints during a lesson', async ({ page, server }) => {
  await page.goto(`${server.address}/learn/carthage`);
  await expect(page.locator('.coach')).toBeVisible();
  await expect(page.locator('.bar.mine')).toBeVisible();
  await expect(page.locator('.ask-hint')).toHaveCount(0);
});

test('people who play together have hints only where the table says so, for all to see', async ({ browser, page, server }) => {
  await page.goto(`${server.address}/new/carthage?with=friends`);
  await page.getByLabel('Hints allowed').check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.lobby .hints-allowed')).toHaveText(/Hints allowed/);
  const context = await browser.newContext();
  const friend = await context.newPage();
  await friend.goto(page.url());
  await expect(friend.locator('.lobby .hints-allowed')).toBeVisible();
  await friend.getByRole('button', { name: 'Sit here' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  for (const seen of [page, friend]) await expect(seen.getByRole('img', { name: 'Hints are allowed at this table' })).toBeVisible();
  await expect.poll(async () => (await page.locator('.ask-hint').count()) + (await friend.locator('.ask-hint').count())).toBe(1);
  await context.close();

  const table = await openTable(page, server, { seats: [{ kind: 'me' }, { kind: 'here' }] });
  await page.goto(`${server.address}/t/${table}`);
  await page.getByRole('button', { name: /^I’m/ }).click();
  await expect(page.locator('.bar.mine')).toBeVisible();
  await expect(page.locator('.ask-hint, .hints-allowed')).toHaveCount(0);
});
