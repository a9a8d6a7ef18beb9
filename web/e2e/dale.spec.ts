/** Dale of Merchants at its table, as somebody with a phone plays it. */
import type { Page } from '@playwright/test';
import { examine, LANGUAGES, noPageScroll, SCREENS } from './examining';
import { expect, mayAct, opened, test } from './room';

const PHONE = { viewport: SCREENS.phone, hasTouch: true, isMobile: true };

/** What is pressed first if it is there: a stack is built where possible, otherwise a card is bought. */
const WISHES = [
  '.buttons .main:has(svg)', '.tray button', '.actions [data-key="w"].possible', '.market .place.lit:not(.chosen)', '.hand .place.lit:not(.chosen)', '.buttons .button:not(:has(svg))',
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

test.describe('on a phone', () => {
  test.use({ ...PHONE, reducedMotion: 'reduce' } as object);

  test('a whole game on the board against a bot, to the score sheet', async ({ page, room }) => {
    test.setTimeout(300_000);
    const table = await opened(page, room, { game: 'dale', options: { decks: ['macaws', 'pandas', 'squirrels'] } });
    await page.goto(`${room.address}/t/${table}`);
    for (let presses = 0; presses < 1500 && (await mayAct(page)) === 'turn'; presses += 1) await press(page);
    const sheet = page.getByRole('dialog', { name: 'Score sheet' });
    await expect(sheet.locator('.verdict')).toContainText(/win/);
    await expect(sheet.getByText('Stack 8')).toBeVisible();
  });
});

for (const [language, locale] of Object.entries(LANGUAGES)) {
  test(`table, cards and deck chooser in ${language}`, async ({ browser, room }) => {
    const colorScheme = ['en', 'nl'].includes(language) ? 'light' : 'dark';
    const context = await browser.newContext({ ...PHONE, locale, colorScheme, reducedMotion: 'reduce', bypassCSP: true });
    const page = await context.newPage();
    const seats = [{ kind: 'me' }, ...Array(3).fill({ kind: 'bot', level: 'apprentice' })];
    const table = await opened(page, room, { game: 'dale', seats });
    await page.goto(`${room.address}/t/${table}`);
    for (let presses = 0; presses < 12; presses += 1) {
      await expect(page.locator('.bar.mine')).toBeVisible({ timeout: 20_000 });
      await press(page);
    }
    await expect(page.locator('.bar.mine')).toBeVisible({ timeout: 20_000 });
    await examine(page, `dale-${language}-phone`);
    await noPageScroll(page);
    await page.setViewportSize(SCREENS.desktop);
    await examine(page, `dale-${language}-desktop`);
    await noPageScroll(page);
    await page.setViewportSize(SCREENS.phone);
    await page.goto(`${room.address}/cards/dale`);
    await expect(page.locator('li .card')).toHaveCount(37);
    await examine(page, `dale-cards-${language}-phone`);
    expect(await page.evaluate(() => [...document.querySelectorAll('.card .name')].filter((name) => name.scrollHeight > name.clientHeight + 1).map((name) => name.textContent))).toEqual([]);
    await page.goto(`${room.address}/new/dale`);
    await page.locator('details summary').last().click();
    await page.locator('.deck').nth(1).click();
    await expect(page.locator('.deck[aria-pressed="true"]')).toHaveCount(1);
    await examine(page, `dale-new-${language}-phone`);
    await context.close();
  });
}
