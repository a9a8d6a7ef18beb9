/** Practice positions and lessons about tactics: a failure, a solution, the next position, and what is remembered. */
import { expect } from '@playwright/test';
import { checkScreen, SCREENS } from './screen';
import { test } from './testServer';

test.use({ locale: 'en-GB', reducedMotion: 'reduce', bypassCSP: true } as object); // for axe

test('a position is failed, tried again and solved, and the next one is a click away', async ({ page, server }) => {
  await page.goto(`${server.address}/practice/carthage`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Learn and practise');
  await expect(page.locator('ol li')).toHaveCount(10);
  await expect(page.locator('.standing')).toContainText('0 of 10');
  await checkScreen(page, 'the list of positions');
  await page.getByRole('link', { name: 'Bring it home' }).click();

  const coach = page.locator('.coach.practice');
  await expect(coach).toContainText('Sell your blue goods');
  await coach.getByRole('button', { name: 'Hint' }).click();
  await expect(coach.locator('.hint')).toContainText('one space from Carthage');
  await expect(page.locator('.coach-ring')).not.toHaveCount(0);
  await checkScreen(page, 'a position with its hint');

  await page.locator('[data-zone="market"][data-card="B2"]').click();
  await page.getByRole('menuitem', { name: 'Take as money' }).click();
  await expect(coach).toHaveClass(/failed/);
  await expect(coach).toContainText('buy the whole row');
  await expect(page.locator('#side-panel .moves li button')).toHaveCount(0);
  await coach.getByRole('button', { name: 'Try again' }).last().click();
  await expect(coach).toContainText('Sell your blue goods');

  await page.locator('[data-zone="price"]').click();
  await page.locator('[data-zone="hand-card"][data-card="R5"]').click();
  await page.locator('[data-zone="hand-card"][data-card="G2"]').click();
  const confirm = page.locator('.bar .button.main');
  await expect(confirm.or(page.locator('.coach.solved')).first()).toBeVisible();
  if (await confirm.count()) await confirm.click();
  await expect(coach).toHaveClass(/solved/);
  await expect(coach).toContainText('four cards at 6 coins');
  await checkScreen(page, 'a solved position');
  await coach.getByRole('link', { name: 'Next position' }).click();
  await expect(coach).toContainText('Save all three of your blue goods');

  await coach.getByRole('link', { name: 'All positions' }).click();
  await expect(page.locator('.standing')).toContainText('1 of 10');
  await expect(page.locator('ol li', { hasText: 'Bring it home' })).toContainText('Done');
  await page.goto(server.address);
  await expect(page.locator('article', { hasText: 'Carthage' })).toContainText('1 of 10 practice positions solved');
  await expect(page.locator('article', { hasText: 'Carthage' }).getByRole('link', { name: 'Lessons and practice' })).toHaveAttribute('href', '/practice/carthage');
  await expect(page.locator('section', { hasText: 'My games' })).toHaveCount(0); // practice is no game to come back to
});

test.describe('on a phone', () => {
  test.use({ viewport: SCREENS.phone, isMobile: true, hasTouch: true } as object);

  test('a position is failed and solved by touch', async ({ page, server }) => {
    await page.goto(`${server.address}/practice/carthage`);
    await checkScreen(page, 'the list of positions on a phone');
    await page.getByRole('link', { name: 'Bring it home' }).tap();
    const coach = page.locator('.coach.practice');
    await expect(coach).toContainText('Sell your blue goods');
    await expect(page.locator('.bar.mine')).toBeVisible();
    await coach.getByRole('button', { name: 'Hint' }).tap();
    await expect(page.locator('.coach-ring')).not.toHaveCount(0);
    await expect(coach, 'the hint takes the place of the task').not.toContainText('Sell your blue goods');
    expect(await coach.locator('.words').evaluate((box) => box.scrollHeight - box.clientHeight), 'the whole hint').toBeLessThanOrEqual(0);
    await checkScreen(page, 'a position with its hint on a phone');
    await page.locator('[data-zone="market"][data-card="B2"]').tap();
    await page.getByRole('menuitem', { name: 'Take as money' }).tap();
    await expect(coach).toHaveClass(/failed/);
    await coach.getByRole('button', { name: 'Try again' }).last().tap();
    await expect(coach).toContainText('Sell your blue goods');

    await page.locator('[data-zone="price"]').tap();
    await page.locator('[data-zone="hand-card"][data-card="R5"]').tap();
    await page.locator('[data-zone="hand-card"][data-card="G2"]').tap();
    const confirm = page.locator('.bar .button.main');
    await expect(confirm.or(page.locator('.coach.solved')).first()).toBeVisible();
    if (await confirm.count()) await confirm.tap();
    await expect(coach).toHaveClass(/solved/);
    await checkScreen(page, 'a solved position on a phone');
    await coach.getByRole('link', { name: 'Next position' }).tap();
    await expect(coach).toContainText('Save all three of your blue goods');
  });
});

test('a lesson about tactics begins in a game that has already begun', async ({ page, server }) => {
  await page.goto(`${server.address}/practice/carthage`);
  await page.getByRole('link', { name: 'Lesson 2: tactics' }).click();
  const coach = page.locator('.coach');
  await expect(coach).toContainText('how good players decide');
  const next = coach.locator('[data-key="o"]');
  await next.click();
  await next.click();
  await expect(coach).toContainText('choose the blue 2');
  await page.locator('[data-zone="market"][data-card="R5"]').click();
  await expect(page.locator('.toast')).toBeVisible(); // not the card of the lesson
  await page.locator('[data-zone="market"][data-card="B2"]').click();
  await expect(coach).toContainText('they took the yellow 5');
  await expect(coach.getByRole('link', { name: 'Restart the lesson' })).toHaveAttribute('href', '/learn/carthage/2');
});
