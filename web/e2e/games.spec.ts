import { pageToAct, playMove, expect, waitForTurn, openTable, playToTheEnd, SHORT, test, collectProblems } from './testServer';

test('a new visitor reaches the first move with one question, which is asked only once', async ({ page, server }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto(server.address);
  const ends = async (selector: string) => (await page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right))).at(-1);
  await expect(async () => expect(await ends('.games > article')).toBe(await ends('.games'))).toPass(); // two columns, and no hole beside the last game
  await page.setViewportSize({ width: 1366, height: 768 });
  const play = page.getByRole('button', { name: 'Play now' }).first();
  await expect(page.getByRole('combobox', { name: 'Opponents' }).first()).toHaveValue('');
  const height = async () => {
    await page.evaluate(() => document.fonts.ready); // they wrap the texts
    return (await page.locator('article').first().boundingBox())!.height;
  };
  const before = await height();
  await play.click();
  const question = page.getByRole('dialog', { name: /How well do you know/ });
  await expect(question.getByRole('button')).toHaveText(['', /Start with the lesson/, /Just play/, /I play casually/, /strong player/]);
  await question.getByRole('button', { name: 'Just play' }).click();
  const prompt = page.locator('.bar .prompt');
  await expect(prompt).toContainText('Choose your starting token');
  await page.locator('.tokens').getByRole('button', { name: 'blue token' }).click(); // a bot's choice may be named in the log too
  await expect(prompt).not.toContainText('Choose your starting token');
  await expect(page.locator('.opponent .level')).toHaveText(['apprentice', 'apprentice']);

  await page.goto(server.address);
  await expect(page.locator('main > *').first()).toContainText('Continue'); // above the games
  expect(await height(), 'the list of opponents had its place').toBe(before);
  const card = page.locator('article').first();
  await card.getByRole('combobox', { name: 'Opponents' }).selectOption('merchant');
  await expect(page.locator('article').nth(1).getByRole('combobox')).toHaveValue('apprentice'); // each game has its own
  await page.reload();
  await card.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.opponent .level')).toHaveText(['merchant', 'merchant']);
});

test('an account keeps what was learned, and public tables tell that they have hints', async ({ page, server }) => {
  await page.request.post(`${server.address}/api/me/account`, { data: { login: `ada${Date.now()}`, password: 'correct horse', name: 'Ada' } });
  await page.request.post(`${server.address}/api/me/learning`, { data: { lessons: ['carthage'], solved: { carthage: ['pay-exactly'] } } });
  await openTable(page, server, { seats: [{ kind: 'me' }, { kind: 'open' }], public: true, hints: true });
  await page.goto(`${server.address}/practice/carthage`);
  await expect(page.locator('.lessons .done')).toHaveCount(1);
  await expect(page.locator('.standing')).toContainText('1 of 10');
  await page.goto(server.address);
  await page.locator('article').first().getByRole('button', { name: 'Play now' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('I’ve done the lesson');
  await expect(question, 'after the lesson').not.toContainText('Start with the lesson');
  await question.getByRole('button', { name: /casually/ }).click();
  await expect(page.locator('.opponent .level').first()).toHaveText('trader');
  const learned = async (): Promise<unknown> => (await page.request.post(`${server.address}/api/me/learning`, { data: {} })).json();
  await expect.poll(learned).toMatchObject({ lessons: ['carthage'], skill: 'casual' });

  await page.goto(`${server.address}/me`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.goto(`${server.address}/practice/carthage`);
  await expect(page.locator('.standing')).toContainText('0 of 10');
  await page.goto(server.address);
  await expect(page.getByRole('link', { name: /Ada.*hints allowed/ }).first()).toBeVisible();
});

test('a whole game against a bot, up to the score sheet and a rematch', async ({ page, server }) => {
  const table = await openTable(page, server, { options: SHORT });
  await page.goto(`${server.address}/t/${table}`);
  await playToTheEnd(page);
  const sheet = page.getByRole('dialog', { name: 'Score sheet' });
  await expect(sheet.getByText('Victory points')).toBeVisible();
  await expect(sheet.locator('.verdict')).toContainText(/win|share/i);
  await sheet.getByRole('button', { name: 'Share' }).click();
  await expect(sheet.locator('.toast')).toHaveText('Link copied.'); // inside the dialog, since everything outside is inert
  const place = (await sheet.locator('.verdict').innerText()).startsWith('Arisat') ? '2nd' : '1st';
  await expect(sheet.locator('th.mine')).toHaveText(/Ada \(you\)/);
  if (place === '2nd') await expect(sheet.locator('.verdict')).toHaveAccessibleDescription('You came second.');
  const download = page.waitForEvent('download');
  await sheet.getByText('Export').click();
  expect((await download).suggestedFilename()).toMatch(/carthage-.*\.json/);
  await sheet.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.bar .prompt')).toContainText('starting token');
  expect(page.url()).not.toContain(table);

  await page.goto(server.address);
  const finished = page.locator('section').filter({ hasText: 'Finished games' });
  await expect(finished.getByRole('link')).toContainText(new RegExp(`${place} of 2 · score \\d+`));
});

test('hot-seat players never see each other’s cards', async ({ page, server }) => {
  const table = await openTable(page, server, { seats: [{ kind: 'me' }, { kind: 'here', name: 'Bo' }] });
  await page.goto(`${server.address}/t/${table}`);
  const curtain = page.getByRole('dialog', { name: /is next/ });
  const handOver = page.getByRole('button', { name: /^Pass the device/ });
  const hand = page.locator('[data-zone="hand-card"]');
  const names = new Set<string>();
  for (let turn = 0; turn < 4; turn += 1) {
    await expect(curtain).toBeVisible();
    expect(await hand.count()).toBe(0);
    const name = (await curtain.locator('p').innerText()).split(' ')[0]!;
    await curtain.getByRole('button', { name: `I’m ${name}` }).click();
    await expect(page.locator('[data-key="h"]')).toBeVisible();
    expect(await page.locator('.opponent .name').allInnerTexts()).not.toContain(name);
    names.add(name);
    while (await page.locator('.bar.mine').isVisible()) await playMove(page);
    await expect(handOver).toBeVisible();
    await expect(page.locator('.opponent')).toHaveCount(2); // everybody sees the result of the move, but no hand
    expect(await hand.count()).toBe(0);
    await handOver.click();
  }
  expect([...names].sort()).toEqual(['Ada', 'Bo']);
});

test('a hot-seat player can undo a move before handing over', async ({ page, server }) => {
  const table = await openTable(page, server, { seats: [{ kind: 'me' }, { kind: 'here', name: 'Bo' }], options: { start_token: false } });
  await page.goto(`${server.address}/t/${table}`);
  const curtain = page.getByRole('dialog', { name: /is next/ });
  const hand = page.locator('[data-zone="hand-card"]');
  const name = (await curtain.locator('p').innerText()).split(' ')[0]!;
  await curtain.getByRole('button', { name: `I’m ${name}` }).click();
  await page.locator('[data-zone="farm"].lit').first().click();
  await expect(page.getByRole('button', { name: /^Pass the device/ })).toBeVisible();
  await expect(page.locator('.marker')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('dialog', { name: `${name} is next` })).toBeVisible();
  expect(await hand.count()).toBe(0);
  await curtain.getByRole('button', { name: `I’m ${name}` }).click();
  await expect(page.locator('.bar.mine')).toBeVisible();
  await expect(page.locator('.marker')).toHaveCount(0);
});

test('a bot plays for a hot-seat player who left, until they return', async ({ page, server }) => {
  const table = await openTable(page, server, { seats: [{ kind: 'me' }, { kind: 'here', name: 'Bo' }], options: { start_token: false } });
  await page.goto(`${server.address}/t/${table}`);
  const curtain = page.getByRole('dialog', { name: /is next/ });
  const name = (await curtain.locator('p').innerText()).split(' ')[0]!;
  const other = name === 'Bo' ? 'Ada' : 'Bo';
  await expect(curtain.getByRole('link', { name: 'Home' })).toBeVisible();
  await curtain.getByRole('button', { name: `Let a bot play for ${name}` }).click();
  await page.getByRole('button', { name: `Pass the device to ${other}` }).click();
  await curtain.getByRole('button', { name: `I’m ${other}` }).click();
  await expect(page.locator('.bar.mine')).toBeVisible();
  await page.getByRole('tab', { name: 'This table' }).click();
  await page.getByRole('button', { name: `${name} is back` }).click();
  await expect(page.getByRole('button', { name: `Let a bot play for ${name}` })).toBeVisible();
  await expect(page.locator('.bar.mine')).toBeVisible();
});

test('in a hot-seat game, the replay shows no hand to the other players', async ({ page, server }) => {
  const table = await openTable(page, server, { seats: [{ kind: 'me' }, { kind: 'here', name: 'Bo' }] });
  await page.goto(`${server.address}/t/${table}/replay`);
  await expect(page.locator('.opponent')).toHaveCount(2);
  expect(await page.locator('[data-zone="hand-card"]').count()).toBe(0);
  await expect(page.getByRole('combobox').locator('option')).toHaveText(['public information only']);
  await page.goto(`${server.address}/t/${table}/replay?seat=7`);
  await expect(page.locator('.opponent')).toHaveCount(2);
});

test('a hot-seat table shows no cards after loading until a player confirms', async ({ page, server }) => {
  const table = await openTable(page, server, { seats: [{ kind: 'me' }, { kind: 'here', name: 'Bo' }] });
  await page.addInitScript(() => {
    (window as any).shown = 0;
    new MutationObserver(() => ((window as any).shown += document.querySelectorAll('[data-zone="hand-card"]').length)).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${server.address}/t/${table}`);
  await expect(page.getByRole('dialog', { name: /is next/ })).toBeVisible();
  expect(await page.evaluate(() => (window as any).shown)).toBe(0);
});

test('two browsers by invitation link, and a spectator', async ({ page, server, browser }) => {
  const table = await openTable(page, server, { seats: [{ kind: 'me' }, { kind: 'open' }], options: SHORT });
  await page.goto(`${server.address}/t/${table}`);
  const link = await page.getByLabel('Link to this table').inputValue();
  const [friend, watcher] = [await browser.newContext(), await browser.newContext()];
  const problems = [collectProblems(friend, server), collectProblems(watcher, server)];
  const [theirs, seen] = [await friend.newPage(), await watcher.newPage()];
  await theirs.request.post(`${server.address}/api/me`, { data: { name: 'Guest' } }); // as after "Play now"
  await theirs.goto(link);
  await expect(theirs.getByLabel('Your name')).toHaveValue('');
  await theirs.getByLabel('Your name').fill('Bo');
  await theirs.getByRole('button', { name: 'Sit here' }).click();
  await expect(page.getByText('Bo', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 720 });
  await expect(page.getByRole('button', { name: 'Start the game' }), 'the start is on the first screen of a phone').toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1366, height: 768 });
  await theirs.getByText('Say something').click();
  await theirs.getByRole('button', { name: 'Good luck!' }).click();
  await expect(page.locator('.seats li').nth(1)).toContainText('Good luck!');
  await seen.goto(link);
  await expect(seen.getByText('All seats are taken, but you can watch.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(seen.locator('.opponent')).toHaveCount(2);
  expect(await seen.locator('[data-zone="hand-card"]').count()).toBe(0);
  for (let turn = 0; turn < 6; turn += 1) {
    await playMove(await pageToAct(page, theirs));
    await page.waitForTimeout(200);
  }
  await expect(seen.getByRole('log')).toContainText(/Turn 1/);
  await theirs.goto(`${server.address}/new/dale`);
  await expect(theirs.getByLabel('Your name')).toHaveValue('Bo'); // a name typed once is kept
  await theirs.getByLabel('Seat 2').selectOption('open');
  await theirs.getByText('Thinking time', { exact: true }).click();
  await theirs.getByRole('combobox', { name: 'Thinking time' }).selectOption('live');
  await theirs.getByLabel('Extra seconds per turn').fill('25');
  await theirs.getByRole('button', { name: 'Open the table' }).click();
  await expect(theirs.getByText('20 minutes per player, plus 25 seconds per turn')).toBeVisible();
  expect(problems.flat()).toEqual([]);
  await friend.close();
  await watcher.close();
});

test('a move that reveals nothing can be undone', async ({ page, server, browser }) => {
  const table = await openTable(page, server, { seats: [{ kind: 'me' }, { kind: 'open' }], options: { start_token: false } });
  await page.goto(`${server.address}/t/${table}`);
  const friend = await browser.newContext();
  const theirs = await friend.newPage();
  await theirs.goto(`${server.address}/t/${table}`);
  await theirs.getByLabel('Your name').fill('Bo');
  await theirs.getByRole('button', { name: 'Sit here' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const mover = await pageToAct(page, theirs);
  await mover.locator('[data-zone="farm"].lit').first().click();
  await expect(mover.locator('.bar.mine')).toBeHidden();
  await expect(mover.locator('.marker')).toHaveCount(1);
  await mover.getByRole('button', { name: 'Undo' }).click();
  await expect(mover.locator('.bar.mine')).toBeVisible();
  await expect(mover.locator('.marker')).toHaveCount(0);
  await friend.close();
});

test('picks can be taken back, and impossible ones explain why', async ({ page, server }) => {
  const table = await openTable(page, server, { options: { start_token: false } });
  await page.goto(`${server.address}/t/${table}`);
  await waitForTurn(page);
  const before = await page.locator('.prompt').first().innerText();
  await page.locator('[data-zone="market"].lit').first().click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.locator('[data-zone="hand-card"]').first().click();
  await expect(page.locator('.toast')).toContainText(/buy first|right now/i);
  expect(await page.locator('.prompt').first().innerText()).toBe(before);
});

test('a bot’s level is changed at the table, and an easier bot is offered after a defeat', async ({ page, server }) => {
  const table = await openTable(page, server, { seats: [{ kind: 'me' }, { kind: 'bot', level: 'trader' }] });
  await page.goto(`${server.address}/t/${table}`);
  await page.getByRole('tab', { name: 'This table' }).click();
  const level = page.getByRole('combobox', { name: 'Level of Elissa' });
  await expect(level).toHaveValue('trader');
  await expect(page.locator('.bot')).toContainText('Hardly ever reserves');
  await level.selectOption('merchant');
  await expect(page.locator('.opponent .level')).toHaveText('merchant');
  await expect(page.locator('.bot')).toContainText('Pays less');
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('log')).toContainText('You change a level: Elissa (bot, merchant)');
  await page.locator('.opponent').getByRole('button', { name: /^Elissa merchant/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Level of Elissa' });
  await dialog.getByRole('combobox').selectOption('magnate');
  await expect(page.locator('.opponent .level')).toHaveText('magnate');
  await dialog.getByRole('combobox').selectOption('merchant');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.opponent .who')).toBeFocused();

  await page.getByRole('tab', { name: 'This table' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.getByRole('dialog', { name: 'Score sheet' }).getByRole('button', { name: 'An easier one: Elissa (trader)' }).click();
  await expect(page.locator('.opponent .level')).toHaveText('trader');
  expect(page.url()).not.toContain(table);
  await page.goto(server.address);
  await expect(page.getByRole('combobox', { name: 'Opponents' }).first()).toHaveValue('trader'); // "Play now" learns it
});
