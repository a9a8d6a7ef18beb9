import type { Page } from '@playwright/test';
import { playMove, expect, waitForTurn, openTable, TestServer, test } from './testServer';

test('a reload during a prompt continues with it', async ({ page }) => {
  const server = new TestServer(false, [], { EMPORION_BOT_PAUSE_SECONDS: '2' }); // else two bots may be at the end of the game before the player takes over
  try {
    await server.start();
    const table = await openTable(page, server);
    await page.goto(`${server.address}/t/${table}`);
    await waitForTurn(page);
    const prompt = await page.locator('.bar .prompt').innerText();
    await page.reload();
    await expect(page.locator('.bar .prompt')).toHaveText(prompt);
    await playMove(page);
    await waitForTurn(page);
    await page.getByRole('tab', { name: 'This table' }).click();
    await page.getByRole('button', { name: 'Let a bot play for me' }).click();
    await expect(page.locator('.bar .prompt')).toHaveText(/^A bot is playing for you: (one move|\d+ moves) so far\.$/);
    await page.getByRole('button', { name: 'Take over from the bot' }).click();
    await expect(page.locator('.toast')).toContainText(/^Welcome back! The bot played (one move|\d+ moves) for you\.$/);
  } finally {
    server.close();
  }
});

test('after a server crash the table reconnects, and nothing is lost', async ({ page }) => {
  const server = new TestServer();
  await server.start();
  try {
    const table = await openTable(page, server);
    await page.goto(`${server.address}/t/${table}`);
    for (let turn = 0; turn < 3; turn += 1) {
      await waitForTurn(page);
      await playMove(page);
    }
    await waitForTurn(page);
    const prompt = await page.locator('.bar .prompt').innerText();
    const hand = await page.locator('[data-zone="hand-card"]').count();
    await server.kill();
    await expect(page.getByText('Reconnecting')).toBeVisible();
    await server.start();
    await expect(page.getByText('Reconnecting')).toBeHidden();
    await expect(page.locator('.bar .prompt')).toHaveText(prompt);
    expect(await page.locator('[data-zone="hand-card"]').count()).toBe(hand);
    await playMove(page);
  } finally {
    server.close();
  }
});

test('a missing table or page says so, and what one can do', async ({ page, server }) => {
  await page.goto(`${server.address}/t/nosuchtable`);
  await expect(page.getByRole('heading', { name: 'This table doesn’t exist' })).toBeVisible();
  await expect(page.getByText('Perhaps the link is incomplete')).toBeVisible();
  const missing = {
    'There’s no such page': ['nonsense', 'new/nonsense', 'rules/nonsense', 'cards/nonsense', 'learn/nonsense', 'practice/nonsense', 'practice/carthage/nonsense'],
    'There’s no such player': ['player/nobody'],
    'There’s no such challenge': ['challenge/nonsense'],
    'This table doesn’t exist': ['t/nosuchtable/replay'],
  };
  for (const [problem, paths] of Object.entries(missing)) {
    for (const path of paths) {
      await page.goto(`${server.address}/${path}`);
      await expect(page.getByRole('heading', { name: problem }), path).toBeVisible();
      await expect(page.locator('main').getByRole('link', { name: 'Home' }), path).toBeVisible();
      await expect(page.locator('.toast'), `${path} says it once`).toHaveCount(0);
    }
  }
  await page.route('**/api/players/*', (route) => route.abort());
  await page.goto(`${server.address}/player/nobody`);
  await expect(page.getByRole('heading', { name: 'Can’t reach the server' })).toBeVisible();
  await page.unroute('**/api/players/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'There’s no such player' })).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
});

/** Lets the first request for each part of the pages fail, and the first time that something is read from the server. */
async function failOnce(page: Page): Promise<string[]> {
  const failed: string[] = [];
  await page.route(/\/(assets|api)\//, (route) => {
    const address = route.request().url();
    if (route.request().method() !== 'GET' || failed.includes(address)) return route.continue();
    failed.push(address);
    return route.abort();
  });
  return failed;
}

test('a lesson opens although every part of the page fails at first', async ({ page, server }) => {
  await page.goto(server.address);
  const learn = page.getByRole('link', { name: 'Learn to play' }).first();
  await learn.waitFor();
  await expect(page.getByText('Leaderboards')).toBeVisible();
  const failed = await failOnce(page);
  await learn.click();
  await expect(page.locator('.bar.mine')).toBeVisible();
  await expect(page.locator('.coach')).toBeVisible();
  expect(failed.filter((address) => address.endsWith('.js')).length).toBeGreaterThan(5);
  expect(failed.some((address) => address.endsWith('.css'))).toBe(true);
  for (const address of failed.filter((each) => each.endsWith('.css'))) {
    await expect.poll(() => page.evaluate((href) => [...document.styleSheets].some((sheet) => sheet.href === href), address), address).toBe(true);
  }
});

test('when a page could not be loaded, it opens after another try', async ({ page, server }) => {
  await page.goto(server.address);
  const learn = page.getByRole('link', { name: 'Learn to play' }).first();
  await learn.waitFor();
  const parts = /\/assets\/Table-/;
  await page.route(parts, (route) => route.fulfill({ status: 429, json: {} }));
  await learn.click();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(again).toBeHidden();
  await again.waitFor();
  await page.unroute(parts);
  await again.click();
  await expect(page.locator('.bar.mine')).toBeVisible();
  await expect(page.locator('.coach')).toBeVisible();
});

test('a page that takes long says so, and is no failure', async ({ page, server }) => {
  await page.goto(server.address);
  await page.getByRole('link', { name: 'Learn to play' }).first().waitFor();
  let open = () => {};
  const opened = new Promise<void>((done) => (open = done));
  await page.route(/\/assets\/Table-/, async (route) => {
    await opened;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Learn to play' }).first().click();
  await expect(page.getByText('This is taking longer than usual')).toBeVisible();
  open();
  await expect(page.locator('.bar.mine')).toBeVisible();
});
