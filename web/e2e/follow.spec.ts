/** Turns can be followed: the moves of others are shown one after the other. */
import type { Page } from '@playwright/test';
import { SCREENS } from './screen';
import { expect, openTable, pageToAct, playMove, setSpeed, test, waitForTurn } from './testServer';

const SEATS = [{ kind: 'me' }, { kind: 'bot', level: 'apprentice' }, { kind: 'bot', level: 'apprentice' }];

/** Decide until the moves of others are shown; a purchase takes several decisions. */
async function playUntilShown(page: Page): Promise<void> {
  const shown = page.locator('.playback').waitFor({ timeout: 60_000 });
  let isShown = false;
  void shown.then(() => (isShown = true), () => {});
  for (let decision = 0; decision < 12 && !isShown; decision += 1) {
    if (await page.locator('.bar.mine').isVisible()) await playMove(page);
    else await page.waitForTimeout(100);
  }
  await shown;
}

test('moves of others are shown event by event, and a click or Escape jumps to the present', async ({ page, server }) => {
  await setSpeed(page, 'slow');
  const table = await openTable(page, server, { seats: SEATS });
  await page.goto(`${server.address}/t/${table}`);
  const [playback, bubble, asked] = [page.locator('.playback'), page.locator('.bubble'), page.locator('.bar.mine')];
  await page.locator('.bar').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await waitForTurn(page);

  await playUntilShown(page);
  await expect(bubble).toBeVisible();
  await expect(asked).not.toBeVisible();
  const panel = page.locator('.opponent.acts'); // what happens is written below the panel of the player who acts
  const [place, caption] = [(await panel.boundingBox())!, (await bubble.boundingBox())!];
  expect(caption.y).toBeGreaterThan(place.y);
  expect(caption.y).toBeLessThan(place.y + place.height + 20);
  await expect(page.locator('.event-ring').first()).toBeAttached();
  const covered = () => page.evaluate(() => {
    const bubble = document.querySelector('.bubble.placed')?.getBoundingClientRect();
    const MARGIN = 4; // of a ring around its place
    const isCovered = ({ left, top, right, bottom }: DOMRect): boolean =>
      left + MARGIN < bubble!.right && right - MARGIN > bubble!.left && top + MARGIN < bubble!.bottom && bottom - MARGIN > bubble!.top;
    return bubble ? [...document.querySelectorAll('.event-ring, .centre .pickable')].filter((each) => isCovered(each.getBoundingClientRect())).length : 0; // on a busy machine it may be over
  });
  await expect.poll(covered, { message: 'the caption covers what it is about, or cards' }).toBe(0);
  await page.setViewportSize(SCREENS.phone);
  const cut = await page.locator('.opponent .name').evaluateAll((names) => names.filter((each) => each.scrollWidth > each.clientWidth).length);
  expect(cut, 'names are whole beside the mark of who decides').toBe(0);
  await page.setViewportSize(SCREENS.desktop);
  await page.keyboard.press('Escape');
  await expect(playback).toHaveCount(0);
  await expect(asked).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'reduce' }); // captions come all the same
  await playUntilShown(page);
  await expect(bubble).toBeVisible();
  const isSkipped = await page.evaluate(() => {
    const isBehind = document.querySelector('.playback') !== null; // on a busy machine it may be over
    if (isBehind) document.querySelector<HTMLElement>('[data-zone="market"]')!.click();
    return isBehind;
  });
  await expect(playback).toHaveCount(0, isSkipped ? { timeout: 1000 } : {});
  await expect(asked).toBeVisible();
  await expect(page.locator('.bar .cancel')).toHaveCount(0); // the click was not a pick
});

test('one steps through what happened since the last turn', async ({ page, server }) => {
  const table = await openTable(page, server, { seats: SEATS });
  await page.goto(`${server.address}/t/${table}`);
  await waitForTurn(page);
  await page.reload(); // the server has the moves that this page has not seen
  await waitForTurn(page);
  const [review, bubble] = [page.locator('.review'), page.locator('.bubble')];
  for (let decision = 0; decision < 20; decision += 1) {
    await page.getByRole('tab', { name: 'Log' }).click();
    const since = page.getByRole('button', { name: 'Since your last turn' });
    if (await since.count()) {
      await since.click();
      await expect(review).toContainText(/^\s*1 of \d+/);
      if (!(await review.innerText()).includes('1 of 1 ')) break; // at the start there may be only one event
      await page.keyboard.press('Escape');
    }
    await playMove(page);
    await waitForTurn(page);
  }
  const first = await review.locator('p').innerText();
  await expect(page.locator('.bar.mine')).not.toBeVisible();
  await expect(bubble).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(review).toContainText(/^\s*2 of \d+/);
  await review.getByRole('button', { name: 'Previous event' }).click();
  await expect(review.locator('p')).toHaveText(first);
  await page.keyboard.press('Escape');
  await expect(review).toHaveCount(0);
  await expect(page.locator('.bar.mine')).toBeVisible();
  await page.keyboard.press('v');
  await expect(review).toBeVisible();
});

test('on one device the review shows each player what happened since their own turn, and no other hand', async ({ page, server }) => {
  const seats = [{ kind: 'me' }, { kind: 'here', name: 'Bo' }, { kind: 'bot', level: 'apprentice' }];
  const table = await openTable(page, server, { seats, options: { start_token: false } });
  await page.goto(`${server.address}/t/${table}`);
  const [curtain, review, mine] = [page.getByRole('dialog', { name: /is next/ }), page.locator('.review'), page.locator('.bar.mine')];
  const handOver = page.getByRole('button', { name: /^Pass the device/ });
  const hand = () => page.locator('[data-zone="hand-card"]').evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card).sort().join(' '));
  const met = new Set<string>();
  for (let turn = 0; turn < 4; turn += 1) {
    await expect(curtain.or(handOver).first()).toBeVisible();
    if (await curtain.isHidden()) {
      await page.keyboard.press('v'); // nobody is in front of the device
      await handOver.click();
    }
    const name = (await curtain.locator('p').innerText()).split(' ')[0]!;
    expect(await hand()).toBe('');
    const other = name === 'Bo' ? 'Ada' : 'Bo';
    await curtain.getByRole('button', { name: `I’m ${name}` }).click();
    await expect(mine).toBeVisible();
    const cards = await hand();
    if (met.has(name)) {
      await page.keyboard.press('v');
      const told: string[] = [];
      await expect(review).toContainText(/^\s*1 of \d+/);
      const last = Number((await review.innerText()).match(/of (\d+)/)![1]);
      for (let event = 1; event <= last; event += 1) {
        await expect(review).toContainText(new RegExp(`^\\s*${event} of ${last} `));
        told.push((await review.locator('p').innerText()).replace(/^\s*\d+ of \d+\s*/, ''));
        expect(await hand(), told.join()).toBe(cards);
        await page.keyboard.press('ArrowRight');
      }
      expect(told.filter((line) => line.startsWith(other)), told.join()).not.toEqual([]);
      expect(told.filter((line) => line.startsWith('You ')), told.join()).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(review).toHaveCount(0);
    }
    met.add(name);
    while (await mine.isVisible()) await playMove(page);
  }
  expect([...met].sort()).toEqual(['Ada', 'Bo']);
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

test('phrases and reactions appear at the players, and an absent player has a countdown', async ({ browser, server }) => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const [ada, ben] = [await (await browser.newContext(phone)).newPage(), await (await browser.newContext(phone)).newPage()];
  const table = await openTable(ada, server, { seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ben.goto(`${server.address}/t/${table}`);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit here' }).tap();
  await ada.goto(`${server.address}/t/${table}`);
  await ada.getByRole('button', { name: 'Start the game' }).tap();
  await pageToAct(ada, ben);

  await ben.getByRole('button', { name: 'Say something' }).tap();
  await ben.getByRole('dialog').getByRole('button', { name: 'Well played!' }).tap();
  await expect(ada.locator('.bubble.placed')).toHaveText('Well played!');
  await expect(ada.locator('[aria-live="polite"]').filter({ hasText: 'Ben: Well played!' })).toBeAttached();
  await expect(ben.locator('.own .bubble')).toHaveText('Well played!');
  await ada.getByRole('button', { name: 'Say something' }).tap();
  await ada.getByRole('dialog').getByRole('button', { name: 'Smile' }).tap();
  await expect(ben.locator('.bubble.placed svg')).toBeVisible();
  await expect(ben.locator('[aria-live="polite"]').filter({ hasText: 'Ada smiles.' })).toBeAttached();

  const [leaves, waits] = (await pageToAct(ada, ben)) === ada ? [ada, ben] : [ben, ada];
  await leaves.close();
  await expect(waits.locator('.opponent .countdown')).toHaveText(/^bot in [12]:\d\d$/);
  await Promise.all([ada.context().close(), ben.context().close()]);
});
