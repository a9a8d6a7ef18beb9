import type { Page } from '@playwright/test';
import { SOAK } from './screen';
import { expect, GAMES, lastWords, openTable, SHORT, test, waitForNewPrompt, waitForTurn } from './testServer';

/** Play by keyboard alone: every answer is a few keys away from where the focus is. */
async function playByKeyboard(page: Page, decisions: number): Promise<void> {
  const MOST_PRESSES = 3;
  let tried = '';
  for (let decision = 0; decision < decisions; decision += 1) {
    if ((await waitForTurn(page)) === 'over') return;
    const before = await lastWords(page);
    if (decision === 0) await page.keyboard.press('ArrowDown');
    let presses = 0;
    await expect(async () => {
      const isOnChoice = await page.evaluate(() => !!document.activeElement?.matches('[role="menuitem"], .bar .button, .game :is(.pickable.lit, .possible, .price.enough, .choose)') || !!document.querySelector('dialog[open]'));
      if (!isOnChoice) {
        presses += 1;
        await page.keyboard.press('ArrowDown');
      }
      expect(isOnChoice).toBe(true);
    }).toPass();
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
    if (await page.locator('dialog[open]').count()) continue; // the game has ended, and Enter would close the score sheet
    // Purchases end games, and what comes later in the row is another try.
    if (before !== tried && (await page.locator('.game:not(:has(.bar .cancel)) .price.enough').count())) {
      tried = before;
      await page.keyboard.press('b');
    } else {
      for (let step = 0; step < decision % 3; step += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    await waitForNewPrompt(page, before);
  }
}

for (const game of GAMES) {
  const isWhole = SOAK || game === 'carthage';
  test(`${game}: ${isWhole ? 'a whole game' : 'turns'} by keyboard alone, without a detour`, async ({ page, server }) => {
    const table = await openTable(page, server, { game, options: game === 'carthage' ? SHORT : {} });
    await page.goto(`${server.address}/t/${table}`);
    await playByKeyboard(page, isWhole ? 1500 : 10);
    if (isWhole) await expect(page.getByRole('dialog', { name: 'Score sheet' })).toBeVisible();
  });
}

test('Enter confirms a move that was picked by mouse', async ({ page, server }) => {
  const table = await openTable(page, server, { options: { start_token: false } });
  await page.addInitScript(() => localStorage.setItem('emporion-preferences', JSON.stringify({ confirming: 'always' })));
  await page.goto(`${server.address}/t/${table}`);
  await waitForTurn(page);
  await page.locator('[data-zone="farm"].lit').first().click();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('.marker')).not.toHaveCount(0);
});

test('clicking an inspectable zone pins its explanation, and closing restores focus', async ({ page, server }) => {
  const table = await openTable(page, server, { options: { start_token: false } });
  await page.goto(`${server.address}/t/${table}`);
  await waitForTurn(page);
  const popover = page.locator('.inspect-popover');
  await page.locator('[data-zone="pile"]').click();
  await expect(popover).toBeFocused();
  await page.getByRole('heading', { name: 'Market', level: 2 }).click();
  await expect(popover).toContainText('Market');
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await page.keyboard.press('m');
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expect(page.locator('[data-zone="market"]').first()).toHaveAttribute('aria-describedby', 'inspect-popover');
});

test('digits and arrow keys reach cards', async ({ page, server }) => {
  const table = await openTable(page, server, { options: { start_token: false } });
  await page.goto(`${server.address}/t/${table}`);
  await waitForTurn(page);
  await page.keyboard.press('m');
  await expect(page.locator('[data-zone="market"]').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-zone="market"]').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await expect(page.locator('[data-zone="hand-card"]').first()).toBeFocused();
  await page.keyboard.press('2');
  await expect(page.locator('.toast')).toBeVisible();
});
