/** Turns can be followed: the moves of others are shown one after the other. */
import { expect, openTable, playMove, setSpeed, test, waitForTurn } from './testServer';

const SEATS = [{ kind: 'me' }, { kind: 'bot', level: 'apprentice' }, { kind: 'bot', level: 'apprentice' }];

test('moves of others are shown event by event, and a click or Escape jumps to the present', async ({ page, server }) => {
  await setSpeed(page, 'slow');
  const table = await openTable(page, server, { seats: SEATS });
  await page.goto(`${server.address}/t/${table}`);
  const [playback, bubble, asked] = [page.locator('.playback'), page.locator('.bubble'), page.locator('.bar.mine')];
  await page.locator('.bar').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await waitForTurn(page);

  await playMove(page);
  await expect(playback).toBeVisible();
  await expect(bubble).toBeVisible();
  await expect(asked).not.toBeVisible();
  const panel = page.locator('.opponent.acts'); // what happens is written below the panel of the player who acts
  const [place, caption] = [(await panel.boundingBox())!, (await bubble.boundingBox())!];
  expect(caption.y).toBeGreaterThan(place.y);
  expect(caption.y).toBeLessThan(place.y + place.height + 20);
  await expect(page.locator('.event-ring').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(playback).toHaveCount(0);
  await expect(asked).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'reduce' }); // captions come all the same
  await playMove(page);
  await expect(bubble).toBeVisible();
  await page.locator('[data-zone="market-row"]').click({ position: { x: 20, y: 40 } });
  await expect(playback).toHaveCount(0);
  await expect(asked).toBeVisible();
  await expect(page.locator('.bar .cancel')).toHaveCount(0); // the click was not a pick
});

test('the speed is chosen at the table and remembered', async ({ page, server }) => {
  const table = await openTable(page, server);
  await page.goto(`${server.address}/t/${table}`);
  await page.getByRole('button', { name: 'Others’ moves: at once' }).click();
  await expect(page.getByRole('button', { name: 'Others’ moves: slow' }).first()).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('emporion-preferences')!).speed)).toBe('slow');
});

test('the log follows the game unless one reads earlier lines', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 460 });
  const table = await openTable(page, server, { seats: SEATS });
  await page.goto(`${server.address}/t/${table}`);
  const log = page.locator('.log');
  const below = () => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  await waitForTurn(page);
  await expect(log).toContainText('The game begins.');
  await expect(log).not.toContainText(/seal/);
  for (let turn = 0; turn < 3; turn += 1) {
    await playMove(page);
    await waitForTurn(page);
  }
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect.poll(below).toBeLessThan(2);
  await page.setViewportSize({ width: 1280, height: 400 }); // as when a lesson's coach grows
  await expect.poll(below).toBeLessThan(2);
  await log.hover();
  await page.mouse.wheel(0, -200);
  const newest = page.getByRole('button', { name: 'Newest' });
  await expect(newest).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 420 });
  await expect.poll(below).toBeGreaterThan(40);
  await newest.click();
  await expect.poll(below).toBeLessThan(2);
  await expect(newest).toHaveCount(0);
});
