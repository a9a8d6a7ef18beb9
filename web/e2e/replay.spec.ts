import { SCREENS } from './screen';
import { expect, letBotFinish, openTable, SHORT, test } from './testServer';

test('a replay by address, with slider, keys and perspectives', async ({ page, server }) => {
  const table = await openTable(page, server, { options: SHORT });
  await page.goto(`${server.address}/t/${table}`);
  await letBotFinish(page);
  await page.goto(`${server.address}/t/${table}/replay?move=3&seat=0`);
  await expect(page.locator('.position').first()).toContainText('Move 3');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Move 4 of/)).toBeVisible();
  await expect(page).toHaveURL(/move=4/);
  await page.keyboard.press('End');
  const last = Number((await page.getByText(/^Move \d+ of/).innerText()).match(/of (\d+)/)![1]);
  await expect(page.getByText(`Move ${last} of ${last}`)).toBeVisible();
  await page.getByRole('combobox').selectOption({ label: 'all cards face up' });
  await page.keyboard.press('Home');
  await expect(page.getByRole('log')).toContainText('Turn 1');
  await page.getByRole('button', { name: /View the game after move 5/ }).click();
  await expect(page.getByText(/^Move 5 of/)).toBeVisible();
});

test('on a phone the log and the analysis open below the table, one at a time', async ({ page, server }) => {
  const table = await openTable(page, server, { options: SHORT });
  await page.goto(`${server.address}/t/${table}`);
  await letBotFinish(page);
  await page.setViewportSize(SCREENS.phone);
  await page.goto(`${server.address}/t/${table}/replay?move=3`);
  const log = page.getByRole('log');
  const below = page.locator('aside');
  await expect(page.getByText(/^Move 3 of/)).toBeVisible();
  await expect(log).toBeHidden();
  await below.getByRole('button', { name: 'Log' }).click();
  await expect(log.locator('.now')).toBeInViewport();
  await page.getByRole('button', { name: 'Analysis' }).click();
  await expect(log).toBeHidden();
  await expect(page.getByRole('region', { name: 'Analysis' })).toBeVisible();
  await below.getByRole('button', { name: 'Log' }).click();
  await expect(page.getByRole('region', { name: 'Analysis' })).toBeHidden();
  await expect(log).toBeVisible();
  await below.getByRole('button', { name: 'Log' }).click();
  await expect(log).toBeHidden();
});
