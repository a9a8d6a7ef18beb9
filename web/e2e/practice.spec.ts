/** Practice positions and lessons about tactics: a failure, a solution, the next position, and what is remembered. */
import { expect } from '@playwright/test';
import { checkScreen } from './screen';
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
  await page.getByRole('menuitem', { name: 'Take', exact: true }).click();
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
  await expect(page.locator('article', { hasText: 'Carthage' }).getByRole('link', { name: 'Practise' })).toHaveAttribute('href', '/practice/carthage');
  await expect(page.locator('section', { hasText: 'My games' })).toHaveCount(0); // practice is no game to come back to
});

test('a lesson about tactics begins in a game that has already begun', async ({ page, server }) => {
  await page.goto(`${server.address}/practice/carthage`);
  await page.getByRole('link', { name: 'Lesson 2: tactics' }).click();
  const coach = page.locator('.coach');
  await expect(coach).toContainText('how good players decide');
  const next = coach.locator('[data-key="o"]');
  await next.click();
  await next.click();
  await expect(coach).toContainText('press the blue 2');
  await page.locator('[data-zone="market"][data-card="R5"]').click();
  await expect(page.locator('.toast')).toBeVisible(); // not the card of the lesson
  await page.locator('[data-zone="market"][data-card="B2"]').click();
  await expect(coach).toContainText('they took the yellow 5');
  await expect(coach.getByRole('link', { name: 'Restart the lesson' })).toHaveAttribute('href', '/learn/carthage/2');
});
