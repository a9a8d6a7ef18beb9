import type { Page } from '@playwright/test';
import { SOAK } from './screen';
import { expect, GAMES, lastWords, openTable, playMove, SHORT, test, waitForNewPrompt, waitForTurn } from './testServer';

/** What can be chosen; taking back and cancelling are not asked for. */
const CHOICE = '[role="menuitem"], .bar.mine .buttons .button:enabled:not(.cancel, .undo), .game :is(.pickable.lit:not(.chosen), .possible, .price.enough, .choose)';
/** Letters for what brings a game nearer to its end. */
const PREFERRED: Record<string, string[]> = { carthage: ['b'], dale: ['w', 'e'], discovery: [] };

/** Where the focus is: on a choice, or else on what, and what is asked meanwhile. On a busy machine the turn may end between two looks. */
const focusPlace = (page: Page): Promise<string> =>
  page.evaluate((choice) => {
    if (document.querySelector('dialog[open]') || !document.querySelector('.bar.mine')?.checkVisibility()) return 'nothing is asked';
    if (![...document.querySelectorAll(choice)].some((each) => each.checkVisibility())) return 'nothing is asked'; // the server answers in a moment
    const active = document.activeElement;
    if (active?.matches(choice) && active.checkVisibility()) return 'on a choice';
    return `${active?.outerHTML.slice(0, 200)} at ${document.querySelector<HTMLElement>('.bar')!.innerText}`;
  }, CHOICE);
const FOUND = /^(on a choice|nothing is asked)$/;

/** One arrow goes to the next choice; two more pass the buttons that take back. */
async function goToNextChoice(page: Page): Promise<void> {
  const MOST_PRESSES = 3;
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press('ArrowDown');
    if (FOUND.test(await focusPlace(page))) return;
  }
  expect(await focusPlace(page)).toMatch(FOUND);
}

/** Play by keyboard alone. After the first choice the focus is already on something that is asked, and arrows reach every other choice. */
async function playByKeyboard(page: Page, game: string, decisions: number): Promise<void> {
  const tried = new Set<string>();
  for (let decision = 0; decision < decisions; decision += 1) {
    if ((await waitForTurn(page)) === 'over') return;
    if (decision === 0) await page.keyboard.press('ArrowDown');
    await expect.poll(() => focusPlace(page), { message: `decision ${decision}` }).toMatch(FOUND);
    const before = await lastWords(page);
    const key = await page.evaluate(
      ([keys, tried]) => (document.querySelector('.bar .cancel, [role="menu"]') ? undefined : keys!.find((key) => !tried!.includes(key) && document.querySelector(`[data-key="${key}"]`)?.matches('.possible, .enough'))),
      [PREFERRED[game]!, [...tried]] as const,
    );
    if (key) tried.add(key); // what comes later in the row is another try
    else if (decision % 5 === 0) tried.clear();
    for (let step = 0; !key && step < decision % 3; step += 1) await goToNextChoice(page);
    if ((await focusPlace(page)) === 'nothing is asked') continue; // Enter would close the score sheet
    await page.keyboard.press(key ?? 'Enter');
    await waitForNewPrompt(page, before);
  }
}

for (const game of GAMES) {
  const isWhole = SOAK || game === 'carthage';
  test(`${game}: ${isWhole ? 'a whole game' : 'turns'} by keyboard alone, without a detour`, async ({ page, server }) => {
    const table = await openTable(page, server, { game, options: game === 'carthage' ? SHORT : {} });
    await page.goto(`${server.address}/t/${table}`);
    await playByKeyboard(page, game, isWhole ? 1500 : 12);
    if (isWhole) await expect(page.getByRole('dialog', { name: 'Score sheet' })).toBeVisible();
  });
}

test('Enter confirms a move that was picked by mouse, and Tab goes through its buttons as they stand', async ({ page, server }) => {
  const table = await openTable(page, server, { options: { start_token: false } });
  await page.addInitScript(() => localStorage.setItem('emporion-preferences', JSON.stringify({ confirming: 'always' })));
  await page.goto(`${server.address}/t/${table}`);
  await waitForTurn(page);
  await page.locator('[data-zone="farm"].lit').first().click();
  const [cancel, confirm] = [page.getByRole('button', { name: 'Cancel' }), page.getByRole('button', { name: 'Confirm' })];
  await expect(confirm).toBeVisible();
  expect((await cancel.boundingBox())!.x).toBeLessThan((await confirm.boundingBox())!.x);
  await cancel.focus();
  await page.keyboard.press('Tab');
  await expect(confirm).toBeFocused();
  await page.locator('[data-zone="farm"].chosen').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.marker')).not.toHaveCount(0);
});

test('an arrow pressed before the answer to a choice does not leave the focus behind', async ({ page, server }) => {
  const held: (() => void)[] = [];
  let isSlow = false;
  await page.routeWebSocket(/\/live\?/, (socket) => {
    const line = socket.connectToServer();
    line.onMessage((message) => (isSlow ? void held.push(() => socket.send(message)) : socket.send(message)));
  });
  const table = await openTable(page, server, { options: { start_token: false } });
  await page.goto(`${server.address}/t/${table}`);
  const buy = page.locator('[data-key="b"]');
  const isChoosing = () => page.evaluate(() => ['.bar.mine', '.price.enough:not(.chosen)', '[data-zone="market"].lit'].every((each) => document.querySelector(each)));
  for (let turn = 0; turn < 80 && (await waitForTurn(page)) === 'turn' && !(await isChoosing()); turn += 1) await playMove(page);
  await expect(async () => {
    await page.keyboard.press('m'); // once more, if the last move was still on its way and its answer moved the focus
    await expect(page.locator('[data-zone="market"].lit').first()).toBeFocused({ timeout: 5000 });
  }).toPass();
  isSlow = true;
  await page.keyboard.press('b');
  await expect(buy).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  isSlow = false;
  for (const send of held.splice(0)) send();
  await expect(page.locator('.bar .cancel')).toBeVisible();
  await expect.poll(() => focusPlace(page)).toBe('on a choice');
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
