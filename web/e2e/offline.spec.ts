/** Offline use: rulebooks, cards and replays of finished games. */
import type { Page } from '@playwright/test';
import { expect, letBotFinish, openTable, TestServer, SHORT, test } from './testServer';

test.use({ serviceWorkers: 'allow' });

/** Wait until all files are precached and the service worker controls the page. */
async function waitForServiceWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 240_000 });
}

const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await (await caches.open('emporion-games')).keys();
    return requests.map((request) => new URL(request.url).pathname);
  });

/** With the server stopped and the browser offline. */
async function withoutServer(page: Page, server: TestServer, work: () => Promise<void>): Promise<void> {
  await server.kill();
  await page.context().setOffline(true);
  await work();
}

test('rulebook, cards and the replay of a finished game work offline', async ({ page }) => {
  const server = new TestServer();
  await server.start();
  const table = await openTable(page, server, { options: SHORT });
  await page.goto(`${server.address}/t/${table}`);
  await expect(page.locator('.bar')).toBeVisible();
  expect(await cachedPaths(page)).toEqual([]); // running games are not cached
  await letBotFinish(page);
  await expect(async () => expect(await cachedPaths(page)).toContain(`/api/tables/${table}/log`)).toPass();
  await waitForServiceWorker(page); // the game was played while it cached the files, a few at a time
  const running = await openTable(page, server);
  await page.goto(`${server.address}/t/${running}`);
  await expect(page.locator('.bar')).toBeVisible();

  await withoutServer(page, server, async () => {
    await page.goto(server.address);
    await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Learn to play' }).first()).toBeDisabled();
    await page.getByRole('link', { name: 'Rulebook' }).first().click();
    await expect(page.getByRole('heading', { name: 'Payday', exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Payday', exact: true })).toBeVisible();
    await expect(page.getByText('Number of tokens that ends the game: 8')).toBeVisible(); // options come from the cached server info
    await page.goto(`${server.address}/learn/carthage`);
    await expect(page.getByText('Lessons are played at a real table, so they need a connection')).toBeVisible();
    await page.goto(`${server.address}/cards/carthage`);
    await expect(page.getByRole('heading', { name: 'red 5' })).toBeVisible();
    await page.goto(server.address);
    await page.getByRole('heading', { name: 'Games kept on this device' }).locator('..').getByRole('link').first().click();
    await expect(page.getByText('Before the first move')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByText(/^After move (\d+) of \1$/)).toBeVisible();
    await expect(page.getByRole('log')).toContainText('Turn 1');
    await page.goto(`${server.address}/t/${running}/replay`);
    await expect(page.getByText('There’s nothing to replay here.')).toBeVisible();
    expect((await cachedPaths(page)).some((path) => path.includes(running))).toBe(false);
  });
  server.close();
});

test('deleting the account clears the cache', async ({ page, server }) => {
  const table = await openTable(page, server, { options: SHORT });
  await page.goto(`${server.address}/t/${table}`);
  await letBotFinish(page);
  await page.waitForFunction((table) => localStorage.getItem('emporion-kept')?.includes(table), table); // all of it is cached
  expect(await cachedPaths(page)).toContain(`/api/tables/${table}`);
  await page.goto(`${server.address}/me`);
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await page.getByRole('button', { name: /sure|Yes/i }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(async () => expect(await cachedPaths(page)).toEqual([])).toPass();
  expect(await page.evaluate(() => localStorage.getItem('emporion-kept'))).toBeNull();
});
