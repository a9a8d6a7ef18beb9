/** A server per test worker, and helpers to play on it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

/** How long a bot may take for the rest of a game on a busy machine, in milliseconds. */
export const BOT_GAME = 400_000;
/** How long a layout may take to settle there. */
export const SETTLED = 60_000;
export const EMPORION = process.env.EMPORION ?? resolve('../.venv/bin/emporion');

/** Every game with a plugin. */
export const GAMES = readdirSync('src/games', { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name).sort();

/** The environment of a command that finds packages in these folders too. */
export function environmentWith(path: string[]): NodeJS.ProcessEnv {
  const folders = [...path, ...(process.env.PYTHONPATH ? [process.env.PYTHONPATH] : [])];
  return folders.length ? { ...process.env, PYTHONPATH: folders.join(delimiter) } : process.env;
}

export class TestServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'emporion-'));
  port = 0;
  #process: ChildProcess | null = null;

  /** Search bots have to be compiled, which takes minutes the first time. `path` has folders with installed packages, `settings` replaces settings. */
  constructor(private readonly compiles = false, private readonly path: string[] = [], private readonly settings: Record<string, string> = {}) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const settings = {
      EMPORION_DB: `sqlite:///${this.folder}/room.sqlite`, EMPORION_COMPILE_BOTS: String(this.compiles), EMPORION_BOT_PAUSE_SECONDS: '0', EMPORION_ANSWER_PAUSE_SECONDS: '3600',
      EMPORION_TABLES_PER_MINUTE: '1000', EMPORION_TABLES_PER_DAY: '10000', EMPORION_REQUESTS_PER_10_SECONDS: '10000', EMPORION_FILES_PER_10_SECONDS: '10000',
      EMPORION_MESSAGES_PER_20_SECONDS: '10000', EMPORION_MOST_CONNECTIONS_PER_ADDRESS: '1000', EMPORION_GUESTS_PER_15_MINUTES: '10000', EMPORION_LOGINS_PER_15_MINUTES: '1000', EMPORION_THOUGHTS_PER_MINUTE: '1000',
    };
    const process_ = spawn(EMPORION, ['serve', '--port', String(this.port)], { env: { ...environmentWith(this.path), ...settings, ...this.settings } });
    this.#process = process_;
    this.port = await new Promise<number>((found, failed) => {
      let output = '';
      const read = (data: Buffer) => {
        output += data;
        const open = output.match(/https?:\/\/\S+:(\d+)/);
        if (open) found(Number(open[1]));
      };
      process_.stdout!.on('data', read);
      process_.stderr!.on('data', read);
      process_.on('exit', (code) => failed(new Error(`the server ended with ${code}:\n${output}`)));
    });
  }

  /** SIGKILL, as in a power failure. */
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

/** Makes games in a folder known to a server, like an installer does: writes the metadata of their packages. Returns the folders for its path. */
export function installExamples(games: string[], from = '../examples/games'): string[] {
  const metadata = mkdtempSync(join(tmpdir(), 'emporion-installed-'));
  for (const game of games) {
    const folder = join(metadata, `${game}-1.0.dist-info`);
    mkdirSync(folder);
    writeFileSync(join(folder, 'METADATA'), `Metadata-Version: 2.1\nName: ${game}\nVersion: 1.0\n`);
    writeFileSync(join(folder, 'entry_points.txt'), `[emporion.games]\n${game} = ${game}:GAME\n`);
  }
  return [metadata, ...games.map((game) => resolve(from, game))];
}

/** How fast pages show the moves of others. Tests show them at once unless they are about that, and have read how to take a closer look by touch. */
export async function setSpeed(pages: Page | BrowserContext, speed: 'slow' | 'normal' | 'fast' | 'instant'): Promise<void> {
  await pages.addInitScript((speed) => {
    try {
      localStorage.setItem('emporion-preferences', JSON.stringify({ touchTip: false, ...JSON.parse(localStorage.getItem('emporion-preferences') ?? '{}'), speed, lessonSpeed: speed }));
    } catch {
      // a blank page has no storage
    }
  }, speed);
}

export const test = base.extend<{ problemCheck: void }, { compiles: boolean; examples: string[]; server: TestServer }>({
  compiles: [false, { option: true, scope: 'worker' }],
  /** Example games that the server has. */
  examples: [[], { option: true, scope: 'worker' }],
  server: [
    async ({ compiles, examples }, use) => {
      const server = new TestServer(compiles, installExamples(examples));
      await server.start();
      await use(server);
      server.close();
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await setSpeed(context, 'instant');
        return context;
      };
      await use(browser);
      browser.newContext = newContext;
    },
    { scope: 'worker' },
  ],
  /** Fails the test on page errors and on requests to other origins. */
  problemCheck: [
    async ({ context, server }, use) => {
      const problems = collectProblems(context, server);
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export function collectProblems(context: BrowserContext, server: TestServer): string[] {
  const isOurs = ({ hostname }: URL) => [new URL(server.address).hostname, 'localhost'].includes(hostname);
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

interface TableRequest {
  game?: string;
  seats?: object[];
  options?: Record<string, unknown>;
  name?: string;
  public?: boolean;
  hints?: boolean;
}

/** Open a table over HTTP with the page's cookie. */
export async function openTable(page: Page, server: TestServer, request: TableRequest = {}): Promise<string> {
  const seats = request.seats ?? [{ kind: 'me' }, { kind: 'bot', level: 'apprentice' }];
  const answer = await page.request.post(`${server.address}/api/tables`, {
    data: { game: 'carthage', options: {}, name: 'Ada', ...request, seats },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { table: string }).table;
}

export const SHORT = { end_tokens: 2 };

/** What can be chosen on the board. */
export const CHOICES = '.stage button.lit:not(.chosen), .stage button.possible, .stage [data-zone="answer"], .stage button.token:enabled, .stage .price.enough, .others .choose';

/** Wait until it is our turn or the game is over. Looks inside the page, since a question from outside costs more than its answer. */
export async function waitForTurn(page: Page, timeout = 120_000): Promise<'turn' | 'over'> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('dialog[open][aria-label="Score sheet"]')) return 'over';
      return document.querySelector('.bar.mine')?.checkVisibility() ? 'turn' : null;
    },
    null,
    { timeout, polling: 50 },
  );
  return (await found.jsonValue())!;
}

/** Play one move from the move list, preferably a purchase, so that games end. */
export async function playMove(page: Page): Promise<void> {
  const list = page.locator('.moves');
  if (!(await list.isVisible())) await page.getByRole('tab', { name: /All moves/ }).click({ timeout: 3000 }).catch(() => {});
  const confirm = list.getByRole('button', { name: 'Confirm' });
  const buttons = list.locator('li button');
  const before = await lastWords(page);
  const buys = list.getByText(/You buy/);
  const choice = (await confirm.count()) ? confirm : (await buys.count()) ? buys : buttons;
  await choice.first().click({ timeout: 3000 }).catch(() => {}); // bots may have moved in between
  await waitForNewPrompt(page, before);
}

/** The prompt, and what was announced last, since the same prompt may come twice. */
const WORDS = '.bar, .over, [aria-live="polite"]';
export const lastWords = async (page: Page): Promise<string> => (await page.locator(WORDS).allInnerTexts()).join();

/** Wait until there are other words, unless nothing comes of what was clicked. */
export async function waitForNewPrompt(page: Page, before: string): Promise<void> {
  const differ = ([words, before]: string[]) => [...document.querySelectorAll<HTMLElement>(words!)].map((each) => each.innerText).join() !== before;
  await page.waitForFunction(differ, [WORDS, before], { timeout: 1500, polling: 50 }).catch(() => {});
}

/** The page whose player is to act. */
export async function pageToAct(...pages: Page[]): Promise<Page> {
  let found: Page | undefined;
  await expect(async () => {
    for (const page of pages) if (await page.locator('.bar.mine').count()) found = page;
    expect(found).toBeDefined();
  }).toPass({ timeout: 120_000 });
  return found!;
}

/** Let a bot finish the game for us, up to the score sheet, which opens after the last events. */
export async function letBotFinish(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'This table' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(page.locator('.bar.mine')).toHaveCount(0);
  expect(await waitForTurn(page, BOT_GAME)).toBe('over');
}

export async function playToTheEnd(page: Page): Promise<void> {
  for (let decision = 0; decision < 800; decision += 1) {
    if ((await waitForTurn(page)) === 'over') return;
    await playMove(page);
  }
  throw new Error('the game does not end');
}
