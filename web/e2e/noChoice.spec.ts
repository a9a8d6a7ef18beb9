/** A player without a choice: the server answers after a moment in which the last choice can be taken back. */
import type { Page } from '@playwright/test';
import { collectProblems, expect, openTable, playMove, test, TestServer, waitForTurn } from './testServer';

/** In Dale, players with nothing to copy are asked for Cookies, and everybody before the end of a turn; in Age of Discovery after both actions. */
const TABLES = [
  { game: 'dale', options: { decks: ['macaws', 'squirrels', 'chameleons'] } },
  { game: 'discovery', options: {} },
];
const MOST_DECISIONS = 80;
const TEXT = 'Nothing to choose right now. The game goes on in a moment.';
/** The only answer, at the prompt or on the board. */
const ONLY_ANSWER = '.bar.mine .buttons .button:not(.undo), .actions .end.possible';

/** The thin line that shrinks while the moment passes. */
const line = (page: Page) =>
  page.locator('.bar').evaluate((bar) => {
    const { animationName, animationDuration, height } = getComputedStyle(bar, '::before');
    return { isShrinking: animationName.endsWith('pass'), animationDuration, height };
  });

test('after both actions there is a moment in which Undo goes back to the last choice', async ({ page, server }) => {
  const table = await openTable(page, server, { game: 'discovery' });
  await page.goto(`${server.address}/t/${table}`);
  const [mine, prompt, log] = [page.locator('.bar.mine'), page.locator('.bar .prompt'), page.getByRole('log')];
  const coins = page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: /^Coins/ });
  await expect(mine).toBeVisible();
  const reservations = page.locator('[data-key="r"]');
  for (let left = Number((await reservations.innerText()).match(/\d+/)![0]) - 1; left >= 0; left -= 1) {
    await reservations.click(); // otherwise a card can be reserved after both actions
    await expect(page.locator('[data-zone="purchase"]:focus')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(reservations).toContainText(String(left));
  }
  await page.getByRole('button', { name: /^flagship,/ }).click(); // a first action that reveals something
  await page.getByRole('button', { name: /^Christopher Columbus.*Your ship fits/ }).dblclick(); // one choice
  await expect(page.locator('[data-zone="expedition"].chosen')).toHaveAccessibleName(/^Christopher Columbus/);
  await page.locator('.answers button').first().click();
  await page.getByRole('group', { name: 'Colour' }).getByRole('button').first().click();
  const confirm = page.getByRole('button', { name: 'Confirm' });
  const [placeOfConfirm, placeOfCancel] = [(await confirm.boundingBox())!, (await page.getByRole('button', { name: 'Cancel' }).boundingBox())!];
  expect(placeOfCancel.x + placeOfCancel.width, 'what goes on comes last').toBeLessThan(placeOfConfirm.x);
  await confirm.click();
  await expect(mine.locator('.prompt')).toContainText('Choose your second action or end your turn.');
  await coins.click();

  await expect(prompt).toHaveText(TEXT);
  expect(await line(page)).toEqual({ isShrinking: true, animationDuration: '3600s', height: '4px' });
  await expect(log).toContainText('You take 2 coins.');
  const undo = page.getByRole('button', { name: 'Undo' });
  const placeOfUndo = (await undo.boundingBox())!;
  expect(placeOfUndo.x + placeOfUndo.width, 'a second tap on Confirm takes nothing back').toBeLessThan(placeOfConfirm.x);
  await undo.click();
  await expect(prompt).toContainText('Choose your second action or end your turn.');
  await expect(log).not.toContainText('You take 2 coins.');
  await expect(page.locator('.bar.goes-on, .toast')).toHaveCount(0);
  await coins.click();
  await expect(prompt).toHaveText(TEXT);
  await page.evaluate(() => localStorage.setItem('emporion-preferences', JSON.stringify({ ...JSON.parse(localStorage.getItem('emporion-preferences') ?? '{}'), confirming: 'always' })));
  await page.reload();
  await expect(prompt).toHaveText(TEXT);
  await page.locator(ONLY_ANSWER).first().click(); // nobody has to wait, or to confirm what happens anyway
  await expect(log).toContainText('Turn 2');
});

/** Holds back the server's steps once it has announced that it will answer, and what the page chooses: as if the line were slow. */
class SlowLine {
  /** When the announcement came. */
  announced = 0;
  readonly steps: (() => void)[] = [];
  readonly #sent: (() => void)[] = [];

  async join(page: Page): Promise<void> {
    await page.routeWebSocket(/\/live\?/, (socket) => {
      const server = socket.connectToServer();
      const kindOf = (message: string | Buffer): string => (JSON.parse(String(message)) as { t: string }).t;
      socket.onMessage((message) => {
        if (this.announced && ['draft', 'play'].includes(kindOf(message))) this.#sent.push(() => server.send(message));
        else server.send(message);
      });
      server.onMessage((message) => {
        if (this.announced && kindOf(message) === 'step') return void this.steps.push(() => socket.send(message));
        if (/\/answers_itself","value":true|"answers_itself":true/.test(String(message))) this.announced = Date.now();
        socket.send(message);
      });
    });
  }

  get hasChosen(): boolean {
    return this.#sent.length > 0;
  }

  release(): void {
    this.announced = 0;
    for (const send of [...this.#sent.splice(0), ...this.steps.splice(0)]) send();
  }
}

test('the server answers by itself, and a click in the last instant is no error', async ({ browser }) => {
  const PAUSE = 2; // seconds
  const server = new TestServer(false, [], { EMPORION_ANSWER_PAUSE_SECONDS: String(PAUSE) });
  const context = await browser.newContext({ locale: 'en-GB' });
  try {
    await server.start();
    const problems = collectProblems(context, server);
    for (const { game, options } of TABLES) {
      const page = await context.newPage();
      const slow = new SlowLine();
      await slow.join(page);
      const table = await openTable(page, server, { game, options });
      await page.goto(`${server.address}/t/${table}`);
      for (let decision = 0; decision < MOST_DECISIONS && !slow.announced; decision += 1) {
        expect(await waitForTurn(page)).toBe('turn');
        if (!slow.announced) await playMove(page);
      }
      await expect(page.locator('.bar.mine .prompt')).toHaveText(TEXT);
      expect(await line(page)).toEqual({ isShrinking: true, animationDuration: `${PAUSE}s`, height: '4px' });
      const began = slow.announced;
      await page.evaluate((answer) => document.querySelector<HTMLElement>(answer)?.click(), ONLY_ANSWER); // the last move from the list may have been it
      await expect.poll(() => slow.hasChosen, `${game}: the click was sent`).toBe(true);
      await expect.poll(() => slow.steps.length, `${game}: the server has answered`).toBeGreaterThan(0);
      expect(Date.now() - began).toBeGreaterThan((1000 * PAUSE) / 2);
      slow.release();
      await expect(page.locator('.bar.goes-on')).toHaveCount(0);
      await waitForTurn(page);
      await page.getByRole('tab', { name: 'Log' }).click();
      await expect(page.getByRole('log')).toContainText('Turn 2');
      await expect(page.locator('.toast')).toHaveCount(0);
      await page.close();
    }
    const page = await context.newPage();
    await page.goto(`${server.address}/learn/dale`);
    for (let step = 0; step < 3; step += 1) await page.locator('.coach [data-key="o"]').click();
    await page.locator('[data-key="w"]').click();
    await page.locator('.bar .button.main').click();
    await expect(page.locator('.coach progress'), 'turns of lessons end by themselves, too').toHaveAttribute('value', '5');
    expect(problems).toEqual([]);
  } finally {
    await context.close();
    server.close();
  }
});
