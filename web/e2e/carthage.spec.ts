/** The board of Traders of Carthage: full stocks and hands on small screens, and what is selected. */
import type { Page } from '@playwright/test';
import { chooseLanguage, LANGUAGES, SOAK } from './screen';
import { expect, openTable, test, waitForTurn } from './testServer';

const SIZES = [[360, 640], [390, 844], [820, 1180], [1280, 720]].map(([width, height]) => ({ width: width!, height: height! }));
const TEN_CARDS = 'R5 R2 R2 B5 B3 Y3 Y2 Y2 G5 G2';

/** Shows every player with the largest stock there is, some of each kind stored, and the viewer with ten cards. */
async function showLatePosition(page: Page): Promise<void> {
  const copies = (numbers: [number, number, number]): string =>
    ['R', 'B', 'Y', 'G'].flatMap((colour) => [5, 3, 2].flatMap((value, index) => Array<string>(numbers[index]!).fill(`${colour}${value}`))).join(' ');
  const late = { goods: copies([4, 5, 6]), stored: copies([3, 4, 5]), tokens: { red: 2, blue: 1, yellow: 2, green: 1 }, token_count: 6, near_end: true, hand_size: 10, marker: 'market' };
  await page.routeWebSocket(/\/live\?/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      const data = JSON.parse(String(message)) as { scene?: { view?: { phase: string; seats: { hand?: string }[] } } };
      for (const seat of data.scene?.view?.seats ?? []) Object.assign(seat, late, seat.hand === undefined ? {} : { hand: TEN_CARDS });
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
        if (parts.length !== 4) faults.push(`${parts.length} chips`);
        parts.forEach(({ right }, index) => right > ends[index]! + 0.5 && faults.push(`a chip covers the next one by ${right - ends[index]!}`));
      }
    }
    const hand = document.querySelector('.hand')!.getBoundingClientRect();
    const cards = [...document.querySelectorAll('.hand .card-button')].map((card) => card.getBoundingClientRect());
    if (cards.length !== 10 || cards.at(-1)!.right > hand.right) faults.push(`a hand of ${cards.length} up to ${cards.at(-1)?.right} in ${hand.right}`);
    if (cards.some(({ left }, index) => index > 0 && left - cards[index - 1]!.left < 20)) faults.push('values of the hand are covered');
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
  }
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
