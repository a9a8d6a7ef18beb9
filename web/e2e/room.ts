/** A room of its own for each worker of the tests, and what tests do in it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

const EMPORION = process.env.EMPORION ?? '../.venv/bin/emporion';

export class Room {
  readonly folder = mkdtempSync(join(tmpdir(), 'emporion-'));
  port = 0;
  #process: ChildProcess | null = null;

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const settings = {
      EMPORION_DB: `sqlite:///${this.folder}/room.sqlite`, EMPORION_COMPILE_BOTS: 'false', EMPORION_BOT_PAUSE_SECONDS: '0',
      EMPORION_TABLES_PER_MINUTE: '1000', EMPORION_TABLES_PER_DAY: '10000', EMPORION_REQUESTS_PER_10_SECONDS: '10000',
      EMPORION_MESSAGES_PER_20_SECONDS: '10000', EMPORION_GUESTS_PER_15_MINUTES: '10000',
    };
    const process_ = spawn(EMPORION, ['serve', '--port', String(this.port)], { env: { ...process.env, ...settings } });
    this.#process = process_;
    this.port = await new Promise<number>((found, failed) => {
      let said = '';
      const hear = (data: Buffer) => {
        said += data;
        const open = said.match(/The room is open: \S+:(\d+)/);
        if (open) found(Number(open[1]));
      };
      process_.stdout!.on('data', hear);
      process_.stderr!.on('data', hear);
      process_.on('exit', (code) => failed(new Error(`the room ended with ${code}:\n${said}`)));
    });
  }

  /** As when a machine fails: nothing is said, nothing is tidied up. */
  async kill(): Promise<void> {
    const gone = new Promise((done) => this.#process!.once('exit', done));
    this.#process!.removeAllListeners('exit');
    this.#process!.once('exit', () => {});
    this.#process!.kill('SIGKILL');
    await Promise.race([gone, new Promise((done) => setTimeout(done, 500))]);
  }

  close(): void {
    this.#process?.removeAllListeners('exit');
    this.#process?.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export const test = base.extend<{ watched: void }, { room: Room }>({
  room: [
    async ({}, use) => {
      const room = new Room();
      await room.start();
      await use(room);
      room.close();
    },
    { scope: 'worker' },
  ],
  /** Nothing but our own origin is contacted, and nothing goes wrong unseen. */
  watched: [
    async ({ context, room }, use) => {
      const problems = watch(context, room);
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export function watch(context: BrowserContext, room: Room): string[] {
  const isOurs = (address: URL) => address.hostname === new URL(room.address).hostname;
  const problems: string[] = [];
  context.on('request', (request) => {
    const address = new URL(request.url());
    if (!['data:', 'blob:'].includes(address.protocol) && !isOurs(address)) problems.push(`foreign: ${address}`);
  });
  context.on('weberror', (fault) => problems.push(String(fault.error())));
  context.on('console', (message) => {
    const isOffline = /WebSocket|Failed to load resource|ERR_/.test(message.text());
    if (message.type() === 'error' && !isOffline) problems.push(message.text());
  });
  return problems;
}

export { expect };

interface Wish {
  game?: string;
  seats?: object[];
  options?: Record<string, unknown>;
  name?: string;
}

/** Open a table over HTTP, as the page in front would: its cookie is that of the page. */
export async function opened(page: Page, room: Room, wish: Wish = {}): Promise<string> {
  const seats = wish.seats ?? [{ kind: 'me' }, { kind: 'bot', level: 'apprentice' }];
  const answer = await page.request.post(`${room.address}/api/tables`, {
    data: { game: wish.game ?? 'carthage', seats, options: wish.options ?? {}, name: wish.name ?? 'Ada' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { table: string }).table;
}

export const SHORT = { end_tokens: 2 };

/** Whether it is our turn, or the game is over. */
export async function mayAct(page: Page): Promise<'turn' | 'over'> {
  const over = page.getByRole('dialog', { name: /Score sheet/ });
  const mine = page.locator('.bar.mine');
  await expect(over.or(mine).first()).toBeVisible({ timeout: 20_000 });
  return (await over.count()) ? 'over' : 'turn';
}

/** One decision out of the list of all moves: a purchase where there is one, so that games come to an end. */
export async function decide(page: Page): Promise<void> {
  const list = page.locator('.moves');
  if (!(await list.isVisible())) await page.getByRole('tab', { name: /All moves/ }).click({ timeout: 3000 }).catch(() => {});
  const confirm = list.getByRole('button', { name: 'Confirm' });
  const buttons = list.locator('li button');
  const before = await page.locator('.bar, .over').first().innerText({ timeout: 3000 }).catch(() => '');
  const buys = list.getByText(/You buy/);
  const wish = (await confirm.count()) ? confirm : (await buys.count()) ? buys : buttons;
  await wish.first().click({ timeout: 3000 }).catch(() => {}); // others may have been quicker
  await changed(page, before);
}

/** Until what is to be decided reads differently; the same question may also come twice. */
export async function changed(page: Page, before: string): Promise<void> {
  const differs = (text: string) => (document.querySelector('.bar, .over') as HTMLElement | null)?.innerText !== text;
  await page.waitForFunction(differs, before, { timeout: 1500, polling: 50 }).catch(() => {});
}

/** The one of these pages on which something has to be decided. */
export async function acting(...pages: Page[]): Promise<Page> {
  let found: Page | undefined;
  await expect(async () => {
    for (const page of pages) if (await page.locator('.bar.mine').count()) found = page;
    expect(found).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return found!;
}

export async function playToTheEnd(page: Page): Promise<void> {
  for (let decision = 0; decision < 800; decision += 1) {
    if ((await mayAct(page)) === 'over') return;
    await decide(page);
  }
  throw new Error('the game does not end');
}
