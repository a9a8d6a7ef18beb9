/** Dale of Merchants at its table, as somebody with a phone plays it. */
import type { Page } from '@playwright/test';
import { SCREENS } from './examine';
import { expect, letABotFinish, mayAct, opened, test } from './room';

const PHONE = { viewport: SCREENS.phone, hasTouch: true, isMobile: true };

/** What is pressed first if it is there: a stack is built where possible, otherwise a card is bought. */
const WISHES = [
  '.event-sequence .button', '.buttons .main:has(svg)', '.tray button', '.actions [data-key="w"].possible', '.market .card-button.lit:not(.chosen)', '.hand .card-button.lit:not(.chosen)', '.buttons .button:not(:has(svg))',
];

/** One press on the board, or beside the prompt. */
async function press(page: Page): Promise<void> {
  const isBuying = (await page.locator('.actions .current').count()) > 0;
  for (const wish of WISHES.filter((each) => !isBuying || !each.startsWith('.market'))) {
    const found = page.locator(wish).first();
    if (!(await found.count())) continue;
    await found.tap({ timeout: 2000 }).catch(() => {}); // others may have been quicker
    await page.waitForTimeout(60);
    return;
  }
}

/** Two who take stacks from each other may go on for long: a bot, who builds, comes to an end. */
const MOST_PRESSES = 400;

test.describe('on a phone', () => {
  test.use({ ...PHONE, reducedMotion: 'reduce' } as object);

  test('a whole game on the board against a bot, to the score sheet', async ({ page, room }) => {
    test.setTimeout(300_000);
    const table = await opened(page, room, { game: 'dale', options: { decks: ['macaws', 'pandas', 'squirrels'] } });
    await page.goto(`${room.address}/t/${table}`);
    for (let presses = 0; presses < MOST_PRESSES && (await mayAct(page)) === 'turn'; presses += 1) await press(page);
    const sheet = page.getByRole('dialog', { name: 'Score sheet' });
    if (!(await sheet.isVisible())) {
      await page.getByRole('button', { name: 'Log, moves, help and this table' }).tap();
      await letABotFinish(page);
    }
    await expect(sheet.locator('.verdict')).toContainText(/win/);
    await expect(sheet.getByText('Stack 8')).toBeVisible();
  });
});

test('decks are chosen for a new table', async ({ page, room }) => {
  await page.goto(`${room.address}/new/dale`);
  await page.locator('details summary').last().click();
  await page.locator('.deck').nth(1).click();
  await expect(page.locator('.deck[aria-pressed="true"]')).toHaveCount(1);
});
