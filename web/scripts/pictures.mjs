// Takes the screenshots of docs/web in real games. Needs a running server with compiled bots.
//   emporion serve --port 8080 & EMPORION_ROOM=http://127.0.0.1:8080 npm run pictures [name …]
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const room = process.env.EMPORION_ROOM ?? 'http://127.0.0.1:8080';
const folder = fileURLToPath(new URL('../../docs/web', import.meta.url));
const wanted = process.argv.slice(2);
const executablePath = process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
const DESKTOP = { viewport: { width: 1366, height: 768 }, locale: 'en-GB' };
const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-GB', isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
/** The move at which a screenshot is taken. */
const MIDDLE = 80;
/** The games of the server that have a board here; hints and analyses are shown in the first one. */
const games = (await (await fetch(`${room}/api/server`)).json()).games.filter(({ name }) => existsSync(new URL(`../src/games/${name}`, import.meta.url)));
const first = games[0].name;

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });

/** A screen without pointer and tooltips. On a busy machine a page may be there long before what it shows. */
async function take(page, name) {
  await page.mouse.move(1, 1);
  await page.locator('h1, h2, .bar').first().waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${folder}/${name}.png` });
  console.log(name);
}

/** The moves of bots are shown at once: eighty of them would take minutes. The line about touch is not part of the game. */
async function contextOf(screen) {
  const context = await browser.newContext({ ...screen, serviceWorkers: 'block' });
  await context.addInitScript(() => localStorage.setItem('emporion-preferences', JSON.stringify({ ...JSON.parse(localStorage.getItem('emporion-preferences') ?? '{}'), speed: 'instant', touchTip: false })));
  return context;
}

async function inBoth(page, name) {
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    await take(page, colorScheme === 'dark' ? `${name}-dark` : name);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

async function open(page, game) {
  const bots = Array(3).fill({ kind: 'bot', level: 'trader' });
  const answer = await page.request.post(`${room}/api/tables`, { data: { game, seats: [{ kind: 'me' }, ...bots], name: 'Ada' } });
  return (await answer.json()).table;
}

const moveOf = async (page, table) => (await (await page.request.get(`${room}/api/tables/${table}`)).json()).scene.move;
const menu = (page) => page.getByRole('tab', { name: 'This table' });

/** Let a bot play up to a number of moves, or to the end. */
async function letBotPlay(page, table, moves = Infinity) {
  await menu(page).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  const sheet = page.getByRole('dialog', { name: 'Score sheet' });
  while ((await moveOf(page, table)) < moves && !(await sheet.count())) await page.waitForTimeout(300);
  if (moves === Infinity) return void (await sheet.waitFor({ timeout: 120_000 }));
  await page.locator('.bar .button.main').first().click();
  await page.locator('.bar.mine').waitFor({ timeout: 120_000 });
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.evaluate(() => document.activeElement?.blur());
}

async function tables(game) {
  const desktop = await contextOf(DESKTOP);
  const page = await desktop.newPage();
  const table = await open(page, game);
  await page.goto(`${room}/t/${table}`);
  await letBotPlay(page, table, MIDDLE);
  await inBoth(page, `${game}-table`);
  const phone = await contextOf({ ...PHONE, storageState: await desktop.storageState() });
  const small = await phone.newPage();
  await small.goto(`${room}/t/${table}`);
  await small.locator('.bar.mine').waitFor({ timeout: 120_000 });
  await inBoth(small, `${game}-phone`);
  if (game === first) {
    await page.keyboard.press('y');
    await page.getByRole('region', { name: 'Hint' }).locator('li button').first().waitFor({ timeout: 120_000 });
    await take(page, 'hint');
    await page.keyboard.press('Escape');
  }
  await letBotPlay(page, table);
  await page.waitForTimeout(6000); // the rows of the score sheet appear one by one
  await take(page, `${game}-score-sheet`);
  for (const [seen, name] of [[page, 'analysis'], [small, 'analysis-phone']]) {
    if (game !== first) continue;
    await seen.goto(`${room}/t/${table}/replay?analysis`);
    await seen.locator('.analysis path.line').first().waitFor({ timeout: 120_000 });
    await seen.locator('.analysis progress').waitFor({ state: 'hidden', timeout: 300_000 });
    await seen.locator('.analysis ol button').first().click().catch(() => {});
    await take(seen, name);
  }
  await desktop.close();
  await phone.close();
}

async function lesson(game, name, screen, steps) {
  const context = await contextOf(screen);
  const page = await context.newPage();
  await page.goto(`${room}/learn/${game}`);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  for (let step = 0; step < steps; step += 1) await next.click({ timeout: 20_000 });
  await page.waitForTimeout(800);
  await take(page, name);
  await context.close();
}

async function pages() {
  const context = await contextOf(DESKTOP);
  const page = await context.newPage();
  await page.goto(room);
  await take(page, 'home');
  for (const { name: game } of games) {
    await page.goto(`${room}/cards/${game}`);
    await take(page, `${game}-cards`);
    await page.goto(`${room}/rules/${game}`);
    await take(page, `${game}-rules`);
  }
  await context.close();
}

const TASKS = {
  pages,
  ...Object.fromEntries(games.map(({ name }) => [name, () => tables(name)])),
  lessons: async () => {
    const screens = [DESKTOP, PHONE, { ...PHONE, colorScheme: 'dark' }];
    for (const [number, { name }] of games.filter((game) => game.lesson).entries()) await lesson(name, `${name}-lesson`, screens[number % screens.length], 2);
  },
};
for (const [name, task] of Object.entries(TASKS)) if (!wanted.length || wanted.includes(name)) await task();
await browser.close();
