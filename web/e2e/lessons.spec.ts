/** Plays each lesson to its end, doing only what the coach allows. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Lesson, LessonStep } from '../src/net/types';
import { SOAK } from './screen';
import { GAMES, letBotFinish, setSpeed, test } from './testServer';

const LOCALES = ['pl-PL', 'nl-NL', 'it-IT', 'en-GB'];
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Do what the coach asks: continue, confirm, or pick from the move list. */
async function followCoach(page: Page): Promise<void> {
  const next = page.locator('.coach [data-key="o"]');
  const confirm = page.locator('#side-panel .moves > .button.main');
  const pick = page.locator('#side-panel .moves li button');
  const ways = [next, confirm, pick];
  await expect(ways.reduce((one, other) => one.or(other)).or(page.locator('.coach .praise')).first()).toBeVisible();
  for (const way of ways) {
    const offered = await way.count();
    if (!offered) continue;
    if (way === pick) expect(offered, 'only what the lesson wants is offered').toBe(1);
    return way.first().click({ timeout: 3_000 }).catch(() => {}); // it may have disappeared
  }
}

const progressOf = (page: Page): Promise<number> => page.evaluate(() => document.querySelector<HTMLProgressElement>('.coach progress')?.value ?? 0);

/** The current step, if not all of its points are ringed. Moves that only need confirmation are ringed at the prompt. */
const stepWithoutRings = (page: Page, steps: LessonStep[]): Promise<string | null> =>
  page.evaluate((steps) => {
    const step = steps[(document.querySelector<HTMLProgressElement>('.coach progress')?.value ?? 0) - 1];
    const isAsked = step && !document.querySelector('.bar .button.main, .bar .cancel'); // picked cards may have left their zone
    return isAsked && document.querySelectorAll('.coach-ring').length !== step.points.length ? step.say : null;
  }, steps);

/** The lower edge of the button that continues, if there is one. */
const placeOfNext = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...document.querySelectorAll('.coach [data-key="o"]')].map((next) => Math.round(next.getBoundingClientRect().bottom)));

interface SeenLesson {
  /** What the coach said. */
  said: string[];
  /** The goods that a question of Carthage's first lesson is about, after a choice. */
  risky: string[];
  /** Its coach spoke of an amphora while stored goods had their mark. */
  isAmphoraNamed: boolean;
}

/** Notes what is shown from now on. */
const watchLesson = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: SeenLesson = { said: [], risky: [], isAmphoraNamed: false };
    const add = (to: string[], what: string): void => void (to.includes(what) || to.push(what));
    const look = (): void => {
      const text = document.querySelector<HTMLElement>('.coach .words')?.innerText ?? '';
      if (text) add(seen.said, text);
      const isAsked = document.querySelector<HTMLProgressElement>('.coach progress')?.value === 13 && document.querySelector('.bar .cancel');
      for (const goods of isAsked ? document.querySelectorAll<HTMLElement>('.risky') : []) add(seen.risky, goods.dataset.zone!);
      seen.isAmphoraNamed ||= /carries an amphora|oznaczona amforą|staat nu een vaas|porta un’anfora/.test(text) && !!document.querySelector('.mine .goods.stored .mark')?.checkVisibility();
    };
    look();
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
    Object.assign(window, { seen });
  });

/** The first lesson of each game in one language; with EMPORION_SOAK all lessons in all. */
const LESSONS = GAMES.flatMap((game) => [{ name: game, path: `/learn/${game}` }, ...(SOAK ? [{ name: `${game}-2`, path: `/learn/${game}/2` }] : [])]);
for (const [number, { name, path }] of LESSONS.entries()) {
  for (const locale of SOAK ? LOCALES : [LOCALES[number % LOCALES.length]!]) {
    test.describe(`${name} in ${locale}`, () => {
      test.use({ locale, reducedMotion: 'reduce' } as object);
      test('the lesson can be played to its end', async ({ page, server }) => {
        await page.goto(`${server.address}${path}`);
        await expect(page.locator('.coach')).toBeVisible();
        await page.locator('#tab-moves').click();
        const { steps } = (await (await page.request.get(`${server.address}/api/lessons/${name}`)).json()) as Lesson;
        await watchLesson(page);
        const places = new Set<number>();
        let place = 0;
        while (!(await page.locator('.coach .praise').count())) {
          await expect.poll(async () => (await stepWithoutRings(page, steps)) ?? 'nothing').toBe('nothing');
          place = Math.max(place, await progressOf(page));
          for (const bottom of await placeOfNext(page)) places.add(bottom);
          await followCoach(page);
        }
        const { said, risky, isAmphoraNamed } = await page.evaluate(() => (window as unknown as { seen: SeenLesson }).seen);
        expect(isAmphoraNamed, 'the coach speaks of the mark of stored goods').toBe(name === 'carthage');
        expect(risky.at(-1), 'the goods that are asked about next').toBe(name === 'carthage' ? 'stock-1-green' : undefined);
        expect(place, 'every step was said').toBe(steps.length);
        expect(Math.max(...places) - Math.min(...places), 'the button stays where it is').toBeLessThanOrEqual(1); // rounded
        expect(said.length).toBeGreaterThanOrEqual(steps.length);
        expect(said.filter((text) => text.includes('⟦'))).toEqual([]);
        await expect(page.locator('.coach li')).toHaveCount(3);
        const speed = page.locator('header .speed');
        await speed.click();
        await expect(speed).toContainText('½×');
        await page.locator('.coach .button.main').click();
        await expect(speed, 'the speed of the lesson ends with it').toContainText('≫');
        await expect(page.locator('.coach')).toHaveCount(0);
        expect(await page.locator('#side-panel .moves li button').count(), 'afterwards everything is possible').toBeGreaterThan(1);
        await page.goto(server.address);
        await page.locator(`article a[href="/practice/${name.replace('-2', '')}"]`).click();
        await expect(page.locator('.lessons a'), 'lessons can be repeated').toHaveCount(2);
        expect(await page.locator('.page ol a').count()).toBeGreaterThan(5);
      });
    });
  }
}

test('a card without an alternative is raised, with the reason, and can be lowered: it waits for Confirm even if nothing else does', async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('emporion-preferences', JSON.stringify({ speed: 'instant', lessonSpeed: 'instant', confirming: 'never' })));
  await page.goto(`${server.address}/learn/dale`);
  const next = page.locator('.coach [data-key="o"]');
  for (let step = 0; step < 3; step += 1) await next.click();
  const [card, reason] = [page.locator('[data-zone="hand-card"][data-card="rac1"]'), page.locator('.bar .reason')];
  const layout = () => page.evaluate(() => ['.bar', '.hand', '[data-zone="market-row"]'].map((each) => document.querySelector(each)!.getBoundingClientRect().top + scrollY));
  await page.locator('.market .card-button').first().click();
  await expect(page.locator('.toast'), 'the word on the button').toContainText('Now choose “Stall”.');
  await page.locator('.toast').click();
  const before = await layout();
  await page.locator('[data-key="w"]').click();
  await expect(card).toHaveClass(/chosen/);
  await expect(reason).toContainText('Wily Fellow');
  await expect(reason).toContainText('the only way');
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  expect(await layout(), 'nothing moves').toEqual(before);
  await card.click(); // a late click agrees
  await expect(card).toHaveClass(/chosen/);
  await page.locator('.bar .button.cancel').click();
  await expect(reason).toHaveCount(0);
  await expect(card).not.toHaveClass(/chosen/);
  await page.locator('[data-key="w"]').click();
  await page.locator('.bar .button.main').click();
  await expect(page.getByRole('button', { name: 'End the turn' })).toBeVisible();
  await expect(page.locator('.ask-hint'), 'there is no choice').toHaveCount(0);
  await page.getByRole('button', { name: 'End the turn' }).click(); // instead of waiting for the server to do so
  await expect(page.locator('progress')).toHaveAttribute('value', '5');
  for (let step = 0; step < 2; step += 1) await next.click();
  const [bought, ring] = [page.locator('[data-zone="market"][data-place="1"]'), page.locator('.coach-ring')];
  await expect(ring).toHaveCount(1);
  await expect.poll(async () => (await ring.boundingBox())!.width - (await bought.boundingBox())!.width, 'one of two equal cards is marked').toBeLessThan(20);
  await bought.click();
  const junk = page.locator('[data-zone="hand-card"][data-card="junk"]');
  await junk.last().click();
  await expect(junk.last(), 'of equal cards the one that was clicked is raised').toHaveClass(/chosen/);
  await expect(junk.first()).not.toHaveClass(/chosen/);
});

for (const game of GAMES) {
  test(`${game}: on a tablet the lesson has one screen, and its button one place`, async ({ page, server }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto(`${server.address}/learn/${game}`);
    const next = page.locator('.coach [data-key="o"]');
    await expect(next).toBeVisible();
    const places = new Set<number>();
    while (await next.count()) {
      for (const bottom of await placeOfNext(page)) places.add(bottom);
      expect(await page.evaluate(() => document.querySelector('.game')!.scrollHeight - document.querySelector('.game')!.clientHeight), 'nothing to scroll').toBe(0);
      await next.click();
    }
    expect([...places]).toHaveLength(1);
  });
}

/** Points of the step that are cut or covered, a sea route that is, and coaches whose text has to be scrolled. */
const hiddenPoints = (page: Page, steps: LessonStep[]): Promise<string[]> =>
  page.evaluate((steps) => {
    const words = document.querySelector('.coach .words');
    const step = steps[(document.querySelector<HTMLProgressElement>('.coach progress')?.value ?? 0) - 1];
    if (!words || !step) return ['no step'];
    const cut = words.scrollHeight > words.clientHeight + 1 ? [`the text of ${step.say}`] : [];
    const zones = new Set([...step.points.filter((point) => /^[\w-]+$/.test(point)), 'route']);
    const covered = [...zones].flatMap((zone) => [...document.querySelectorAll(`[data-zone="${zone}"]`)].filter((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const corners = [[left + 6, top + 6], [right - 6, top + 6], [left + 6, bottom - 6], [right - 6, bottom - 6]];
      return corners.some(([x, y]) => {
        const there = document.elementFromPoint(x!, y!);
        return !there || !(element.contains(there) || there.contains(element));
      });
    }).map(() => `${zone} in ${step.say}`));
    return [...cut, ...covered];
  }, steps);

/** Goods and numbers of the opponent that are cut, scrolled out of their panel, or under the board. */
const hiddenGoods = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('.opponent .fact, .opponent .stocks li, .opponent .good')];
    return parts.filter((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      return [[left + 2, top + 2], [right - 2, bottom - 2]].some(([x, y]) => {
        const there = document.elementsFromPoint(x!, y!).find((each) => !each.closest('.bubble')); // a caption leaves by itself
        return !there || !(part.contains(there) || there.contains(part));
      });
    }).map((part) => part.textContent.trim());
  });

/** What has to be scrolled to: the rest of the page, of the board, of the coach's text. */
const scrolled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const high = document.documentElement.scrollHeight > innerHeight ? ['page'] : [];
    return [...high, ...['.centre', '.coach .words'].filter((each) => [...document.querySelectorAll(each)].some((box) => box.scrollHeight > box.clientHeight))];
  });

test.describe('on a phone', () => {
  test.use(PHONE);
  test('the table of a lesson has one screen, on low phones and below the bars of a browser, too', async ({ page, server }) => {
    const sizes = { carthage: [[360, 640], [360, 740], [390, 664], [390, 844]], dale: [[360, 740], [390, 844]], discovery: [[390, 844]] };
    for (const [game, fitting] of Object.entries(sizes)) {
      await page.goto(`${server.address}/learn/${game}`);
      await expect(page.locator('.coach .words p')).toBeVisible();
      for (const [width, height] of fitting) {
        await page.setViewportSize({ width: width!, height: height! });
        await expect.poll(() => scrolled(page), `${game}, ${width}x${height}`).toEqual([]);
      }
    }
  });

  test('what a step says and points at is visible, and the whole text of a prompt opens over the coach', async ({ page, server }) => {
    await page.goto(`${server.address}/learn/carthage`);
    const { steps } = (await (await page.request.get(`${server.address}/api/lessons/carthage`)).json()) as Lesson;
    const [next, progress, more] = [page.locator('.coach [data-key="o"]'), page.locator('.coach progress'), page.locator('.bar .more')];
    const read = async (until: number): Promise<void> => {
      for (;;) {
        await expect.poll(() => hiddenPoints(page, steps)).toEqual([]);
        if (Number(await progress.getAttribute('value')) === until) return;
        await expect(page.locator('.bar .prompt'), 'nothing but the step is to be read').toBeHidden();
        await next.tap();
      }
    };
    await read(5);
    await page.locator('[data-zone="market"][data-card="Y3"]').tap();
    await expect(progress).toHaveAttribute('value', '6');
    await read(7);
    await page.locator('[data-zone="farm"][data-card="B2"]').tap();
    await expect(progress).toHaveAttribute('value', '8');
    for (const [width, height] of [[375, 667], [390, 740], [390, 844]]) {
      await page.setViewportSize({ width: width!, height: height! });
      await expect.poll(() => hiddenGoods(page), `goods and numbers of the opponent are visible beside the coach at ${width}x${height}`).toEqual([]);
      await expect.poll(() => hiddenPoints(page, steps)).toEqual([]);
    }
    await read(9);
    await page.locator('.bar .button.main').tap(); // buy
    const open = page.locator('.bar .words.open');
    await page.setViewportSize({ width: 320, height: 640 });
    await more.tap();
    const box = (await open.boundingBox())!;
    const isOnTop = await page.evaluate(([x, y]) => !!document.elementFromPoint(x!, y!)?.closest('.words.open'), [box.x + 20, box.y + 8]);
    expect(isOnTop, 'nothing covers it').toBe(true);
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
    await expect(page.locator('.bar .cancel'), 'only the text is closed').toBeVisible();

    await page.setViewportSize(PHONE.viewport);
    for (const speed of ['slow', 'normal', 'fast']) {
      await page.locator('header .speed').tap();
      await expect(page.locator('header .speed')).toHaveAccessibleName(new RegExp(`${speed}$`));
    }
    await page.evaluate(() => {
      const seen = ((window as any).seen = { told: [] as string[], faults: [] as string[], flights: 0 });
      new MutationObserver((records) => {
        for (const flying of records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node): node is HTMLElement => node instanceof HTMLElement && node.matches('body > .ship'))) {
          const fill = (ship: HTMLElement): string => ship.style.getPropertyValue('--goods-fill');
          const goal = [...document.querySelectorAll<HTMLElement>('[data-ship]')].find((ship) => fill(ship) === fill(flying))!;
          seen.flights += 1;
          if (getComputedStyle(goal).opacity !== '0') seen.faults.push(`${goal.dataset.ship} is drawn twice`);
        }
        const words = document.querySelector<HTMLElement>('.playback .words');
        const text = words?.innerText.trim() ?? '';
        if (text && seen.told.at(-1) !== text) seen.told.push(text);
        if (/^(From the Farm|New in the Market)/.test(text) && document.querySelector('[data-zone="farm"]')) seen.faults.push(`${text}, but the Farm is refilled`);
        if (words && words.scrollHeight > words.clientHeight + 1) seen.faults.push(`“${text}” is cut`);
        for (const caption of document.querySelectorAll('.own .bubble')) if (words) seen.faults.push(`“${caption.textContent}” is told twice`);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    for (const card of ['Y5', 'G5']) await page.locator(`[data-zone="hand-card"][data-card="${card}"]`).first().tap();
    await page.locator('.bar .confirm').tap();
    await expect(page.locator('.playback')).toBeVisible();
    await page.waitForFunction(() => (window as any).seen.told.some((text: string) => text.startsWith('You get a blue token')) || !document.querySelector('.playback, .bar .confirm'), null, { timeout: 120_000 });
    await page.keyboard.press('Escape'); // the rest is like it
    await expect(progress).toHaveAttribute('value', '10');
    const seen: { told: string[]; faults: string[]; flights: number } = await page.evaluate(() => (window as any).seen);
    expect(seen.flights, 'ships sail').toBeGreaterThan(0);
    expect(seen.told.some((text) => text.startsWith('New in the Market'))).toBe(true);
    expect(seen.faults, 'on a phone the bar tells what happens to me, whole').toEqual([]);
    expect(seen.told).toContain('You sell blue goods: (3 + 1) × 4 = 16, 4 points.');
    expect(seen.told.filter((text) => /\+\d/.test(text)), 'points belong to their sale').toEqual([]);
  });

  test('ringed cards are picked on the board', async ({ page, server }) => {
    await setSpeed(page, 'slow');
    await page.goto(`${server.address}/learn/carthage`);
    const next = page.locator('.coach [data-key="o"]');
    for (let step = 0; step < 4; step += 1) await next.click();
    await expect(page.locator('.coach-ring')).toHaveCount(1);
    await page.locator('[data-zone="market"][data-card="B2"]').tap();
    await expect(page.locator('.toast')).toBeVisible(); // not the card of the lesson
    await page.waitForTimeout(900); // more than a tooltip waits
    await expect(page.getByRole('tooltip'), 'after a tap').toBeHidden();
    await expect(page.locator('.stage :focus-visible'), 'after a tap').toHaveCount(0);
    await page.locator('[data-zone="market"][data-card="Y3"]').click();
    await next.click(); // the opponent has moved
    await page.reload();
    await next.click(); // the lesson continues after a reload
    await page.evaluate(() => {
      const seen: string[] = [];
      const count = (selector: string) => document.querySelectorAll(selector).length;
      new MutationObserver(() => seen.push(`${count('.bubble .sign')} cards, ${count('.event-ring')} rings`, `${count('.coach [data-key="o"][aria-disabled="true"]')} guarded`)).observe(document.body, { childList: true, subtree: true });
      Object.assign(window, { seen });
    });
    await page.locator('[data-zone="farm"][data-card="B2"]').click();
    await expect(page.locator('progress')).toHaveAttribute('value', '8');
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen, 'a tap on Skip cannot read on').toContain('1 guarded');
    expect(seen, 'the opponent pays: where the cards came from and where they lie').toContain('4 cards, 2 rings');
  });
});

/** Hold a finger on an element for longer than a tap. */
async function longPress(page: Page, card: Locator): Promise<void> {
  await card.scrollIntoViewIfNeeded();
  const box = (await card.boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] });
  await expect(page.locator('.inspect-popover.placed')).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

test.describe('by touch', () => {
  test.use(PHONE);
  test('an equal ship does as well as the marked one, and a tap elsewhere says what is missing', async ({ page, server }) => {
    await page.goto(`${server.address}/learn/discovery`);
    const [next, toast, tip, look] = [page.locator('.coach [data-key="o"]'), page.locator('.toast'), page.locator('.tip'), page.locator('.inspect-popover')];
    const ship = (place: number) => page.locator(`[data-zone="purchase"][data-place="${place}"]`);
    await expect(next).toBeVisible();
    await page.evaluate(() => localStorage.setItem('emporion-preferences', JSON.stringify({ ...JSON.parse(localStorage.getItem('emporion-preferences')!), touchTip: true })));
    await page.reload();
    await expect(tip).toContainText('Hold a finger on a card');
    const [said, above] = [(await tip.boundingBox())!, (await page.locator('header:has(> h1)').boundingBox())!];
    expect(said.y + said.height, 'nothing of the game is covered').toBeLessThanOrEqual(above.y + above.height);
    await page.locator('[data-zone="expedition"]').first().tap();
    await expect(toast).toContainText('choose “Next”');
    for (let step = 0; step < 3; step += 1) await next.tap();
    await expect(toast, 'it has been done').toHaveCount(0);
    await ship(0).tap();
    await expect(toast).toContainText('Now choose “Buy: ');
    await toast.tap();
    const cards = { 'Blue ship 3': ship(1), 'Black ship 1': ship(0), ship: page.locator('.others [data-card]').first() }; // marked, not offered, of an opponent
    for (const [name, card] of Object.entries(cards)) {
      await longPress(page, card);
      await expect(look).toContainText(name);
      await expect(tip, 'no longer needed').toHaveCount(0);
      await look.getByRole('button').tap();
      await expect(look).toHaveCount(0);
      await expect(page.locator('.bar .cancel'), 'nothing is chosen').toHaveCount(0);
      await expect(toast, 'nothing is refused').toHaveCount(0);
    }
    await ship(4).tap();
    await expect(ship(1)).toHaveClass(/chosen/);
    await ship(0).tap();
    await expect(toast).toContainText('choose “Confirm”');
    await page.locator('.bar .confirm').tap();
    await expect(page.locator('.coach progress')).toHaveAttribute('value', '5');
    await page.reload();
    await expect(page.locator('.coach progress')).toHaveAttribute('value', '5');
    await expect(tip, 'it is said once').toHaveCount(0);
  });

  test('a closer look at a card that can be played or is too expensive chooses and refuses nothing', async ({ page, server }) => {
    await page.goto(`${server.address}/learn/dale`);
    const [next, look] = [page.locator('.coach [data-key="o"]'), page.locator('.inspect-popover')];
    for (let step = 0; step < 3; step += 1) await next.tap();
    const dear = page.locator('[data-zone="market"][data-card="pan5a"]');
    for (const card of [page.locator('[data-key="w"]'), dear]) {
      await longPress(page, card);
      await look.getByRole('button').tap();
      await expect(look).toHaveCount(0);
      await expect(page.locator('.toast')).toHaveCount(0);
      await expect(page.locator('.bar .cancel')).toHaveCount(0);
    }
    await expect(page.locator('.log .entry').first(), 'the log begins with the game').toContainText('The game begins.');

    const facts = page.locator('.others .facts');
    for (const [width, height] of [[360, 740], [390, 844]]) {
      await page.setViewportSize({ width: width!, height: height! });
      for (const part of ['.fact', '.stall']) {
        const [whole, inside] = [(await facts.boundingBox())!, (await facts.locator(part).last().boundingBox())!];
        expect(inside.y + inside.height, `${part} is visible beside the coach`).toBeLessThanOrEqual(whole.y + whole.height + 2);
        expect(inside.x + inside.width).toBeLessThanOrEqual(whole.x + whole.width + 1);
      }
    }
    const [junk, confirm, progress] = [page.locator('.hand [data-card="junk"]'), page.locator('.bar .confirm'), page.locator('.coach progress')];
    const isChosen = (): Promise<boolean[]> => junk.evaluateAll((cards) => cards.map((card) => card.classList.contains('chosen')));
    const finish = async (step: number): Promise<void> => {
      await expect(async () => {
        await page.locator('.bar .confirm, .bar.goes-on .button.main').tap({ timeout: 500 }).catch(() => {}); // most turns end by themselves
        expect(await progress.getAttribute('value', { timeout: 1000 })).toBe(`${step}`);
      }).toPass();
    };
    await page.locator('[data-key="w"]').tap();
    await finish(5);
    for (let step = 0; step < 2; step += 1) await next.tap();
    await page.locator('[data-zone="market"][data-place="1"]').tap();
    for (let place = 0; place < 4; place += 1) await junk.nth(place).tap();
    await expect(confirm).toBeVisible();
    const [ends, bar] = [(await confirm.boundingBox())!, (await page.locator('.bar').boundingBox())!];
    expect(ends.x + ends.width, 'the button has room beside Step back').toBeLessThan(bar.x + bar.width - 5);
    await finish(8);
    await next.tap();
    await page.locator('[data-zone="hand-card"][data-card="mac3"]').tap();
    await junk.last().tap();
    await finish(10);
    await page.locator('[data-zone="market"][data-place="0"]').tap();
    await junk.nth(1).tap();
    await junk.nth(0).tap();
    await finish(11);
    await page.locator('[data-key="w"]').tap();
    await finish(12);
    await page.locator('[data-key="r"]').tap();
    await junk.nth(0).tap();
    await expect.poll(isChosen, 'the card that was tapped').toEqual([true, false, false]);
    await junk.nth(2).tap();
    await expect.poll(isChosen).toEqual([true, false, true]);
    await junk.nth(0).tap();
    await expect.poll(isChosen, 'a second tap takes it back').toEqual([false, false, true]);
  });
});

test('the score sheet of a lesson that begins in the middle says so', async ({ page, server }) => {
  const answer = await page.request.post(`${server.address}/api/lessons/carthage-2`, { data: { name: 'Ada' } });
  const { table } = (await answer.json()) as { table: string };
  await page.goto(`${server.address}/t/${table}`);
  await letBotFinish(page);
  await expect(page.getByRole('dialog', { name: 'Score sheet' })).toContainText('This game began in the middle.');
});
