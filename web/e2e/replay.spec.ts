import { expect, opened, playToTheEnd, SHORT, test } from './room';

test('a finished game by its address, with slider, keys and other eyes', async ({ page, room }) => {
  const table = await opened(page, room, { options: SHORT });
  await page.goto(`${room.address}/t/${table}`);
  await playToTheEnd(page);
  await page.goto(`${room.address}/t/${table}/replay?move=3&seat=0`);
  await expect(page.locator('.place').first()).toContainText('Move 3');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Move 4 of/)).toBeVisible();
  await expect(page).toHaveURL(/move=4/);
  await page.keyboard.press('End');
  const last = Number((await page.getByText(/^Move \d+ of/).innerText()).match(/of (\d+)/)![1]);
  await expect(page.getByText(`Move ${last} of ${last}`)).toBeVisible();
  await page.getByRole('combobox').selectOption({ label: 'all cards open' });
  await page.keyboard.press('Home');
  await expect(page.getByRole('log')).toContainText('Turn 1');
  await page.getByRole('button', { name: /Look at the game after move 5/ }).click();
  await expect(page.getByText(/^Move 5 of/)).toBeVisible();
});
