import { playMove, expect, waitForTurn, openTable, TestServer, test } from './testServer';

test('a reload during a prompt continues with it', async ({ page, server }) => {
  const table = await openTable(page, server);
  await page.goto(`${server.address}/t/${table}`);
  await waitForTurn(page);
  const prompt = await page.locator('.bar .prompt').innerText();
  await page.reload();
  await expect(page.locator('.bar .prompt')).toHaveText(prompt);
  await playMove(page);
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

test('a missing table says so', async ({ page, server }) => {
  await page.goto(`${server.address}/t/nosuchtable`);
  await expect(page.getByText('This table doesn’t exist')).toBeVisible();
  await page.goto(`${server.address}/nonsense`);
  await expect(page.getByText('There’s no such page')).toBeVisible();
});
