/** Dale of Merchants on a phone, the choice of decks, and the words on its cards. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { illegibleTexts } from './legibility';
import { chooseLanguage, LANGUAGES, SCREENS, SOAK, switchLanguage } from './screen';
import { forgetShifts, shiftsOf, watchShifts } from './shifts';
import { expect, letBotFinish, waitForTurn, openTable, test, type TestServer } from './testServer';

const PHONE = { viewport: SCREENS.phone, hasTouch: true, isMobile: true };

/** Controls by preference: build a stack if possible, otherwise buy a card. */
const PREFERRED = [
  '.buttons .main:has(svg)', '.tray button', '.actions [data-key="w"].possible', '.market .card-button.lit:not(.chosen)', '.hand .card-button.lit:not(.chosen)', '.buttons .button:not(:has(svg))', '.actions .end.possible',
];

/** One tap on the board or next to the prompt. */
async function press(page: Page): Promise<void> {
  const isBuying = (await page.locator('.actions .current').count()) > 0;
  for (const selector of PREFERRED.filter((each) => !isBuying || !each.startsWith('.market'))) {
    const found = page.locator(selector).first();
    if (!(await found.count())) continue;
    await found.tap({ timeout: 2000 }).catch(() => {}); // bots may have moved in between
    await page.waitForTimeout(60);
    return;
  }
}

/** Two players who take each other's stacks may play on for long; a bot finishes the game. */
const MOST_PRESSES = SOAK ? 400 : 40;

test.describe('on a phone', () => {
  test.use({ ...PHONE, reducedMotion: 'reduce' } as object);

  test('a whole game on the board against a bot, up to the score sheet', async ({ page, server }) => {
    const table = await openTable(page, server, { game: 'dale', options: { decks: ['macaws', 'pandas', 'squirrels'] } });
    await page.goto(`${server.address}/t/${table}`);
    for (let presses = 0; presses < MOST_PRESSES && (await waitForTurn(page)) === 'turn'; presses += 1) await press(page);
    const sheet = page.getByRole('dialog', { name: 'Score sheet' });
    if (!(await sheet.isVisible())) {
      await page.getByRole('button', { name: 'Log, moves, help and this table' }).tap();
      await letBotFinish(page);
    }
    await expect(sheet.locator('.verdict')).toContainText(/win/);
    await expect(sheet.getByText('Stack 8')).toBeVisible();
    expect(await sheet.innerText()).not.toMatch(/\b(mac|pan|squ)\d[ab]?\b/i); // names, no codes
    /** Cells that are small, cut, or have a turn on two lines, and how many have a turn at all. */
    const { poor, turns } = await sheet.locator('tbody td').evaluateAll((cells) => {
      /** The lines of the turn, in brackets at the end of the last text of a cell; Svelte puts comments behind it. */
      const linesOfTurn = (cell: Element): number => {
        const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        let text: Node | null = null;
        while (walker.nextNode()) if (walker.currentNode.textContent!.trim()) text = walker.currentNode;
        const begin = text?.textContent!.lastIndexOf('(') ?? -1;
        if (begin < 0) return 0;
        const range = document.createRange();
        range.setStart(text!, begin);
        range.setEnd(text!, text!.textContent!.length);
        return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size;
      };
      const isPoor = (cell: Element): boolean => parseFloat(getComputedStyle(cell).fontSize) < 13 || cell.scrollWidth > cell.clientWidth + 1 || linesOfTurn(cell) > 1;
      return { poor: cells.filter(isPoor).map((cell) => cell.textContent), turns: cells.filter((cell) => linesOfTurn(cell) > 0).length };
    });
    expect(turns).toBeGreaterThan(0);
    expect(poor).toEqual([]);
  });
});

/** Cards of the raccoons and the ocelots whose technique asks for a player. */
const ASKING = ['rac2', 'rac3', 'rac4', 'rac5a', 'rac5b', 'oce3', 'oce5a'];
const asking = (within: string): string => ASKING.map((card) => `${within} .card-button.lit:not(.chosen)[data-card="${card}"]`).join();
/** Plays such a card, or else buys one, or else whatever comes first. */
const UNTIL_ASKED = ['.buttons .main:has(svg)', asking('.hand'), asking('.market'), '.market .card-button.lit:not(.chosen)', '.hand .card-button.lit:not(.chosen)', '.tray button', '.menu button', '.buttons .button:not(.undo)', '.actions .end.possible'];
/** A technique is played within a few turns. */
const MOST_STEPS = 150;

test.describe('on a small phone', () => {
  test.use({ ...PHONE, reducedMotion: 'reduce' } as object);

  test('a technique that asks for a player tells its effect meanwhile, and no action can be reached', async ({ page, server }) => {
    await watchShifts(page);
    const seats = [{ kind: 'me' }, ...Array.from({ length: 2 }, () => ({ kind: 'bot', level: 'apprentice' }))];
    const table = await openTable(page, server, { game: 'dale', seats, options: { decks: ['macaws', 'raccoons', 'ocelots', 'pandas'] } });
    await page.goto(`${server.address}/t/${table}`);
    await forgetShifts(page);
    const asked = page.locator('.board:has(.tray.low) .technique .brief');
    for (let step = 0; step < MOST_STEPS && !(await asked.count()); step += 1) {
      expect(await waitForTurn(page)).toBe('turn');
      const isPaying = (await page.locator('.actions .current').count()) > 0;
      for (const selector of UNTIL_ASKED.filter((each) => !isPaying || !each.startsWith('.market'))) {
        const found = page.locator(selector).first();
        if (!(await found.count())) continue;
        if (selector === asking('.hand')) await shiftsOf(page); // only what this tap moves is of interest
        await found.tap({ timeout: 2000 }).catch(() => {}); // bots may have moved in between
        await page.waitForTimeout(60);
        break;
      }
    }
    await expect(asked).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    for (const language of LANGUAGES) {
      await chooseLanguage(page, language); // without a new page, which would forget what is chosen
      for (const viewport of [SCREENS.phone, { width: 360, height: 740 }]) {
        await page.setViewportSize(viewport);
        await expect(asked).toBeVisible();
        const cut = await page.locator('.technique').evaluate((technique) => {
          const [place, words] = [technique.closest('.place')!.getBoundingClientRect(), document.createRange()];
          words.selectNodeContents(technique);
          return [...words.getClientRects()].filter(({ top, bottom, right, width }) => width > 1 && (top < place.top - 1 || bottom > place.bottom + 1 || right > place.right + 1)).length;
        });
        expect(cut, `${language} ${viewport.width}`).toBe(0);
      }
    }
    const action = page.locator('.actions button').first();
    const reached = await action.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      button.focus();
      return button === document.activeElement || button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(reached).toBe(false);
    await page.locator('.buttons .cancel').tap();
    await expect(page.locator('.tray.low')).toHaveCount(0);
    await action.focus();
    await expect(action).toBeFocused();
  });
});

/** Questions of the first player at tables of four (`python -m tests.dale.questions`). */
type Asked = 'action' | 'junk_away' | 'stall_card';
const QUESTIONS = JSON.parse(readFileSync('src/games/dale/questions.json', 'utf8')) as Record<Asked, Record<string, unknown>>;

/** Opens a table of four where the first player is asked this, as the server would ask, after a move that was `told`. */
async function openQuestion(page: Page, server: TestServer, question: Asked, change: (view: any, offers: any) => void = () => {}, told: object[] = []): Promise<void> {
  const { view, prompt, notes, offers, actor } = structuredClone(QUESTIONS[question]);
  change(view, offers);
  await page.routeWebSocket(/\/live\?/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      const data = JSON.parse(String(message)) as { t: string; version: number; scene?: Record<string, unknown>; log: object[] };
      if (data.t === 'step') return; // a bot has moved at the real table
      if (data.scene) Object.assign(data.scene, { view, prompt, notes, offers, actor });
      if (data.scene && told.length) data.log.push({ version: data.version + 1, at: 0, kind: 'moved', seat: 1, move: 1, texts: told });
      socket.send(JSON.stringify(data));
    });
  });
  const seats = [{ kind: 'me' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'apprentice' }))];
  const table = await openTable(page, server, { game: 'dale', seats, options: { decks: ['macaws', 'pandas', 'raccoons', 'squirrels', 'chameleons'] } });
  await page.goto(`${server.address}/t/${table}`);
}

test('behind a tray of cards neither the market nor the actions can be reached', async ({ page, server }) => {
  const [person, thing] = [(seat: number) => ({ is: 'person', seat }), (card: string) => ({ is: 'thing', id: `dale-card-${card}` })];
  const swap = { is: 'text', id: 'dale-event-swaps-in-stall', args: { seat: person(1), player: person(0), stack: 2, card: thing('rac2'), replacement: thing('squ4') } };
  await openQuestion(page, server, 'stall_card', ({ seats }) => Object.assign(seats[2], { stacks: 7, next_stack: 8 }), [swap]);
  await expect(page.locator('[role=log]'), 'both cards of a swap').toContainText(/takes .+ from your stack\s2 and puts Acorn in its place\./);
  await expect(page.locator('.stall .warning'), 'one stack is missing').toHaveText('7/8');
  await expect(page.locator('.stall:has(.warning)')).toHaveAccessibleName(/7 of 8, one stack from winning/);
  const choice = page.locator('.tray button').first();
  await expect(choice).toBeVisible();
  for (const behind of ['.actions [data-key="w"]', '.market .card-button', '.market button.pile']) {
    const reached = await page.locator(behind).first().evaluate((button: HTMLElement) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      button.focus();
      return button === document.activeElement || button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(reached, behind).toBe(false);
  }
  await page.keyboard.press('w'); // would tell why no stack can be built
  await choice.focus();
  await expect(choice).toBeFocused();
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('the tray counts the junk that may still be thrown away', async ({ page, server }) => {
  const junk = { card: 'junk', as: 'junk', value: 1, from: 'junk' };
  await openQuestion(page, server, 'junk_away', (view) => (view.laid = [junk, { ...junk, card: 'mac1', as: 'mac1' }, junk]));
  await expect(page.locator('.tray [data-card="junk"] .copies')).toHaveText('×2');
  await expect(page.locator('.tray .thrown'), 'nothing yet').toHaveCount(0);
});

test('where only the actions glow, so does a card with a free roll', async ({ page, server }) => {
  await openQuestion(page, server, 'action', (view, offers) => {
    Object.assign(view.seats[0], { hand: 'oce1 rac1 squ1 junk junk' });
    const [buy] = offers;
    offers.push(...['buy +3', 'buy +4', 'roll oce1'].map((say, number) => ({ ...buy, say, action: buy.action + 900 + number })));
  });
  const glow = (card: string) => page.locator(`.hand [data-card="${card}"]`).evaluate((each) => getComputedStyle(each, '::after').borderTopColor);
  await expect(page.locator('.actions .lit')).toHaveCount(4);
  expect(await glow('rac1'), 'a technique').toBe('rgba(0, 0, 0, 0)');
  expect(await glow('oce1')).not.toBe('rgba(0, 0, 0, 0)');
});

test('copiers tell what they are a copy of, or would be, and cover neither words nor prices', async ({ page, server }) => {
  const model = (card: string, value: number) => ({ reference: card, card, value });
  await openQuestion(page, server, 'action', (view) => {
    Object.assign(view.seats[0], { hand: 'cha1 cha3 cha5a junk', hand_size: 5 });
    view.open = [{ card: 'cha2', as: 'squ3', value: 3, marks: ['settled'], undecided: false }];
    view.copies = { cha1: [model('rac5b', 5)], cha3: [model('mac5b', 5)], cha5a: [model('squ4', 4), model('squ3', 3)], junk: [model('junk', 1)] };
  });
  const copied = page.locator('.hand .copied');
  await expect(copied).toHaveCount(4);
  await expect(page.locator('.hand [data-card="cha5a"] .copied')).toHaveText('3–4');
  await expect(page.locator('.hand [data-card="cha2"] .settled')).toHaveCount(1);
  await expect(page.locator('.hand [data-card="cha1"]')).toHaveAccessibleName(/used now: .+, worth 5/);
  for (const language of SOAK ? LANGUAGES : (['pl', 'it'] as const)) {
    await chooseLanguage(page, language);
    for (const viewport of [SCREENS.desktop, { width: 820, height: 1180 }, SCREENS.phone]) {
      await page.setViewportSize(viewport);
      const covered = () => copied.evaluateAll((marks) => marks.flatMap((mark) => {
        const [box, card] = [mark.getBoundingClientRect(), mark.closest('.card')!];
        const frame = card.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(card.querySelector('.foot')!);
        const rows = [...words.getClientRects(), card.querySelector('text')!.getBoundingClientRect()].filter(({ width }) => width > 1);
        const isCovering = rows.some((row) => row.top + row.height / 6 < box.bottom && row.bottom - row.height / 6 > box.top && row.left < box.right && row.right > box.left);
        return isCovering || box.left < frame.left - 1 || box.right > frame.right + 1 || mark.scrollWidth > mark.clientWidth + 1 ? [mark.textContent] : [];
      }));
      await expect.poll(covered, `${language} ${viewport.width}`).toEqual([]);
      if (SOAK) await page.screenshot({ path: `screenshots/dale-copiers-${language}-${viewport.width}.png` });
    }
  }
});

test('ending one’s actions with cards in hand asks once and can be cancelled; a payment counts all its cards at Confirm', async ({ page, server }) => {
  const table = await openTable(page, server, { game: 'dale' });
  await page.goto(`${server.address}/t/${table}`);
  expect(await waitForTurn(page)).toBe('turn');
  const [end, bar] = [page.getByRole('button', { name: /end your actions/i }), page.locator('.bar.mine')];
  const asked = await bar.locator('.prompt').innerText();
  const actions = await page.locator('.actions button:not(.end)').evaluateAll((buttons) => buttons.map((each) => [each.textContent!.trim(), each.classList.contains('possible')] as const));
  expect(actions.filter(([name]) => asked.includes(name)), 'the prompt names what is possible').toEqual(actions.filter(([, isPossible]) => isPossible));
  await expect(end).not.toHaveClass(/lit/); // it does not invite
  const place = (await end.boundingBox())!;
  await end.click();
  await expect(bar.locator('.warning')).toBeVisible();
  const confirm = (await bar.getByRole('button', { name: 'Confirm' }).boundingBox())!;
  expect(confirm.y > place.y + place.height || confirm.y + confirm.height < place.y, 'it lies where no Confirm ever is').toBe(true);
  await expect(end).toHaveAttribute('aria-pressed', 'true');
  await bar.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar.locator('.prompt')).toHaveText(asked);
  await chooseWholePurchase(page);
  const [paid, price] = (await page.locator('.going-on .laid b').innerText()).split('/').map(Number);
  expect(paid, 'all chosen cards are counted').toBeGreaterThanOrEqual(price!);
  expect(await page.locator('.going-on .laid .chip').count()).toBe(await page.locator('.hand .card-button.chosen').count());
});

/** Chooses the cheapest card of the market and the cards that pay for it, up to Confirm. */
async function chooseWholePurchase(page: Page): Promise<void> {
  const [confirm, payable] = [page.locator('.bar .confirm'), page.locator('.hand .card-button.lit:not(.chosen)')];
  await page.locator('.market .card-button.lit').last().click();
  await expect(page.locator('.going-on .laid').or(confirm).first()).toBeVisible();
  await expect(async () => {
    if (!(await confirm.isVisible())) await payable.first().click({ timeout: 1000 });
    await expect(confirm).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test('in a turn nothing shifts, cards stay in the hand, and unused actions are told', async ({ page, server }) => {
  await watchShifts(page);
  const table = await openTable(page, server, { game: 'dale', options: { decks: ['macaws', 'raccoons', 'ocelots'] } });
  await page.goto(`${server.address}/t/${table}`);
  expect(await waitForTurn(page)).toBe('turn');
  await forgetShifts(page);
  await expect(page.locator('.going-on .turn')).toHaveText(/^Turn \d+: you$/);
  await expect(page.locator('.going-on .purse')).toBeVisible();
  const [bar, hand] = [page.locator('.bar.mine'), page.locator('.hand .card-button')];
  const kept = await hand.last().elementHandle();
  await page.locator('.actions [data-key="r"]').click();
  await expect(page.locator('.going-on .purse')).toHaveCount(0); // nothing can be bought now
  const junk = page.locator('.hand [data-card="junk"]'); // seven of the first ten cards
  await junk.last().click();
  await expect(junk.last()).toHaveAttribute('aria-pressed', 'true');
  await bar.getByRole('button', { name: 'Cancel' }).click();
  await page.locator('.actions [data-key="r"]').click();
  await junk.first().click();
  await expect(junk.first(), 'of equal cards the one that was clicked is chosen').toHaveAttribute('aria-pressed', 'true');
  await expect(junk.last()).toHaveAttribute('aria-pressed', 'false');
  await junk.first().click();
  await expect(junk.first()).toHaveAttribute('aria-pressed', 'false');
  await hand.first().click();
  await bar.getByRole('button', { name: /no more cards/i }).click();
  await bar.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('[role=log]')).toContainText('You discard');
  expect(await waitForTurn(page)).toBe('turn');
  expect(await kept!.evaluate((card) => card.isConnected)).toBe(true);
  const news = page.locator('.hand .card-button:has(.new)');
  await expect(news, 'what was drawn is marked').not.toHaveCount(0);
  await expect(news.first()).toHaveAccessibleName(/, new/);
  if (SOAK) await page.screenshot({ path: 'screenshots/dale-new-card.png' });
  await page.getByRole('button', { name: /end your actions/i }).click();
  await expect(news, 'until the next choice').toHaveCount(0);
  await bar.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('[role=log]')).toContainText('You end your actions.');
  expect(await waitForTurn(page)).toBe('turn');
  expect(await shiftsOf(page)).toEqual([]);
  for (const viewport of [{ width: 360, height: 640 }, { width: 375, height: 667 }]) {
    await page.setViewportSize(viewport);
    const cut = (pieces: string) => page.evaluate((pieces) => {
      const place = document.querySelector('.centre')!.getBoundingClientRect();
      const boxes = [...document.querySelectorAll(pieces)].map((piece) => piece.getBoundingClientRect());
      return boxes.length ? boxes.filter(({ top, bottom }) => top < place.top || bottom > place.bottom).length : 'none';
    }, pieces);
    await page.locator('.actions [data-key="r"]').click();
    await expect.poll(() => cut('.hand .card-button.lit'), `the hand is in view at ${viewport.height}`).toBe(0);
    if (SOAK) await page.screenshot({ path: `screenshots/dale-low-${viewport.height}.png` });
    await bar.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => cut('.market .card-button'), `the market is in view at ${viewport.height}`).toBe(0);
  }
  await page.setViewportSize(SCREENS.desktop);
  await page.goto(`${server.address}/rules/dale`);
  await expect(page.getByText('six faces: 0, 1, 1, 2, 2, 3')).toBeVisible();
  await expect(page.getByText('with the faces 0, 1, 1, 2, 2, 3')).toBeVisible();
});

test('decks are chosen for a new table', async ({ page, server }) => {
  await page.goto(`${server.address}/new/dale`);
  await page.getByText('Rules at this table').click();
  await page.locator('.deck').nth(1).click();
  await expect(page.locator('.deck[aria-pressed="true"]')).toHaveCount(1);
  await page.goto(`${server.address}/new/carthage`);
  await page.getByText('Rules at this table').click();
  await expect(page.getByText('For experts')).toBeVisible();
  await expect(page.getByText(/counted from/).filter({ visible: true })).toHaveCount(0); // the engine's own numbers are for experts
});

/** From this width on a card tells its effect, in pixels. */
const WORDED = 100;

interface Worded {
  name: string;
  effect: string;
  width: number;
  isWhole: boolean;
}

/** Every card on the page: its name, the effect that can be seen on it, and whether both are inside the foot of the card. */
const cardsOn = (page: Page, within: string): Promise<Worded[]> =>
  page.locator(`${within} .foot`).evaluateAll((feet) =>
    feet.filter((foot) => foot.checkVisibility()).map((foot) => {
      const short = foot.querySelector<HTMLElement>('.short')!;
      const box = foot.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(foot);
      const lines = [...words.getClientRects()].filter(({ width }) => width > 1);
      return {
        name: foot.querySelector('.name')!.textContent!, effect: short.checkVisibility() ? short.innerText : '', width: Math.round(foot.parentElement!.getBoundingClientRect().width),
        isWhole: lines.every((line) => line.left >= box.left - 1 && line.right <= box.right + 1 && line.top >= box.top - 1 && line.bottom <= box.bottom + 1),
      };
    }),
  );

test('cards of 100 px or more tell their effects in a few words', async ({ page, server }) => {
  await page.goto(`${server.address}/cards/dale`);
  for (const language of LANGUAGES) {
    await switchLanguage(page, language);
    await expect(page.locator('li .foot')).toHaveCount(37);
    await page.evaluate(() => document.fonts.ready);
    expect((await cardsOn(page, 'li')).filter(({ effect, width, isWhole }) => !effect || !isWhole || width < WORDED), language).toEqual([]);
  }
  const table = await openTable(page, server, { game: 'dale' });
  await page.goto(`${server.address}/t/${table}`);
  await chooseLanguage(page, 'pl');
  await expect(page.locator('.bar.mine')).toBeVisible();
  const seen = await cardsOn(page, '.centre .card-button');
  expect(seen.length).toBeGreaterThanOrEqual(9); // the market and the hand
  expect(seen.filter(({ effect, width, isWhole }) => !effect || !isWhole || width < WORDED)).toEqual([]);
  expect(await illegibleTexts(page)).toEqual([]);
  for (const [viewport, least] of [[{ width: 820, height: 1180 }, 130], [{ width: 768, height: 1024 }, WORDED], [{ width: 1024, height: 1366 }, 165]] as const) {
    await page.setViewportSize(viewport); // upright tablets
    await expect(async () => {
      const large = await cardsOn(page, '.centre .card-button');
      expect(large.filter(({ effect, width, isWhole }) => !effect || !isWhole || width < least), `${viewport.width} px`).toEqual([]);
      const [bottom, end] = await page.evaluate(() => ['.board', '.stage'].map((each) => document.querySelector(each)!.getBoundingClientRect().bottom));
      expect(bottom, `${viewport.width} px`).toBeLessThanOrEqual(end! + 1);
      expect(await illegibleTexts(page)).toEqual([]);
    }).toPass();
  }
  await page.setViewportSize(SCREENS.phone);
  await expect(async () => {
    const small = await cardsOn(page, '.centre .card-button');
    expect(small.filter(({ effect, width }) => effect || width >= WORDED)).toEqual([]);
    expect(small).toHaveLength(seen.length);
  }).toPass();
});
