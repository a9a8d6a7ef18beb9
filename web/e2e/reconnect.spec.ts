import { decide, expect, mayAct, opened, Room, test } from './room';

test('a page that is loaded anew in the middle of a prompt goes on with it', async ({ page, room }) => {
  const table = await opened(page, room);
  await page.goto(`${room.address}/t/${table}`);
  await mayAct(page);
  const prompt = await page.locator('.bar .prompt').innerText();
  await page.reload();
  await expect(page.locator('.bar .prompt')).toHaveText(prompt);
  await decide(page);
});

test('a room that is killed and comes back: the table reconnects by itself, and nothing is lost', async ({ page }) => {
  const room = new Room();
  await room.start();
  try {
    const table = await opened(page, room);
    await page.goto(`${room.address}/t/${table}`);
    for (let turn = 0; turn < 3; turn += 1) {
      await mayAct(page);
      await decide(page);
    }
    await mayAct(page);
    const prompt = await page.locator('.bar .prompt').innerText();
    const hand = await page.locator('[data-zone="hand-card"]').count();
    await room.kill();
    await expect(page.getByText('Reconnecting')).toBeVisible();
    await room.start();
    await expect(page.getByText('Reconnecting')).toBeHidden({ timeout: 20_000 });
    await expect(page.locator('.bar .prompt')).toHaveText(prompt);
    expect(await page.locator('[data-zone="hand-card"]').count()).toBe(hand);
    await decide(page);
  } finally {
    room.close();
  }
});

test('a table that does not exist says so', async ({ page, room }) => {
  await page.goto(`${room.address}/t/nosuchtable`);
  await expect(page.getByText('This table doesn’t exist')).toBeVisible();
  await page.goto(`${room.address}/nonsense`);
  await expect(page.getByText('There’s no such page')).toBeVisible();
});
