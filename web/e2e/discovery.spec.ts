/** The table of Age of Discovery, played on the board itself. */
import type { Page } from '@playwright/test';
import { SCREENS } from './examine';
import { expect, mayAct, opened, test } from './room';

/** What can be touched next: an answer, a card that is lit, coins, or the end of the turn. Ships are bought first, so that games come to an end. */
async function touch(page: Page): Promise<void> {
  const spectacle = page.locator('.spectacle button');
  if (await spectacle.count()) return void (await spectacle.click({ timeout: 1000 }).catch(() => {}));
  await page.evaluate(() => {
    const choices = [
      '.bar .button.main', '.menu button', '.answers button', '[data-zone="purchase"].lit', '.hand .lit', '[data-zone="expedition"].lit', '[data-zone="display"].lit',
      '.actions button[data-key="g"].possible', '.actions button.end.possible',
    ];
    const found = choices.map((choice) => [...document.querySelectorAll<HTMLElement>(choice)]).find((all) => all.length);
    found?.at(-1)?.click();
  });
  await page.waitForTimeout(60);
}

test('a whole game on a phone, by touching the board, to the score sheet', async ({ page, room }) => {
  test.setTimeout(300_000);
  await page.setViewportSize(SCREENS.phone);
  const table = await opened(page, room, { game: 'discovery' });
  await page.goto(`${room.address}/t/${table}`);
  await expect(async () => {
    if ((await mayAct(page)) === 'turn') await touch(page);
    await expect(page.getByRole('dialog', { name: 'Score sheet' })).toBeVisible({ timeout: 10 });
  }).toPass({ timeout: 280_000, intervals: [20] });
  await expect(page.getByRole('dialog', { name: 'Score sheet' }).getByRole('rowheader', { name: 'Mission' })).toBeVisible();
});

test('a ship that is held shows where it fits, and goes there', async ({ page, room }) => {
  const table = await opened(page, room, { game: 'discovery' });
  await page.goto(`${room.address}/t/${table}`);
  await expect(page.locator('.bar.mine')).toBeVisible();
  const flagship = page.getByRole('button', { name: /^flagship/ });
  await flagship.click();
  await expect(flagship).toHaveAttribute('aria-pressed', 'true');
  const columbus = page.getByRole('button', { name: /^Christopher Columbus.*Your ship fits: \d of 8/ });
  await columbus.click();
  await page.getByRole('group', { name: 'Your flagship with' }).getByRole('button', { name: 'transport 2' }).click();
  await page.getByRole('group', { name: 'Colour' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Confirm' }).click(); // others see the flagship then
  await expect(page.getByRole('button', { name: /^Christopher Columbus.*2 of 8 taken/ })).toBeVisible();
});

test('what is not possible says why, and reconstructed numbers say where they come from', async ({ page, room }) => {
  const table = await opened(page, room, { game: 'discovery' });
  await page.goto(`${room.address}/t/${table}`);
  await expect(page.locator('.bar.mine')).toBeVisible();
  const coins = page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: /^Coins/ });
  await coins.click();
  await expect(coins).toContainText('coins taken');
  await coins.click();
  await expect(page.locator('.toast')).toContainText('You have taken coins this turn already.');
  await page.getByRole('button', { name: /reconstructed. Why/ }).click();
  await expect(page.getByRole('dialog', { name: 'Numbers' })).toContainText('out of print');
});

test('a turn by keyboard alone', async ({ page, room }) => {
  const table = await opened(page, room, { game: 'discovery' });
  await page.goto(`${room.address}/t/${table}`);
  await expect(page.locator('.bar.mine')).toBeVisible();
  await page.keyboard.press('g');
  await expect(page.locator('.log')).toContainText('You take 2 coins.');
  await page.keyboard.press('1'); // the flagship
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /^António de Abreu/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.answers')).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByRole('group', { name: 'Colour' })).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('.log')).toContainText(/You send your flagship to António de Abreu as a \w+ ship of 2/);
  await page.keyboard.press('e');
  await expect(page.locator('.log')).toContainText('Turn 2');
});
