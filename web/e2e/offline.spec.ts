/** What can be read without the server: rulebooks, cards, and replays of games that are over. */
import type { Page } from '@playwright/test';
import { expect, opened, playToTheEnd, Room, SHORT, test } from './room';

/** Until all files of the pages are kept, and the page is in the hands of the worker. */
async function isPrepared(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
}

const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await (await caches.open('emporion-games')).keys();
    return requests.map((request) => new URL(request.url).pathname);
  });

/** The server is gone, and so is the line; a browser that asks it all the same gets nothing. */
async function withoutServer(page: Page, room: Room, work: () => Promise<void>): Promise<void> {
  await room.kill();
  await page.context().setOffline(true);
  await work();
}

test('rulebook, cards and the replay of a game just finished are there without the server', async ({ page }) => {
  const room = new Room();
  await room.start();
  const table = await opened(page, room, { options: SHORT });
  await page.goto(`${room.address}/t/${table}`);
  await isPrepared(page);
  expect(await kept(page)).toEqual([]); // nothing of a game that runs
  await playToTheEnd(page);
  await expect(async () => expect(await kept(page)).toContain(`/api/tables/${table}/log`)).toPass();
  const running = await opened(page, room);
  await page.goto(`${room.address}/t/${running}`);
  await expect(page.locator('.bar')).toBeVisible({ timeout: 20_000 });

  await withoutServer(page, room, async () => {
    await page.goto(room.address);
    await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Learn to play' }).first()).toBeDisabled();
    await page.getByRole('link', { name: 'Rulebook' }).first().click();
    await expect(page.getByRole('heading', { name: 'Payday', exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Payday', exact: true })).toBeVisible();
    await expect(page.getByText('Number of tokens that ends the game: 8')).toBeVisible(); // what the server says about options
    await page.goto(`${room.address}/learn/carthage`);
    await expect(page.getByText('Lessons are played at a real table, so they need a connection')).toBeVisible();
    await page.goto(`${room.address}/cards/carthage`);
    await expect(page.getByRole('heading', { name: 'red 5' })).toBeVisible();
    await page.goto(room.address);
    await page.getByRole('heading', { name: 'Games kept on this device' }).locator('..').getByRole('link').first().click();
    await expect(page.getByText(/^Move 0 of \d+/)).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByText(/^Move (\d+) of \1$/)).toBeVisible();
    await expect(page.getByRole('log')).toContainText('Turn 1');
    await page.goto(`${room.address}/t/${running}/replay`);
    await expect(page.getByText('There’s nothing to replay here.')).toBeVisible();
    expect((await kept(page)).some((path) => path.includes(running))).toBe(false);
  });
  room.close();
});

test('who deletes the own data leaves nothing behind', async ({ page, room }) => {
  const table = await opened(page, room, { options: SHORT });
  await page.goto(`${room.address}/t/${table}`);
  await isPrepared(page);
  await playToTheEnd(page);
  await expect(async () => expect(await kept(page)).toContain(`/api/tables/${table}`)).toPass();
  await page.goto(`${room.address}/me`);
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await page.getByRole('button', { name: /sure|Yes/i }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(async () => expect(await kept(page)).toEqual([])).toPass();
  expect(await page.evaluate(() => localStorage.getItem('emporion-kept'))).toBeNull();
});
