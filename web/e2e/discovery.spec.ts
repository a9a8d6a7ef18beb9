/** Age of Discovery, played on the board. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { chooseLanguage, LANGUAGES, SCREENS, SOAK } from './screen';
import { forgetShifts, settle, shiftsOf, watchShifts } from './shifts';
import { BOT_GAME, expect, letBotFinish, openTable, setSpeed, test, waitForTurn } from './testServer';

/** Click the next control: an answer, a card that can be chosen, coins, or the end of the turn. Ships come first, so that games end. */
async function clickNext(page: Page): Promise<void> {
  await page.evaluate(() => {
    const choices = [
      '.bar .button.main', '.menu button', '.answers button', '[data-zone="purchase"].lit', '.hand .lit', '[data-zone="expedition"].lit', '[data-zone="display"].lit',
      '.actions button[data-key="g"].possible', '.actions button.end.possible',
    ];
    const found = choices.map((choice) => [...document.querySelectorAll<HTMLElement>(choice)]).find((all) => all.length);
    found?.at(-1)?.click();
  });
  await page.waitForTimeout(60);
}

/** How far my numbers, the flagship's line and the mission are cut off or cover each other, in pixels. */
const factFaults = (page: Page): Promise<number[]> =>
  page.locator('.mine .away').evaluate((line) => {
    const facts = line.closest('.facts')!;
    const frame = facts.getBoundingClientRect();
    const boxes = [...facts.querySelectorAll('.fact'), line, facts.querySelector('.mission')!].map((each) => each.getBoundingClientRect());
    const over = boxes.flatMap(({ left, right, top, bottom }) => [right - frame.right, frame.left - left, frame.top - top, bottom - frame.bottom]);
    const [mission, ...others] = boxes.reverse();
    const covered = others.map(({ left, right, top, bottom }) => Math.min(right - mission!.left, mission!.right - left, bottom - mission!.top, mission!.bottom - top));
    return [...over, ...covered].filter((pixels) => pixels > 1.5);
  });

/** Then a bot finishes the game. */
const MOST_CLICKS = SOAK ? 2000 : 30;

test.describe('on a phone', () => {
  test.use({ viewport: SCREENS.phone, reducedMotion: 'reduce' } as object);

  test('a whole game on the board, up to the score sheet', async ({ page, server }) => {
    const table = await openTable(page, server, { game: 'discovery' });
    await page.goto(`${server.address}/t/${table}`);
    for (let clicks = 0; clicks < MOST_CLICKS && (await waitForTurn(page)) === 'turn'; clicks += 1) await clickNext(page);
    const sheet = page.getByRole('dialog', { name: 'Score sheet' });
    if (!(await sheet.isVisible())) {
      await page.getByRole('button', { name: 'Log, moves, help and this table' }).click();
      await letBotFinish(page);
    }
    await expect(sheet.getByRole('rowheader', { name: /^Mission: \S/ }).first()).toBeVisible();
    await expect(sheet.locator('tbody').first()).toContainText('Victory points'); // on top, since the rest may be below the edge
    const scroll = sheet.locator('.scroll');
    const [below, isMarked, cut] = await scroll.evaluate((all) => [
      all.scrollHeight - all.clientHeight > 8, all.hasAttribute('data-more'), [...all.querySelectorAll('td, th'), all].filter((each) => each.scrollWidth > each.clientWidth + 1).length,
    ]);
    expect([isMarked, cut]).toEqual([below, 0]);
    await expect(sheet.getByRole('button', { name: 'Play again' })).toBeInViewport({ ratio: 1 }); // without scrolling
    for (const way of ['Replay', 'Analysis']) await expect(sheet.getByRole('link', { name: way })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 640 });
    const more = sheet.getByRole('button', { name: 'Show more of the score sheet' });
    await expect(more).toBeVisible();
    for (let part = 0; part < 12 && (await more.isVisible()); part += 1) await more.press('Enter', { timeout: 5000 }).catch(() => {}); // it goes once the end is reached
    for (const last of ['Ships at home', 'Export']) await expect(sheet.getByText(last, { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(scroll).not.toHaveAttribute('data-more');
    await expect(more).toBeHidden();
    await expect(scroll).toBeFocused(); // so that keys scroll it back
  });
});

test('a selected ship shows where it fits, and goes there', async ({ page, server }) => {
  const table = await openTable(page, server, { game: 'discovery' });
  await page.goto(`${server.address}/t/${table}`);
  await expect(page.locator('.bar.mine')).toBeVisible();
  const flagship = page.getByRole('button', { name: /^flagship,/ });
  await flagship.click();
  await expect(flagship).toHaveAttribute('aria-pressed', 'true');
  const columbus = page.getByRole('button', { name: /^Christopher Columbus.*Your ship fits: \d of 8/ });
  await columbus.click();
  await page.getByRole('group', { name: 'Your flagship with' }).getByRole('button', { name: 'transport 2' }).click();
  await page.getByRole('group', { name: 'Colour' }).getByRole('button').first().click();
  await expect(page.locator('.bar')).toContainText('You can’t undo this: everyone sees your flagship.');
  for (const language of SOAK ? LANGUAGES : (['pl', 'nl'] as const)) {
    await chooseLanguage(page, language);
    for (const [width, height] of [[820, 1180], [768, 1024]] as const) {
      await page.setViewportSize({ width, height });
      const words = page.locator('.bar .words');
      await expect(words, `${language}, ${width} pixels: whole and legible`).toHaveAttribute('data-fit', /[012]/);
      expect(await words.locator('p').evaluateAll((all) => Math.min(...all.map((each) => parseFloat(getComputedStyle(each).fontSize))))).toBeGreaterThanOrEqual(12.5);
    }
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await chooseLanguage(page, 'en');
  await page.getByRole('button', { name: 'Confirm' }).click(); // it reveals the flagship
  await expect(page.getByRole('button', { name: /^Christopher Columbus.*2 of 8 taken/ })).toBeVisible();
  const berths = page.locator('.expedition', { hasText: 'Columbus' }).locator('.berths'); // players' marks, no initials or numbers
  await expect(berths.locator('.seatmark')).toHaveAttribute('data-seat', '0');
  await expect(berths).toHaveText('');
  await expect(page.getByRole('log').getByRole('button', { name: /(ship|contract) \d$/ }).first()).toBeVisible(); // an icon instead of a code
  for (const width of [1366, 820, 360]) {
    await page.setViewportSize({ width, height: width === 1366 ? 768 : 1180 });
    const away = page.locator('.mine .away');
    await expect(away).toHaveText('on an expedition');
    await expect.poll(() => factFaults(page), { message: `${width} pixels` }).toEqual([]);
  }
});

test('a ship that was chosen first goes where it is sent without another question, even if no other ship can', async ({ page, server }) => {
  await page.goto(`${server.address}/practice/discovery`);
  await page.getByRole('link', { name: 'More than half' }).click();
  await waitForTurn(page);
  const told: string[] = [];
  await page.exposeFunction('tell', (words: string) => told.push(words));
  await page.locator('.bar .words').evaluate((words) =>
    new MutationObserver(() => void (window as unknown as { tell: (words: string) => void }).tell((words as HTMLElement).innerText)).observe(words, { childList: true, characterData: true, subtree: true }));
  for (const [card, expedition] of [['Y1', 'Vasco da Gama'], ['R1', 'Amerigo Vespucci']] as const) {
    const [ship, place] = [page.locator(`[data-zone="mine"][data-card="${card}"]`), page.getByRole('button', { name: new RegExp(`^${expedition}.*Your ship fits`) })];
    await ship.click();
    await place.click();
    await expect(ship).toHaveCount(0); // it has sailed
  }
  expect(told.length).toBeGreaterThan(2);
  expect(told.filter((words) => /Already selected/.test(words))).toEqual([]);
});

test('nothing shifts in a turn; what is chosen is marked at Confirm, with its action', async ({ page, server }) => {
  await watchShifts(page);
  const table = await openTable(page, server, { game: 'discovery' });
  await page.goto(`${server.address}/t/${table}`);
  await waitForTurn(page);
  await forgetShifts(page);
  const buy = page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: /^Buy/ });
  await buy.dblclick(); // one choice
  await expect(buy).toHaveAttribute('aria-pressed', 'true');
  await buy.click(); // takes it back
  await expect(buy).toHaveAttribute('aria-pressed', 'false');
  const ship = page.locator('[data-zone="purchase"].lit').first();
  const place = await ship.getAttribute('data-place');
  await ship.click();
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await expect(confirm).toBeVisible();
  await expect(page.locator('.bar')).toContainText('You can’t undo this: the next ship card is turned up.');
  await expect(page.locator('.board .chosen')).toHaveCount(2); // the ship and the action
  await expect(page.locator(`[data-zone="purchase"][data-place="${place}"]`)).toHaveAccessibleName(/, chosen$/);
  await expect(buy).toHaveAttribute('aria-pressed', 'true');
  await buy.click(); // takes the ship back, too
  await expect(page.locator('.board .chosen')).toHaveCount(0);
  await expect(confirm).toBeHidden();
  await ship.click();
  await confirm.click();
  await expect(page.locator('.hand [data-zone="mine"]')).toHaveCount(2);
  expect(await shiftsOf(page)).toEqual([]);
});

test('ships chosen for a contract stay in their places, and the contract shows their sum', async ({ page, server }) => {
  await page.goto(`${server.address}/practice/discovery`);
  await page.getByRole('link', { name: 'Take your time' }).click();
  const cards = page.locator('.hand .card-button');
  await expect(cards).toHaveCount(6);
  await waitForTurn(page);
  await settle(page);
  const places = () => cards.evaluateAll((all) => all.map((card) => [(card as HTMLElement).dataset.card, Math.round(card.getBoundingClientRect().left)].join(' ')));
  const before = await places();
  const contract = page.locator('[data-zone="my-contract"][data-card="B4"]');
  const small = page.locator('[data-zone="mine"][data-card="B1"]');
  await contract.click();
  await expect(contract.locator('.load')).toHaveText('0/4');
  await small.click();
  await expect(contract.locator('.load')).toHaveText(/^1/);
  await expect(small).toHaveAccessibleName(/, chosen$/);
  await settle(page);
  expect(await places()).toEqual(before);
  await small.click(); // takes it back
  await expect(contract.locator('.load')).toHaveText('0/4');
  await expect(small).not.toHaveClass(/chosen/);
  await contract.click(); // another contract, or none
  await expect(contract.locator('.load')).toHaveText('4');
  expect(await places()).toEqual(before);
});

test('impossible actions explain why, and a closer look says what a card does', async ({ page, server }) => {
  const table = await openTable(page, server, { game: 'discovery' });
  await page.goto(`${server.address}/t/${table}`);
  await expect(page.locator('.bar.mine')).toBeVisible();
  const coins = page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: /^Coins/ });
  await coins.click();
  await expect(coins).toContainText('coins taken');
  await coins.click();
  await expect(page.locator('.toast')).toContainText('You’ve already taken coins this turn.');
  await page.locator('[data-zone="display"][data-card].lit').first().click(); // accepts it, though it could be reserved
  await expect(page.locator('.menu')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const reservation = page.locator('.actions [data-key="r"]');
  await reservation.click();
  await expect(reservation).toHaveAttribute('aria-pressed', 'true');
  const asks = page.locator('.bar.mine', { hasText: 'Which card do you reserve?' });
  await expect(asks).toContainText('until your next turn ends');
  await expect(page.locator('.hand .lit, [data-zone="expedition"].lit')).toHaveCount(0);
  await asks.getByRole('button', { name: 'Cancel' }).click();
  await expect(asks).toHaveCount(0);
  await reservation.click();
  await page.locator('[data-zone="purchase"].lit').first().click();
  await expect(page.locator('.log')).toContainText(/You reserve .* in the lower row/);
  await page.locator('[data-zone="filling"]:not(:has(.seal))').last().click(); // nothing else can be done with it
  await expect(page.locator('.log')).toContainText(/You reserve .* in the upper row/);
  const columbus = page.getByRole('button', { name: /^Christopher Columbus/ });
  await columbus.hover();
  await columbus.hover({ position: { x: 20, y: 20 } });
  await expect(page.getByRole('tooltip')).toContainText('any other');
  await expect(page.getByRole('tooltip'), 'where the numbers come from').not.toContainText('reconstructed');

  const undo = page.locator('.bar.mine .undo');
  await expect(undo).toBeEnabled();
  await page.locator('[data-zone="display"][data-card].lit').first().click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(undo, 'a contract was turned up').toBeDisabled();
  await expect(undo).toHaveAccessibleDescription(/revealed/);
  await undo.click({ force: true });
  await expect(page.locator('.toast')).toContainText('Something new has been revealed');
});

test('on phones and upright tablets my mission is whole while the flagship is on a contract', async ({ page, server }) => {
  await page.goto(`${server.address}/practice/discovery`);
  await page.getByRole('link', { name: 'The flagship fits' }).click();
  await waitForTurn(page);
  for (const card of ['my-contract"][data-card="R5', 'mine"][data-card="R2', 'mine"][data-card="flagship']) await page.locator(`[data-zone="${card}"]`).click();
  await page.locator('.answers button').last().click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('.mine .away')).toHaveText('on a contract');
  for (const language of SOAK ? LANGUAGES : (['nl'] as const)) { // it has the longest words
    await page.setViewportSize(SCREENS.desktop);
    await chooseLanguage(page, language);
    for (const [width, height] of [[390, 740], [360, 740], [768, 1024], [820, 1180]]) {
      await page.setViewportSize({ width: width!, height: height! });
      await page.locator('.mine .fact dd').evaluateAll((all) => all.forEach((each) => (each.innerHTML = '+88'))); // late in the game
      await expect.poll(() => factFaults(page), { message: `${language}, ${width} pixels` }).toEqual([]);
    }
  }
});

test('on a phone, a summary tells everything that others did, or how much more there is', async ({ page, server }) => {
  await page.setViewportSize(SCREENS.phone);
  const bots = ['apprentice', 'trader', 'trader'].map((level) => ({ kind: 'bot', level }));
  const table = await openTable(page, server, { game: 'discovery', seats: [{ kind: 'me' }, ...bots] });
  await page.goto(`${server.address}/t/${table}`);
  await waitForTurn(page);
  for (let turn = 0; turn < 3; turn += 1) {
    await page.setViewportSize(SCREENS.phone);
    const actions = page.getByRole('group', { name: 'Actions' });
    await actions.getByRole('button', { name: /^Coins/ }).click();
    await expect(actions.getByRole('button', { name: /coins taken/ })).toBeVisible();
    await actions.getByRole('button', { name: 'End turn' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    /** The summary, which is there for a moment. */
    const seen = await page.waitForFunction(
      () => {
        const summary = document.querySelector('.summary p');
        if (!summary || !document.querySelector('.bar.mine')?.checkVisibility()) return null;
        return { lines: [...summary.querySelectorAll(':scope > span')].map((each) => (each as HTMLElement).innerText.trim()), left: Number(summary.querySelector('.left')?.textContent.match(/\d+/) ?? 0), cut: summary.scrollHeight - summary.clientHeight };
      },
      null,
      { polling: 50, timeout: 60_000 },
    );
    const { lines, left, cut } = (await seen.jsonValue())!;
    await page.setViewportSize(SCREENS.desktop); // shows the log
    const log = await page.locator('.log .entry p').evaluateAll((all) => all.map((each) => ({ isHead: each.classList.contains('head'), text: each.textContent.trim() })));
    const since = log.slice(log.slice(0, -1).findLastIndex(({ isHead, text }) => isHead && text.includes('you')) + 1);
    const deeds = since.filter(({ isHead, text }) => !isHead && / (takes|accepts|buys|sends|reserves|reveals|completes|does nothing)/.test(text));
    expect(lines.length + left, `${lines.join(' ')} of ${deeds.map(({ text }) => text).join(' ')}`).toBe(deeds.length);
    expect(cut).toBeLessThanOrEqual(1);
  }
});

/** Shown where a turn ends by itself, for which this server takes an hour. */
const NOTHING_LEFT = /Nothing to choose right now/;

/** Do what the coach asks, on a wide screen, until it or the prompt says this. What others do is skipped. */
async function learnUntil(page: Page, words: RegExp): Promise<void> {
  await page.setViewportSize(SCREENS.desktop);
  await page.locator('#tab-moves').click();
  for (;;) {
    if (await page.locator('.playback').count()) await page.keyboard.press('Escape');
    if (words.test((await page.locator('.coach, .bar').allInnerTexts()).join(' '))) return page.setViewportSize(SCREENS.phone);
    await page.evaluate(() => {
      const ways = ['.coach [data-key="o"]', '#side-panel .moves > .button.main', '#side-panel .moves li button'];
      const next = ways.map((way) => document.querySelector<HTMLButtonElement>(way)).find((button) => button && !button.disabled);
      next?.click();
    });
    await page.waitForTimeout(80);
  }
}

test('on a phone, the page with what happens is shown, and a turn ends with one press', async ({ page, server }) => {
  await setSpeed(page, 'slow');
  await page.goto(`${server.address}/learn/discovery`);
  await expect(page.locator('.coach')).toBeVisible();
  const [market, expeditions] = [page.locator('.common.market'), page.locator('.common.expeditions')];
  const end = page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'End turn' });
  await learnUntil(page, NOTHING_LEFT);
  await expect(market).toBeVisible(); // where the coach pointed

  await page.getByRole('button', { name: 'Expeditions' }).click();
  await end.click();
  await expect(page.locator('.playback')).toBeVisible();
  await expect(market).toBeVisible(); // the opponent accepts a contract
  await page.keyboard.press('Escape');
  await expect(expeditions).toBeVisible(); // where I was
  await expect(page.locator('.coach'), 'why the turn could end by itself').toContainText('nothing else to play');

  await page.getByRole('button', { name: 'Market' }).click();
  await learnUntil(page, /First choose blue contract 3/);
  const [wanted, other, contract] = ['mine"][data-card="B3', 'mine"][data-card="B2', 'my-contract"][data-card="B3'].map((card) => page.locator(`[data-zone="${card}"]`));
  await expect(wanted!, 'the ship of this step').toHaveClass(/lit/);
  await expect(other!, 'another ship').not.toHaveClass(/lit/);
  await other!.click({ position: { x: 6, y: 30 } }); // ships overlap
  await expect(page.locator('.toast'), 'what is asked first').toContainText('blue contract 3');
  await expect(page.locator('.bar .cancel'), 'nothing is chosen').toHaveCount(0);
  await page.locator('.toast').click();
  await wanted!.click();
  await contract!.click();
  await expect(page.locator('.answers button'), 'the ship was chosen first').toHaveText(/1 turn/);
  await expect(wanted!).toHaveClass(/chosen/);
  await learnUntil(page, /Magellan is blue/);
  await expect(expeditions).toBeVisible();
  await expect(page.locator('.coach-ring')).toBeVisible();

  await learnUntil(page, /watch what each ship scores/);
  await learnUntil(page, NOTHING_LEFT);
  await expect(market).toBeVisible();
  const alarm = page.locator('.alarm p');
  await expect(alarm).toHaveText(/First scoring at the end of this turn/);
  /** What the alarm covers, and what would be elsewhere without it. */
  const inItsWay = await alarm.evaluate((pill) => {
    const isVisible = (each: Element) => each.checkVisibility() && each.getBoundingClientRect().width > 0;
    const parts = [...document.querySelectorAll('.board .common, .board .mine, .board .pickable, .board .fact, .board .mission, .board .away, .board .actions > *')].filter(isVisible);
    const boxes = () => parts.map((each) => each.getBoundingClientRect());
    const [before, box] = [boxes(), pill.getBoundingClientRect()];
    const covered = parts.filter((each, n) => !each.matches('.common, .mine') && before[n]!.left < box.right && before[n]!.right > box.left && before[n]!.top < box.bottom - 2 && before[n]!.bottom > box.top + 2);
    (pill as HTMLElement).style.display = 'none';
    const moved = parts.filter((_, n) => Math.abs(boxes()[n]!.top - before[n]!.top) > 0.5);
    (pill as HTMLElement).style.display = '';
    return [box.left < 0 || box.right > innerWidth, ...covered, ...moved].filter(Boolean).map((each) => (each instanceof Element ? each.className : 'wide'));
  });
  expect(inItsWay).toEqual([]);
  await page.locator('.piles').click();
  await expect(page.getByText('I and II mark the piles')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.opponent dd', { hasText: '+' }).click();
  await expect(page.getByText('will earn at the remaining scorings')).toBeVisible();
  await page.keyboard.press('Escape');
  /** What is struck out while my part of the scoring is told, which is only for a moment; on a phone the bar tells it. */
  const told = page.waitForFunction(
    () => {
      const [words, expeditions] = ['.playback', '.common.expeditions'].map((place) => document.querySelector<HTMLElement>(place));
      if (!words?.innerText.includes('You: ') || !expeditions?.checkVisibility()) return null;
      return { bubbles: document.querySelectorAll('.own .bubble').length, struck: document.querySelectorAll('.scoring.done').length };
    },
    null,
    { timeout: 120_000 },
  );
  const [seen] = await Promise.all([told, end.click()]); // nothing to confirm, though it brings the scoring
  expect(await seen.jsonValue(), 'nothing is said twice; numbers that are being scored stand').toEqual({ bubbles: 0, struck: 0 });
  await page.keyboard.press('Escape');
  await expect(page.locator('.scoring.done'), 'those of the first scoring, afterwards').toHaveCount(12);
});

test('the largest figures of opponents are whole on small phones, and piles stand beside the ships on upright tablets', async ({ page, server }) => {
  /** Fills in the largest figures. Returns what is cut, in words. */
  const cutFacts = () =>
    page.evaluate(() => {
      const cut: string[] = [];
      for (const panel of document.querySelectorAll<HTMLElement>('.opponent')) {
        const [facts, height] = [panel.querySelector<HTMLElement>('.facts')!, panel.offsetHeight];
        const numbers = [...facts.querySelectorAll<HTMLElement>('.numbers dd')];
        for (const [place, number] of numbers.entries()) (number.querySelector('.coming') ?? number).textContent = ['128', '+28'][place] ?? '28';
        const { left, right } = facts.getBoundingClientRect();
        const boxes = numbers.map((number) => number.parentElement!.getBoundingClientRect());
        const lines = [...new Set(boxes.map(({ top }) => Math.round(top)))];
        if (numbers.length !== 7) cut.push(`${numbers.length} facts`);
        for (const [place, box] of boxes.entries()) {
          const next = boxes[place + 1];
          if (!box.width || box.left < left - 0.5 || box.right > right + 0.5) cut.push(`fact ${place} outside`);
          if (next && Math.round(next.top) === Math.round(box.top) && next.left < box.right) cut.push(`fact ${place} below the next`);
        }
        if (facts.scrollHeight > facts.clientHeight) cut.push(`${facts.scrollHeight - facts.clientHeight} pixels with ${lines.length} lines`);
        if (panel.offsetHeight !== height) cut.push('another height');
      }
      return cut;
    });
  for (const opponents of SOAK ? [1, 2, 3] : [3]) {
    const table = await openTable(page, server, { game: 'discovery', seats: [{ kind: 'me' }, ...Array(opponents).fill({ kind: 'bot', level: 'apprentice' })] });
    await page.goto(`${server.address}/t/${table}`);
    await expect(page.locator('.opponent .numbers')).toHaveCount(opponents);
    for (const size of [SCREENS.phone, { width: 360, height: 640 }, { width: 768, height: 1024 }]) {
      await page.setViewportSize(size);
      await expect.poll(cutFacts, { message: `${opponents} opponents at ${size.width}` }).toEqual([]);
    }
  }
  for (const size of [{ width: 360, height: 640 }, { width: 375, height: 667 }]) {
    await page.setViewportSize(size);
    await page.reload();
    await waitForTurn(page);
    for (const asked of ['.actions button >> nth=-1', '.hand .card-button >> nth=-1', '.pages button >> nth=0']) await expect(page.locator(asked), `${asked} at ${size.height}`).toBeInViewport({ ratio: 0.99 });
  }
  for (const size of [{ width: 768, height: 1024 }, { width: 820, height: 1180 }, { width: 1024, height: 1366 }]) {
    await page.setViewportSize(size);
    /** The smaller of the gaps on both sides of the piles. */
    const gap = () =>
      page.evaluate(() => {
        const box = (place: string) => document.querySelector(place)!.getBoundingClientRect();
        const ships = [...document.querySelectorAll('[data-zone="purchase"]')].map((each) => each.getBoundingClientRect().right);
        return Math.min(box('.piles').left - Math.max(...ships), box('[data-zone="display"]').left - box('.piles').right);
      });
    await expect.poll(gap, { message: `${size.width} pixels wide` }).toBeGreaterThanOrEqual(4);
  }
});

/** The largest hand, many ships and two running contracts: their figures are whole and nothing has to be scrolled. */
test('four contracts and many ships fit on every screen, and reservations are at their cards', async ({ page, server }) => {
  const running = ['B6 B3 B2 B1', 'W4 W3 W1'].map((cards) => {
    const [contract, ...ships] = cards.split(' ');
    return { contract, left: 2, duration: 3, income: 12, ships: ships.map((ship) => ({ ship, value: Number(ship[1]) })) };
  });
  await page.routeWebSocket(/\/live\?/, (socket) => {
    const live = socket.connectToServer();
    socket.onMessage((message) => live.send(message));
    live.onMessage((message) => {
      const data = JSON.parse(String(message)) as { t: string; scene?: { view: { seats: object[]; display: object[]; incomes: Record<string, number[]> } } };
      if (data.t === 'step') return; // a bot has moved at the real table
      if (data.scene) {
        const { seats, incomes, display } = data.scene.view;
        for (const [place, reserved] of ['P1', 'P2', 'P2'].entries()) Object.assign(display[place]!, { reserved, expires: place === 1 });
        Object.assign(seats[0]!, { fleet: 'flagship B2 R3 K1 G2 Y2 W2', hand: 'R4 K6 B5 G4', contracts: running });
        Object.assign(seats[1]!, { fleet: 'flagship B2 R3 K1 G2 Y2 W2', contracts: running });
        for (const contract of ['R4', 'K6', 'B5', 'G4']) incomes[contract] ??= [8, 10, 12];
      }
      socket.send(JSON.stringify(data));
    });
  });
  const table = await openTable(page, server, { game: 'discovery' });
  await page.goto(`${server.address}/t/${table}`);
  const faults = () =>
    page.locator('.mine .goods').evaluate((goods) => {
      const boxes = (cards: string) => [...goods.querySelectorAll(cards)].map((card) => card.getBoundingClientRect());
      const [frame, ships, held, voyages] = [goods.getBoundingClientRect(), boxes('.fleet .card-button'), boxes('.contracts .card-button'), boxes('.voyage')];
      const meet = (one: DOMRect, other: DOMRect) => one.left < other.right - 1 && one.right > other.left + 1 && one.top < other.bottom - 1 && one.bottom > other.top + 1;
      const isOutside = ({ left, right, top, bottom }: DOMRect) => left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1;
      const cut = [...goods.querySelectorAll('.voyage')].filter((each) => each.scrollWidth > each.clientWidth + 1).length;
      return {
        cards: [ships.length, held.length, voyages.length],
        outside: [...ships, ...held, ...voyages].filter(isOutside).length,
        covered: held.filter((card) => [...ships, ...voyages].some((other) => meet(card, other))).length + voyages.filter((each) => ships.some((ship) => meet(each, ship))).length,
        small: held.filter(({ width }) => width < 52).length + ships.slice(1).filter(({ left }, number) => left - ships[number]!.left < 28).length,
        cut,
      };
    });
  /** The opponent's row: whether its first piece is whole, how many others are not, and what its ends say. */
  const row = () =>
    page.locator('.opponent .ships').first().evaluate((row) => {
      const frame = row.getBoundingClientRect();
      const boxes = [...row.children].map((each) => each.getBoundingClientRect());
      const count = (end: string) => Number(row.parentElement!.querySelector(end)?.textContent ?? 0);
      return {
        begins: boxes[0]!.left >= frame.left - 1, ends: boxes.at(-1)!.right <= frame.right + 1,
        before: count('.before') - boxes.filter(({ left }) => left < frame.left - 1).length, after: count('.after') - boxes.filter(({ right }) => right > frame.right + 1).length,
      };
    });
  const sizes = [[360, 740], [390, 844], [768, 1024], [820, 1180], [1024, 768], [1280, 720], [1366, 768], [1920, 1080]];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width: width!, height: height! });
    await expect.poll(faults, { message: `${width} pixels` }).toEqual({ cards: [7, 4, 2], outside: 0, covered: 0, small: 0, cut: 0 });
    if (width! < 640) {
      await expect.poll(row, { message: `${width} pixels` }).toEqual({ begins: true, ends: false, before: 0, after: 0 });
      for (let part = 0; part < 9 && !(await row()).ends; part += 1) {
        await page.locator('.opponent .after').click();
        await page.waitForTimeout(700); // it scrolls
      }
      await expect.poll(row).toEqual({ begins: false, ends: true, before: 0, after: 0 });
      await page.locator('.opponent .ships').first().evaluate((row) => (row.scrollLeft = 0));
      continue; // the market is another page
    }
    /** Tags that come near another card, or that their card's frame is not around. */
    const strayTags = () =>
      page.locator('.display').evaluate((display) => {
        const cards = [...display.querySelectorAll<HTMLElement>(':scope > *')];
        return cards.flatMap((card) => {
          const [tag, frame] = [card.querySelector('.plate')?.getBoundingClientRect(), card.querySelector('.frame')?.getBoundingClientRect()];
          if (!tag || !frame) return [];
          const box = card.getBoundingClientRect();
          const touched = cards.filter((other) => other !== card).map((other) => other.getBoundingClientRect()).filter((other) => tag.left < other.right && tag.right > other.left && tag.top < other.bottom && tag.bottom > other.top - 4);
          return [touched.length || frame.left > box.left || frame.right < box.right || frame.top > box.top || frame.bottom < tag.bottom - 1 ? card.dataset.card : 'own'];
        });
      });
    await expect.poll(strayTags, { message: `${width} pixels` }).toEqual(['own', 'own', 'own']);
    const word = page.locator('.mine dt', { hasText: 'To come' }).locator('.hidden-text');
    if ([768, 820, 1366, 1920].includes(width!)) expect((await word.boundingBox())!.width, 'what +0 means').toBeGreaterThan(30);
  }
});

test('a turn by keyboard only', async ({ page, server }) => {
  const table = await openTable(page, server, { game: 'discovery' });
  await page.goto(`${server.address}/t/${table}`);
  await expect(page.locator('.bar.mine')).toBeVisible();
  await page.keyboard.press('g');
  await expect(page.locator('.log')).toContainText('You take 2 coins.');
  await page.getByRole('button', { name: 'Send' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-zone="mine"]').first(), 'the flagship').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-zone="expedition"].lit').first(), 'where it should go').toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /^António de Abreu/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.answers')).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByRole('group', { name: 'Colour' })).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('.log')).toContainText(/You send your flagship on António de Abreu’s expedition as a \w+ ship with transport 2/);
  await page.keyboard.press('e');
  await expect(page.locator('.log')).toContainText('Turn 2');
});

test('a card set file with the printed numbers is accepted', async ({ page, server }) => {
  await page.goto(`${server.address}/new/discovery`);
  await page.getByText('Rules at this table').click();
  await page.getByText('For experts').click();
  const chooser = page.getByLabel('A file with your own numbers');
  const numbers = readFileSync('../docs/games/discovery-cards.toml', 'utf-8');
  const choose = (text: string) => chooser.setInputFiles({ name: 'cards.toml', mimeType: 'application/toml', buffer: Buffer.from(text) });
  await choose('expeditions = [');
  await expect(page.getByRole('alert').filter({ hasText: 'Can’t read this file' })).toBeVisible();
  await choose(numbers.replace('limit = 3', 'limit = 9'));
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.toast')).toContainText('expected a whole number from 3 to 8, found 9');
  await choose(numbers.replace('first = [3, 5], last = [2, 5]', 'first = [1, 7], last = [2, 9]'));
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('button', { name: /^Bartolomeu Dias.*first scoring 1, blue 7; last scoring 2, blue 9/ })).toBeVisible();
  const dias = page.getByRole('button', { name: /^Bartolomeu Dias, / }); // the log names it, too
  await dias.hover();
  await dias.hover({ position: { x: 20, y: 20 } });
  await expect(page.getByRole('tooltip')).toContainText('Bartolomeu Dias');
});

test('a scoring is shown ship by ship at the players, and the replay shows the whole table', async ({ page, server }) => {
  const table = await openTable(page, server, { game: 'discovery' });
  await page.goto(`${server.address}/t/${table}`);
  await page.getByRole('tab', { name: 'This table' }).click();
  /** Collects the captions of the scoring, and taps the score sheet when it is inserted: a frame may come after the moment in which taps do nothing. */
  await page.evaluate(() => {
    const told: string[] = ((window as any).told = []);
    const look = () => {
      const scoring = document.querySelector('.playback p')?.textContent ?? '';
      const line = document.querySelector('.bubble p:last-child')?.textContent ?? '';
      if (scoring.includes('The last scoring') && line && told.at(-1) !== line) told.push(line);
      const [ending, sheet] = ['.ending', 'dialog[open] .end'].map((place) => document.querySelector(place));
      if (ending && !sheet) (window as any).ending = ending.textContent;
      if (sheet && !(window as any).tapped) {
        (window as any).tapped = sheet.getAttribute('aria-disabled');
        sheet.querySelector('header button')!.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true })); // the end of a double tap
      }
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['open'] });
  });
  for (const speed of ['at once', 'slow', 'normal']) await page.getByRole('button', { name: `Others’ moves: ${speed}` }).first().click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  const sheet = page.getByRole('dialog', { name: 'Score sheet' });
  await expect(sheet).toBeVisible({ timeout: BOT_GAME });
  await page.waitForFunction(() => (window as any).tapped);
  expect(await page.evaluate(() => [(window as any).ending?.trim(), (window as any).tapped])).toEqual([await sheet.locator('.verdict').innerText(), 'true']);
  await expect(sheet.locator('.verdict')).toBeFocused();
  await expect(sheet.locator('.end')).not.toHaveAttribute('aria-disabled');
  await sheet.getByRole('button', { name: 'Close' }).click(); // still open, and now it can be closed
  await expect(sheet).toHaveCount(0);
  const told: string[] = await page.evaluate(() => (window as any).told);
  expect(told.filter((line) => /^\w+: .* with .* \+\d+$/.test(line)).length).toBeGreaterThan(4);
  await page.goto(`${server.address}/t/${table}/replay?move=40&seat=0`);
  await expect(page.getByRole('button', { name: /^Ferdinand Magellan,/ })).toBeVisible();
  expect(await page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight)).toBeLessThanOrEqual(0);
});
