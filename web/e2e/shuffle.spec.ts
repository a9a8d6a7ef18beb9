/** The shuffle that the table makes together: the page adds a share after it has seen the commitment, and checks the record afterwards. */
import type { Page } from '@playwright/test';
import { expect, test, waitForTurn } from './testServer';

interface ShuffledRecord {
  commitment: string;
  shuffle: { seats: { share?: string }[] };
  seats: { name: string }[];
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'This table' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
}

test('a game against a bot has a share of this device, and its shuffle can be checked', async ({ page, server }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`${server.address}/new/carthage`);
  await page.locator('form .button.main').click();
  await waitForTurn(page);
  const table = page.url().split('/').at(-1)!;
  const steps = requests.filter((path) => path === '/api/tables' || path.endsWith('/start'));
  expect(steps).toEqual(['/api/tables', `/api/tables/${table}/start`]);
  await resign(page);
  const sheet = page.getByRole('dialog', { name: 'Score sheet' });
  const check = sheet.getByRole('button', { name: 'Check this shuffle' });
  await expect(check).toBeVisible();
  expect(requests).not.toContain('/verify-shuffle.mjs');
  await check.click();
  await expect(sheet).toContainText('one it had committed to');
  await expect(sheet).toContainText('One device added a share of its own');
  await expect(sheet).toContainText('draws of the game are those of the key');
  await expect(sheet).toContainText('this device saw before it added its share');
  await expect(sheet.locator('.wrong')).toHaveCount(0);

  await page.route('**/record', async (route) => {
    const record = (await (await route.fetch()).json()) as ShuffledRecord;
    record.seats[0]!.name = 'Somebody';
    record.shuffle.seats[0]!.share = '00'.repeat(32);
    await route.fulfill({ json: record });
  });
  await page.reload();
  await sheet.getByRole('button', { name: 'Check this shuffle' }).click();
  await expect(sheet.locator('.wrong')).toHaveText([/the key of the shuffle doesn’t follow/, /its share isn’t in the shuffle/]);
});

test('the lobby shows the commitment, and who sits down adds a share', async ({ page, browser, server }) => {
  await page.goto(`${server.address}/new/carthage?with=friends`);
  await page.locator('form .button.main').click();
  await expect(page.locator('.lobby')).toContainText('Sealed shuffle:');
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await expect(other.locator('.lobby')).toContainText('Sealed shuffle:');
  await other.getByRole('button', { name: 'Sit here' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click(); // with a free seat, the button says that bots will fill it
  await expect(page.locator('.bar').first()).toBeVisible();
  const table = page.url().split('/').at(-1)!;
  const { scene } = (await (await page.request.get(`${server.address}/api/tables/${table}`)).json()) as { scene: { seats: { share: string }[] } };
  const shares = scene.seats.map(({ share }) => share);
  expect(shares.filter((share) => /^[0-9a-f]{64}$/.test(share))).toHaveLength(2);
  expect(new Set(shares).size).toBe(2);
  await other.context().close();
});

test('a shared deal says so, and opens after its last table', async ({ page, server }) => {
  await page.goto(`${server.address}/cards/carthage`);
  const api = page.request;
  const deal = (await (await api.post(`${server.address}/api/deals`, { data: { game: 'carthage', players: 2, name: 'Ada' } })).json()) as { deal: string; commitment: string };
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { table } = (await (await api.post(`${server.address}/api/tables`, { data: { deal: deal.deal, seats } })).json()) as { table: string };
  await page.goto(`${server.address}/t/${table}`);
  await expect(page.locator('.lobby')).toContainText('Shared deal');
  await expect(page.locator('.lobby')).toContainText(deal.commitment.slice(0, 16));
  await page.locator('.start .button.main').click();
  await waitForTurn(page);
  await page.getByRole('tab', { name: 'This table' }).click();
  await expect(page.locator('.menu')).toContainText('Shared deal');
  await expect(page.locator('.menu')).toContainText(deal.commitment.slice(0, 16));
  await resign(page);
  const sheet = page.getByRole('dialog', { name: 'Score sheet' });
  await expect(sheet).toContainText('The replay, the analysis and the record open once all of them have finished.');
  await expect(sheet.getByRole('link', { name: 'Replay' })).toHaveCount(0);
  await api.post(`${server.address}/api/deals/${deal.deal}/close`);
  await expect(sheet.getByRole('link', { name: 'Replay' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Check this shuffle' }).click();
  await expect(sheet).toContainText('one it had committed to before this deal had a table');
  await expect(sheet).toContainText('the same at all tables of the deal');
  await expect(sheet).toContainText('this device saw before the game');
  await expect(sheet.locator('.wrong')).toHaveCount(0);
});
