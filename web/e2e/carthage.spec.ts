/** The board of Traders of Carthage: full stocks and hands on small screens, what a purchase would cause, and what is selected. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { chooseLanguage, LANGUAGES, SOAK, type Language } from './screen';
import { expect, openTable, test, waitForTurn } from './testServer';

const SIZES = [[360, 640], [390, 844], [820, 1180], [1280, 720]].map(([width, height]) => ({ width: width!, height: height! }));
const TEN_CARDS = 'R5 R2 R2 B5 B3 Y3 Y2 Y2 G5 G2';

/** Shows every player with the largest stock there is, some of each kind stored, or with these goods, and the viewer with ten cards. */
async function showLatePosition(page: Page, instead: () => object = () => ({})): Promise<void> {
  const copies = (numbers: [number, number, number]): string =>
    ['R', 'B', 'Y', 'G'].flatMap((colour) => [5, 3, 2].flatMap((value, index) => Array<string>(numbers[index]!).fill(`${colour}${value}`))).join(' ');
  const late = { goods: copies([4, 5, 6]), stored: copies([3, 4, 5]), tokens: { red: 2, blue: 1, yellow: 2, green: 1 }, token_count: 6, near_end: true, hand_size: 10, marker: 'market' };
  await page.routeWebSocket(/\/live\?/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      const data = JSON.parse(String(message)) as { scene?: { view?: { phase: string; seats: { hand?: string }[] } } };
      for (const seat of data.scene?.view?.seats ?? []) Object.assign(seat, late, instead(), seat.hand === undefined ? {} : { hand: TEN_CARDS });
      if (data.scene?.view) data.scene.view.phase = 'action'; // the goods lie where the first token is chosen
      socket.send(JSON.stringify(data));
    });
  });
}

/** What is cut, or covers what is beside it. */
const crowded = (page: Page, players: number): Promise<string[]> =>
  page.evaluate((players) => {
    const faults: string[] = [];
    const panels = document.querySelectorAll('.opponent .facts').length;
    if (panels !== players - 1) faults.push(`${panels} panels of ${players - 1}`);
    for (const facts of document.querySelectorAll('.opponent .facts')) {
      if (facts.scrollHeight > facts.clientHeight + 1 || facts.scrollWidth > facts.clientWidth + 1) faults.push(`panel ${facts.scrollWidth}x${facts.scrollHeight} in ${facts.clientWidth}x${facts.clientHeight}`);
      for (const row of facts.querySelectorAll('li')) {
        const parts = [...row.children].map((each) => each.getBoundingClientRect());
        const ends = [...parts.slice(1).map(({ left }) => left), row.getBoundingClientRect().right];
        if (parts.length !== 7) faults.push(`${parts.length} chips`);
        parts.forEach(({ right }, index) => right > ends[index]! + 0.5 && faults.push(`a chip covers the next one by ${right - ends[index]!}`));
      }
    }
    const hand = document.querySelector('.hand')!.getBoundingClientRect();
    const cards = [...document.querySelectorAll('.hand .card-button')].map((card) => card.getBoundingClientRect());
    if (cards.length !== 10 || cards.at(-1)!.right > hand.right) faults.push(`a hand of ${cards.length} up to ${cards.at(-1)?.right} in ${hand.right}`);
    if (cards.some(({ left }, index) => index > 0 && left - cards[index - 1]!.left < 20)) faults.push('values of the hand are covered');
    if (innerWidth > 560) return faults;
    const values = [...document.querySelectorAll<HTMLElement>('.mine .goods .value')];
    if (!values.length || values.some((value) => parseFloat(getComputedStyle(value).fontSize) < 15)) faults.push('values of own goods are small');
    for (const pile of document.querySelectorAll('.mine .stock .pile')) {
      const places = [...pile.querySelectorAll('.goods')].map((each) => each.getBoundingClientRect().left);
      if (places.some((left, index) => index > 0 && left - places[index - 1]! < 11.5)) faults.push('values of own goods are covered');
    }
    const fills = ['.goods.stored .value', '.goods:not(.stored) .value'].map((each) => getComputedStyle(document.querySelector(`.mine ${each}`)!).backgroundColor);
    if (fills[0] === fills[1]) faults.push('stored goods look like others');
    return faults;
  }, players);

test('the largest stocks and a hand of ten cards are seen on every screen', async ({ page, server }) => {
  await showLatePosition(page);
  for (const players of [4, 3, 2]) {
    const table = await openTable(page, server, { seats: [{ kind: 'me' }, ...Array.from({ length: players - 1 }, () => ({ kind: 'bot', level: 'apprentice' }))] });
    await page.goto(`${server.address}/t/${table}`);
    await expect(page.locator('.hand .card-button')).toHaveCount(10);
    for (const language of SOAK ? LANGUAGES : [LANGUAGES[players - 1]!]) {
      await chooseLanguage(page, language);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect(async () => expect(await crowded(page, players), `${players} players, ${language}, ${size.width}x${size.height}`).toEqual([])).toPass({ timeout: 60_000 });
      }
    }
    if (players > 2) continue;
    await page.setViewportSize(SIZES[0]!);
    await page.locator('.mine .goods .value').first().click({ position: { x: 5, y: 8 } });
    await expect(page.locator('.inspect-popover'), 'a closer look at own goods').toBeVisible();
  }
});

test('of equal goods of an opponent, those that are stored are apart, with an amphora; a closer look counts them', async ({ page, server }) => {
  const some = { goods: 'R5 R2 B3 B3 B3 Y2 G5', stored: 'R2 B3 B3 Y5' };
  await showLatePosition(page, () => some);
  for (const [players, widths] of [[4, [390, 820]], [3, [360, 390, 820, 1366]]] as const) {
    const table = await openTable(page, server, { seats: [{ kind: 'me' }, ...Array.from({ length: players - 1 }, () => ({ kind: 'bot', level: 'apprentice' }))] });
    await page.goto(`${server.address}/t/${table}`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 768 });
      const goods = page.locator('.opponent').first().locator('.stocks .good');
      await expect(goods, `${players} players, ${width} pixels`).toHaveText(['5', '2', '2', '3×3', '2×3', '5', '2', '5']);
      await expect(goods.and(page.locator('.stored')).locator('svg:visible'), `amphorae for ${players} players, ${width} pixels`).toHaveCount(3);
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.opponent .good.stored[data-card="B3"]').first().click();
  await expect(page.locator('.inspect-popover')).toContainText(/ has 5 cards like this, 2 of them stored/);
});

type Scenes = Record<'departure' | 'ending' | 'homecoming' | 'raid' | 'reservation', { scene: Record<string, unknown> }>;
const SCENES = JSON.parse(readFileSync('src/fixtures/carthage.json', 'utf8')) as Scenes;
const PURCHASE_SIZES = [[360, 740], [390, 844], [820, 1180], [1366, 768]].map(([width, height]) => ({ width: width!, height: height! }));

/** A language for each position; with EMPORION_SOAK all are tried on all screens. */
const LANGUAGE_OF: Record<keyof Scenes, Language> = { departure: 'pl', homecoming: 'nl', ending: 'it', raid: 'it', reservation: 'nl' };

/** Shows a position, as the server would send it to its first player (`tests/carthage/scenes`). */
async function showPosition(page: Page, position: () => keyof Scenes): Promise<void> {
  await page.routeWebSocket(/\/live\?/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      const data = JSON.parse(String(message)) as { t: string; scene?: Record<string, unknown> };
      if (data.t === 'step') return; // a bot has moved at the real table
      const { view, prompt, notes, offers, actor } = SCENES[position()].scene;
      if (data.scene) Object.assign(data.scene, { view, prompt, notes, offers, actor });
      socket.send(JSON.stringify(data));
    });
  });
}

/** What is left out of the prompt, and how small its type is. */
const measurePrompt = (page: Page) =>
  page.locator('.bar .words').evaluate((box) => {
    const texts = [...box.querySelectorAll<HTMLElement>('.prompt, .note')];
    const frame = box.getBoundingClientRect();
    const line = (each: Element) => each.getClientRects();
    return {
      cut: box.classList.contains('cut') || texts.some((each) => !each.checkVisibility() || [...line(each)].some(({ top, bottom }) => top < frame.top - 1 || bottom > frame.bottom + 1)),
      smallest: Math.min(...texts.map((each) => parseFloat(getComputedStyle(each).fontSize))),
    };
  });

/** How many lines each button of the prompt has. */
const buttonLines = (page: Page) =>
  page.locator('.bar .on .button > span').evaluateAll((labels) => labels.map((label) => Math.round(label.getBoundingClientRect().height / parseFloat(getComputedStyle(label).lineHeight))));

/** Whether the icon of the help is in a line with a word of the prompt. */
const isHelpBesideText = (page: Page) =>
  page.locator('.bar .prompt').evaluate((prompt) => {
    const icon = prompt.querySelector('.why svg')!.getBoundingClientRect();
    const middle = (icon.top + icon.bottom) / 2;
    const words = document.createRange();
    words.setStart(prompt, 0);
    words.setEndBefore(prompt.querySelector('.end')!);
    return [...words.getClientRects()].some(({ top, bottom, width, right }) => width > 4 && top < middle && middle < bottom && right <= icon.left + 1);
  });

/** The least distance between two cards of the hand that are side by side, and how many cards leave its frame. */
const measureHand = (page: Page) =>
  page.locator('.hand').evaluate((hand) => {
    const frame = hand.getBoundingClientRect();
    const cards = [...hand.querySelectorAll('.card-button')].map((card) => card.getBoundingClientRect());
    const gaps = cards.slice(1).flatMap(({ left, top }, index) => (Math.abs(top - cards[index]!.top) < 2 ? [left - cards[index]!.left] : []));
    return { narrow: gaps.filter((gap) => gap < 28).length, outside: cards.filter(({ right, bottom }) => right > frame.right + 1 || bottom > frame.bottom + 1).length, cards: cards.length };
  });

test('what a purchase would cause is told whole, first things first, on every screen', async ({ page, server }) => {
  let shown: keyof Scenes = 'departure';
  await showPosition(page, () => shown);
  const table = await openTable(page, server, { seats: [{ kind: 'me' }, { kind: 'bot', level: 'apprentice' }, { kind: 'bot', level: 'apprentice' }] });
  for (shown of ['raid', 'reservation', 'departure', 'homecoming', 'ending'] as const) {
    await page.goto(`${server.address}/t/${table}`);
    await expect(page.locator('.bar .on .button')).toHaveCount(shown === 'reservation' ? 2 : 1);
    for (const language of SOAK ? LANGUAGES : [LANGUAGE_OF[shown]]) {
      await chooseLanguage(page, language);
      for (const size of SOAK ? PURCHASE_SIZES : PURCHASE_SIZES.slice(0, 1)) {
        const what = `${shown}, ${language}, ${size.width}x${size.height}`;
        await page.setViewportSize(size);
        await expect(async () => {
          const { cut, smallest } = await measurePrompt(page);
          if (shown !== 'raid') await expect(page.locator('.bar .on .button').first()).toHaveText(/\d\s*$/, { timeout: 5000 });
          expect(await buttonLines(page), what).toEqual(shown === 'reservation' ? [1, 1] : [1]);
          expect(await isHelpBesideText(page), what).toBe(true);
          expect(cut, what).toBe(false);
          expect(smallest, what).toBeGreaterThanOrEqual(12);
        }).toPass({ timeout: 60_000 });
        if (shown === 'ending') await expect.poll(() => measureHand(page), { message: what, timeout: 60_000 }).toEqual({ narrow: 0, outside: 0, cards: 16 });
      }
    }
  }
  await chooseLanguage(page, 'en');
  await page.setViewportSize({ width: 1366, height: 768 });
  const notes = page.locator('.bar .note');
  await expect(notes).toHaveCount(2); // nothing about pirates and other voyages
  await expect(notes.first()).toHaveText('Buying ends the game.');
  await expect(notes.last()).toHaveText(/^Payday if you buy: .*\+5.*\+4.*\+6.*\+5 points$/);
  await expect(page.getByRole('button', { name: 'Buy for 15' })).toHaveAccessibleDescription('Buy: all 5 available cards for 15');
  await page.locator('.price.enough').hover();
  const preview = page.locator('.preview li');
  await expect(preview).toHaveCount(5); // four sales
  await expect(preview.first()).toHaveText('This purchase ends the game.');
  await expect(preview.nth(1)).toHaveText('You’d sell red goods: 3 cards × 7 ÷ 5, rounded up: 5 points');
  await expect(page.locator('.preview .risk')).toHaveCount(0);
  await expect(page.locator('.ghost')).toHaveCount(4);
});

test('what is chosen for a move is marked until it is confirmed', async ({ page, server }) => {
  await page.addInitScript(() => {
    try {
      localStorage.setItem('emporion-preferences', JSON.stringify({ speed: 'instant', confirming: 'always' }));
    } catch {
      // a blank page has no storage
    }
  });
  const table = await openTable(page, server);
  await page.goto(`${server.address}/t/${table}`);
  await waitForTurn(page);
  const confirm = page.getByRole('button', { name: 'Confirm' });
  const token = page.locator('.token').nth(2);
  await token.dblclick(); // one choice
  await expect(confirm).toBeVisible();
  await expect(token).toHaveClass(/chosen/);
  await expect(token).toHaveAttribute('aria-pressed', 'true');
  await confirm.click();
  await expect(page.locator('.token')).toHaveCount(0);
  await waitForTurn(page);

  const card = page.locator('.card-button[data-zone="market"].lit').last();
  const [name, before] = [await card.getAttribute('data-card'), await page.locator('.market .marker').count()];
  await card.click();
  await page.getByRole('menuitem', { name: 'Reserve' }).click();
  const chosen = page.locator('.card-button.chosen');
  await expect(chosen).toHaveAttribute('data-card', name!);
  expect(await chosen.evaluate((each) => getComputedStyle(each, '::before').content)).toContain('✓');
  await expect(page.locator('.market .marker')).toHaveCount(before + 1); // mine, where it would lie
  await chosen.click();
  await expect(chosen).toHaveCount(0);
  await expect(confirm).toBeHidden();

  await page.goto(`${server.address}/practice/carthage`);
  await page.getByRole('link', { name: 'Bring it home' }).click();
  const price = page.locator('.price.enough');
  await price.dblclick();
  await expect(price).toHaveClass(/chosen/);
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await price.click();
  await expect(price).not.toHaveClass(/chosen/);
});
