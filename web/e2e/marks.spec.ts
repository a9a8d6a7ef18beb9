/** The marks on the table: players, and what is playable, selected, focused or taught. */
import type { Page } from '@playwright/test';
import { expect, GAMES, openTable, test, waitForTurn } from './testServer';

const MOST_GLOWING = 10;
const FOUR = [{ kind: 'me' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'apprentice' }))];

/** The zones, pieces and buttons of actions that are marked as playable, as they are painted. */
const glowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isClear = (colour: string): boolean => /^(transparent|rgba\(.*, 0\))$/.test(colour);
    const pieces = [...document.querySelectorAll<HTMLElement>('.pickable.lit')].filter((each) => each.checkVisibility() && !isClear(getComputedStyle(each, '::after').borderTopColor));
    const zones = [...document.querySelectorAll<HTMLElement>('.glow-zone')].filter((each) => each.checkVisibility() && !each.matches(':focus-visible') && getComputedStyle(each).outlineStyle === 'solid');
    const buttons = [...document.querySelectorAll<HTMLElement>('.actions .possible')].filter((each) => each.checkVisibility() && getComputedStyle(each).boxShadow !== 'none');
    return [...[...pieces, ...buttons].map((each) => each.dataset.zone ?? each.className), ...zones.map((each) => `zone ${each.className}`)];
  });

test('few things glow in the opening, and each player has a mark', async ({ page, server }) => {
  for (const game of GAMES) {
    const table = await openTable(page, server, { game, seats: FOUR });
    await page.goto(`${server.address}/t/${table}`);
    await waitForTurn(page);
    await page.mouse.move(2, 2);
    const found = await glowing(page);
    expect(found.length, `${game}: ${found.join(', ')}`).toBeGreaterThan(0);
    expect(found.length, `${game}: ${found.join(', ')}`).toBeLessThanOrEqual(MOST_GLOWING);
    await expect(page.locator('.opponent header .seatmark')).toHaveCount(3);
    await expect(page.locator('.owned .own-mark .seatmark')).toHaveAttribute('data-seat', '0');
    await expect(page.getByRole('log').locator('.seatmark[data-seat="2"]').first()).toBeVisible(); // beside the name in a sentence
  }
});

test('the pieces of the chosen action glow; others can be clicked all the same', async ({ page, server }) => {
  const table = await openTable(page, server, { game: 'discovery' });
  await page.goto(`${server.address}/t/${table}`);
  await waitForTurn(page);
  await page.mouse.move(2, 2);
  const actions = ['take', 'accept', 'buy', 'send'].map((action) => `action-${action}`);
  expect(await glowing(page)).toEqual(actions); // the first of two steps
  await page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: /^Buy/ }).click();
  await expect(page.locator('.bar.mine')).toContainText('Choose a ship in the lower row.');
  await page.mouse.move(2, 2);
  const found = (await glowing(page)).filter((each) => !actions.includes(each));
  expect(new Set(found)).toEqual(new Set(['purchase']));
  const focused = page.locator('[data-zone="purchase"]:focus');
  await expect(focused).toHaveCount(1);
  await page.keyboard.press('ArrowRight'); // from now on the focus is visible
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
  expect(outline).toBe('dashed');
  const accepting = page.locator('[data-zone="display"].lit').first(); // it does not glow
  await accepting.click();
  await expect(page.locator('.menu, .bar .button.main').first()).toBeVisible();
});

test('in Dale of Merchants the actions glow before their cards where there is much to choose from', async ({ page, server }) => {
  await page.goto(`${server.address}/practice/dale/throw-out-the-junk`); // fifteen choices
  await waitForTurn(page);
  const [market, hand, actions] = [page.locator('.market .card-button.lit'), page.locator('.hand .card-button.lit'), page.locator('.actions')];
  await expect(market).toHaveCount(5);
  await page.mouse.move(2, 2);
  expect((await glowing(page)).map((each) => each.includes('possible'))).toEqual([true, true, true, true]);
  await actions.getByRole('button', { name: 'Market' }).click();
  await expect(page.locator('.bar.mine')).toContainText('Choose a card in the market');
  await expect(market.first()).toBeFocused();
  await page.mouse.move(2, 2);
  const begun = await glowing(page);
  expect(begun.filter((each) => !each.includes('chosen'))).toEqual(Array.from({ length: 5 }, () => 'market'));
  await actions.getByRole('button', { name: 'Technique' }).click();
  await page.mouse.move(2, 2);
  expect(new Set((await glowing(page)).filter((each) => !each.includes('chosen')))).toEqual(new Set(['hand-card']));
  await page.keyboard.press('Escape');
  await expect(page.locator('.bar.mine')).toContainText('Your action');
  await expect(hand).not.toHaveCount(0);
  await market.last().click(); // both steps at once
  const selected = page.locator('.actions .chosen');
  await expect(selected).toHaveText('Market');
  await expect(selected).toHaveAttribute('aria-current', 'step');
  await page.mouse.move(2, 2);
  expect((await glowing(page)).filter((each) => each.includes('possible'))).toEqual([]);
  await page.waitForTimeout(600); // no double click
  await selected.click();
  await expect(selected, 'the second click takes the action back').toHaveCount(0);
  await expect(page.locator('.bar.mine')).toContainText('Your action');
});

test('a selected card has a frame and a tick, and a lesson points with corners', async ({ page, server }) => {
  const table = await openTable(page, server, { game: 'discovery' });
  await page.goto(`${server.address}/t/${table}`);
  await waitForTurn(page);
  const flagship = page.getByRole('button', { name: /^flagship,/ });
  const tick = () => flagship.evaluate((each) => getComputedStyle(each, '::before').content);
  expect(await tick()).toBe('none');
  await flagship.click();
  await expect(flagship).toHaveClass(/chosen/);
  expect(await tick()).toContain('✓');
  await page.goto(`${server.address}/learn/carthage`);
  const ring = page.locator('.coach-ring').first();
  await expect(async () => {
    if (!(await ring.count())) await page.getByRole('button', { name: 'Next' }).click({ timeout: 2000 });
    await expect(ring).toBeAttached({ timeout: 1000 });
  }).toPass();
  const look = await ring.evaluate((each) => ({ corners: getComputedStyle(each).backgroundImage.split('linear-gradient').length - 1, frame: getComputedStyle(each).borderTopStyle }));
  expect(look).toEqual({ corners: 8, frame: 'none' });
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await ring.evaluate((each) => getComputedStyle(each).borderTopStyle)).toBe('dotted');
});
