import { lastWords, waitForNewPrompt, expect, waitForTurn, openTable, SHORT, test } from './testServer';

test('a whole game by keyboard only', async ({ page, server }) => {
  const table = await openTable(page, server, { options: SHORT });
  await page.goto(`${server.address}/t/${table}`);
  for (let decision = 0; decision < 400; decision += 1) {
    if ((await waitForTurn(page)) === 'over') break;
    const before = await lastWords(page);
    await page.keyboard.press('a');
    const first = page.locator('#side-panel button').first();
    if (!(await first.waitFor({ timeout: 2000 }).then(() => true, () => false))) continue; // the game has ended
    await expect(first).toBeFocused();
    const sentences = await page.locator('#side-panel button').allInnerTexts();
    const wished = Math.max(0, sentences.findIndex((text) => /Confirm|You buy/.test(text)));
    for (let step = 0; step < wished; step += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await waitForNewPrompt(page, before);
  }
  await expect(page.getByRole('dialog', { name: 'Score sheet' })).toBeVisible();
});

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
  await page.locator('.opponent .badge').click();
  await expect(popover).toContainText('Bot: apprentice');
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
