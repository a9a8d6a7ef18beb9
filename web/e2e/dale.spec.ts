/** Dale of Merchants on a phone. */
import type { Page } from '@playwright/test';
import { SCREENS, SOAK } from './screen';
import { expect, letBotFinish, waitForTurn, openTable, test } from './testServer';

const PHONE = { viewport: SCREENS.phone, hasTouch: true, isMobile: true };

/** Controls by preference: build a stack if possible, otherwise buy a card. */
const PREFERRED = [
  '.buttons .main:has(svg)', '.tray button', '.actions [data-key="w"].possible', '.market .card-button.lit:not(.chosen)', '.hand .card-button.lit:not(.chosen)', '.buttons .button:not(:has(svg))',
];

/** One tap on the board or next to the prompt. */
async function press(page: Page): Promise<void> {
  const isBuying = (await page.locator('.actions .current').count()) > 0;
  for (const selector of PREFERRED.filter((each) => !isBuying || !each.startsWith('.market'))) {
    const found = page.locator(selector).first();
    if (!(await found.count())) continue;
    await found.tap({ timeout: 2000 }).catch(() => {}); // bots may have moved in between
    await page.waitForTimeout(60);
    return;
  }
}

/** Two players who take each other's stacks may play on for long; a bot finishes the game. */
const MOST_PRESSES = SOAK ? 400 : 40;

test.describe('on a phone', () => {
  test.use({ ...PHONE, reducedMotion: 'reduce' } as object);

  test('a whole game on the board against a bot, up to the score sheet', async ({ page, server }) => {
    const table = await openTable(page, server, { game: 'dale', options: { decks: ['macaws', 'pandas', 'squirrels'] } });
    await page.goto(`${server.address}/t/${table}`);
    for (let presses = 0; presses < MOST_PRESSES && (await waitForTurn(page)) === 'turn'; presses += 1) await press(page);
    const sheet = page.getByRole('dialog', { name: 'Score sheet' });
    if (!(await sheet.isVisible())) {
      await page.getByRole('button', { name: 'Log, moves, help and this table' }).tap();
      await letBotFinish(page);
    }
    await expect(sheet.locator('.verdict')).toContainText(/win/);
    await expect(sheet.getByText('Stack 8')).toBeVisible();
  });
});

test('decks are chosen for a new table', async ({ page, server }) => {
  await page.goto(`${server.address}/new/dale`);
  await page.getByText('Rules at this table').click();
  await page.locator('.deck').nth(1).click();
  await expect(page.locator('.deck[aria-pressed="true"]')).toHaveCount(1);
});
