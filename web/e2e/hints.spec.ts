/** Hints as they look in each game. What a bot would advise is put in its place here: bots that search take minutes to prepare. */
import type { Page } from '@playwright/test';
import type { Hint, Offer, Seen, ServerMessage } from '../src/net/types';
import { examine, LANGUAGES, SCREENS } from './examine';
import { expect, opened, test } from './room';

test.use({ bypassCSP: true }); // for the tool that looks for faults

const option = ({ action, sentence }: Offer, number: number) => ({ action, sentence, expected: 0.62 / (number + 1), share: 0.5 / (number + 1) });

/** A bot that would consider whatever is offered, in the order in which it is. */
async function advise(page: Page): Promise<void> {
  let scene: Seen | null = null;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const heard = JSON.parse(String(payload)) as ServerMessage;
      if (heard.t === 'scene') scene = heard.scene;
    }),
  );
  await page.route('**/hint?*', async (route) => {
    const hint: Hint = { seat: 0, move: scene!.move, iterations: 12_345, options: scene!.offers.map(option) };
    await route.fulfill({ json: hint });
  });
}

for (const game of ['carthage', 'dale', 'discovery']) {
  test(`hints of ${game} in every language and on every screen`, async ({ browser, page, room }) => {
    test.setTimeout(120_000);
    const table = await opened(page, room, { game });
    await page.goto(`${room.address}/t/${table}`);
    await expect(page.locator('.bar.mine')).toBeVisible({ timeout: 20_000 });
    for (const language of LANGUAGES) {
      for (const [screen, colorScheme] of [['desktop', 'light'], ['phone', 'dark']] as const) {
        const isPhone = screen === 'phone';
        const context = await browser.newContext({
          locale: language, colorScheme, viewport: SCREENS[screen], isMobile: isPhone, hasTouch: isPhone, bypassCSP: true, storageState: await page.context().storageState(),
        });
        const seen = await context.newPage();
        await advise(seen);
        await seen.goto(`${room.address}/t/${table}`);
        await seen.locator('.ask-hint').click({ timeout: 20_000 });
        await expect(seen.locator('.hints li').first()).toBeVisible();
        await examine(seen, `hint-${game}-${language}-${colorScheme}-${screen}`);
        await context.close();
      }
    }
  });
}

test('no hint is offered while a lesson leads', async ({ page, room }) => {
  await page.goto(`${room.address}/learn/carthage`);
  await expect(page.locator('.coach')).toBeVisible();
  await expect(page.locator('.bar.mine')).toBeVisible();
  await expect(page.locator('.ask-hint')).toHaveCount(0);
});
