/** The hint panel of each game. Hints are stubbed, since search bots take minutes to compile. */
import type { Page } from '@playwright/test';
import type { Hint, HintMove, Offer, Reason, Seen, ServerMessage } from '../src/net/types';
import { checkScreen, contextOptions, looksOf, SCREENS } from './screen';
import { expect, openTable, SETTLED, test, GAMES } from './testServer';

test.use({ bypassCSP: true }); // for axe

const reason = (seat: number, way: 'more' | 'less', count: number, is_gain: boolean): Reason => {
  const number = { is: 'text', id: 'reason-at-least', args: { number: count } } as const;
  const text = { is: 'text', id: 'reason-score', args: { seat: { is: 'person', seat }, way, number, count } } as const;
  return { text: { is: 'text', id: 'reason-likely', args: { reason: text } }, is_gain };
};
const REASONS = [reason(1, 'less', 3, true), reason(0, 'more', 1, true), reason(1, 'more', 5, false)];

/** An offer as a move that is better than those after it, with the prompt and the notes of the table in place of facts. */
const move = (scene: Seen) => ({ action, sentence }: Offer, number: number): HintMove => ({
  actions: [action], sentence, facts: [...scene.notes, ...(scene.prompt ? [scene.prompt] : [])].slice(0, 3), expected: 0.62 / (number + 1), share: 0.5 / (number + 1),
  ...(number < 2 ? { reasons: REASONS, rival: scene.offers[1 - number]!.sentence } : {}),
});

/** Answers with the first offers, in order. */
async function stubHints(page: Page, verdict: Hint['verdict']): Promise<void> {
  let scene: Seen | null = null;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage;
      if (message.t === 'scene') scene = message.scene;
    }),
  );
  await page.route('**/hint?*', async (route) => {
    const hint: Hint = { seat: 0, move: scene!.move, verdict, iterations: 1234, moves: scene!.offers.slice(0, 3).map(move(scene!)) };
    await route.fulfill({ json: hint });
  });
}

const VERDICTS = ['clear', 'equal', 'open'] as const;
const NO_BEST = { en: 'No move is clearly best', pl: 'Żaden ruch nie jest wyraźnie najlepszy', nl: 'Geen zet is duidelijk de beste', it: 'Nessuna mossa è nettamente migliore' };

/** The hint covers nothing of the board, of what is asked, or of what can be chosen. */
async function checkUncovered(page: Page, name: string): Promise<void> {
  await expect(page.locator('.hints .sentence').first()).toBeInViewport({ ratio: 1 });
  const covered = () => page.evaluate(() => {
    const hint = document.querySelector('.hints')!.getBoundingClientRect();
    const asked = [...document.querySelectorAll('.stage, .prompt .bar, .game :is(.lit, .possible, .choose, .enough)')].filter((each) => each.checkVisibility());
    return asked.filter((each) => {
      const box = each.getBoundingClientRect();
      return box.width > 0 && box.left < hint.right - 1 && box.right > hint.left + 1 && box.top < hint.bottom - 1 && box.bottom > hint.top + 1;
    }).map((each) => each.outerHTML.slice(0, 100));
  });
  await expect.poll(covered, { message: name, timeout: SETTLED }).toEqual([]);
  const cut = () => page.locator('.hints .answer').evaluate((answer) => answer.scrollHeight - answer.clientHeight);
  await expect.poll(cut, { message: `${name}: no line is cut`, timeout: SETTLED }).toBeLessThanOrEqual(2);
}

/** On a phone, the moves and their reasons lie over the opponents, and the rest is opened by a button. */
async function checkPhone(page: Page): Promise<void> {
  const more = page.locator('.hints header [aria-expanded]');
  await expect(page.locator('.hints :is(.fact, .reason)').first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.hints .faint')).toHaveCount(0);
  await checkUncovered(page, 'phone');
  await more.click();
  await expect(page.locator('.hints .faint')).toBeVisible();
  await expect(page.locator('.hints .rival').first()).toBeVisible();
  await expect(page.locator('.hints li').first().locator('.reason')).toHaveCount(REASONS.length);
  await more.click();
}

const TABLETS = [{ width: 820, height: 1180 }, { width: 1024, height: 768 }, { width: 768, height: 1024 }];

for (const [number, game] of GAMES.entries()) {
  test(`hints of ${game}`, async ({ browser, page, server }) => {
    const table = await openTable(page, server, { game });
    await page.goto(`${server.address}/t/${table}`);
    await expect(page.locator('.bar.mine')).toBeVisible();
    const verdict = VERDICTS[number % VERDICTS.length]!;
    for (const look of looksOf(number)) {
      const context = await browser.newContext({ ...contextOptions(look), storageState: await page.context().storageState() });
      const seen = await context.newPage();
      await stubHints(seen, verdict);
      await seen.goto(`${server.address}/t/${table}`);
      await seen.locator('.ask-hint').click();
      await expect(seen.locator('.hints li').first()).toBeVisible();
      if (verdict === 'open') await expect(seen.locator('.hints .answer > p').first()).toContainText(NO_BEST[look.language]);
      if (look.screen === 'phone') await checkPhone(seen);
      await checkScreen(seen, `hint-${game}-${look.language}-${look.colorScheme}-${look.screen}`);
      for (const size of [...TABLETS, SCREENS.phone]) {
        await seen.setViewportSize(size);
        await checkUncovered(seen, `${game} at ${size.width}x${size.height}`);
      }
      if (game === 'carthage') {
        await seen.locator('[data-zone="market"]').first().click(); // a toast explains why not
        const [refusal, hint] = [(await seen.locator('.toast').boundingBox())!, (await seen.locator('.hints').boundingBox())!];
        expect(refusal.y, 'beside the hint').toBeGreaterThanOrEqual(hint.y + hint.height);
        await seen.locator('.toast').click();
        await seen.locator('.hints li button').first().click(); // a move of one pick, which a click on the board makes at once
        await expect(seen.locator('.bar .confirm')).toBeVisible();
      }
      await context.close();
    }
  });
}

/** A move of several picks, composed over a connection of its own: always the last offer. */
function composeMove(page: Page, table: string): Promise<number[]> {
  return page.evaluate(async (id) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live`);
    const received = (kind: string) =>
      new Promise<any>((found) => socket.addEventListener('message', ({ data }) => JSON.parse(data).t === kind && found(JSON.parse(data))));
    const { version, scene } = await received('scene');
    const picks: number[] = [scene.offers.find((offer: { say: string }) => offer.say.startsWith('buy')).action];
    for (let request = 1; ; request += 1) {
      socket.send(JSON.stringify({ t: 'draft', request, version, picks }));
      const drafted = await received('drafted');
      if (drafted.whole) return socket.close(), drafted.actions as number[];
      picks.push(drafted.offers.at(-1).action);
    }
  }, table);
}

test('one click picks a whole move: a purchase with its payment', async ({ page, server }) => {
  const table = await openTable(page, server, { game: 'dale' });
  await page.goto(`${server.address}/t/${table}`);
  await expect(page.locator('.bar.mine')).toBeVisible();
  const actions = await composeMove(page, table);
  expect(actions.length).toBeGreaterThan(1);
  let asked = 0;
  await page.route('**/hint?*', async (route) => {
    asked += 1;
    const sentence = { is: 'text', id: 'dale-fact-hand', args: { count: 2 } } as const;
    const hint: Hint = { seat: 0, move: 0, verdict: 'clear', iterations: 9, moves: [{ actions, sentence, facts: [sentence], expected: 0.57, share: 1 }] };
    await route.fulfill({ json: hint });
  });
  await page.keyboard.press('y');
  const panel = page.getByRole('region', { name: 'Hint' });
  await expect(panel.getByRole('button', { name: /That leaves 2 cards.*Your winning chances: ≈.55%/s })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  expect(asked).toBe(1);
});

test('no hints during a lesson', async ({ page, server }) => {
  await page.goto(`${server.address}/learn/carthage`);
  await expect(page.locator('.coach')).toBeVisible();
  await expect(page.locator('.bar.mine')).toBeVisible();
  await expect(page.locator('.ask-hint')).toHaveCount(0);
});

test('people who play together have hints only where the table says so, for all to see', async ({ browser, page, server }) => {
  await page.goto(`${server.address}/new/carthage?with=friends`);
  await page.getByLabel('Hints allowed').check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.lobby .hints-allowed')).toHaveText(/Hints allowed/);
  const context = await browser.newContext();
  const friend = await context.newPage();
  await friend.goto(page.url());
  await expect(friend.locator('.lobby .hints-allowed')).toBeVisible();
  await friend.getByRole('button', { name: 'Sit here' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  for (const seen of [page, friend]) await expect(seen.getByRole('img', { name: 'Hints are allowed at this table' })).toBeVisible();
  await expect.poll(async () => (await page.locator('.ask-hint').count()) + (await friend.locator('.ask-hint').count())).toBe(1);
  await context.close();

  const table = await openTable(page, server, { seats: [{ kind: 'me' }, { kind: 'here' }] });
  await page.goto(`${server.address}/t/${table}`);
  await page.getByRole('button', { name: /^I’m/ }).click();
  await expect(page.locator('.bar.mine')).toBeVisible();
  await expect(page.locator('.ask-hint, .hints-allowed')).toHaveCount(0);
});
