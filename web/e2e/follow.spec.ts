/** Turns can be followed: the moves of others are shown one after the other. */
import type { Page } from '@playwright/test';
import { SCREENS } from './screen';
import { expect, openTable, pageToAct, playMove, setSpeed, test, waitForTurn } from './testServer';

const SEATS = [{ kind: 'me' }, { kind: 'bot', level: 'apprentice' }, { kind: 'bot', level: 'apprentice' }];

/** Decide until the moves of others are shown; a purchase takes several decisions. Looks and clicks in one instant, so that no click comes after what is shown. */
async function playUntilShown(page: Page): Promise<void> {
  await page.locator('#tab-moves').click();
  await page.waitForFunction(
    () => {
      if (document.querySelector('.playback')) return true;
      if (!document.querySelector('.bar.mine')?.checkVisibility({ visibilityProperty: true })) return false;
      const ways = ['#side-panel .moves > .button.main', '#side-panel .moves li button'];
      const next = ways.flatMap((way) => [...document.querySelectorAll<HTMLButtonElement>(way)]).find((button) => !button.disabled);
      next?.click();
      return false;
    },
    null,
    { timeout: 120_000, polling: 100 },
  );
}

interface Recorded {
  /** Captions at opponents' panels that were measured. */
  captions: string[];
  /** How many of them were about something that had a ring. */
  ringed: number;
  /** What a caption covered: what it is about, cards, or another player. */
  covered: string[];
  /** Captions that moved. */
  hops: string[];
  /** Captions that were elsewhere than on or just below the panels of the players. */
  astray: string[];
  /** Widths of the window at which the mark of who decides was shown. */
  decidedAt: number[];
  /** Names that were cut beside that mark. */
  cutNames: string[];
  /** Lines of the log that were there before their event was shown. */
  early: string[];
  /** How many captions were compared with the log. */
  compared: number;
  /** The player was asked while the moves of others were shown. */
  wasAsked: boolean;
}

/** Looks at every frame from now on, since on a busy machine what is shown may be over before a test asks for it. */
async function record(page: Page): Promise<() => Promise<Recorded>> {
  await page.evaluate(() => {
    const seen: Recorded = ((window as any).seen = { captions: [], ringed: 0, covered: [], hops: [], astray: [], decidedAt: [], cutNames: [], early: [], compared: 0, wasAsked: false });
    const add = <T>(all: T[], one: T): void => void (all.includes(one) || all.push(one));
    const MARGIN = 4; // of a ring around its place
    const BELOW = 20; // pixels from a panel down to its caption
    /** The box of a ring after it has come to rest: it grows smaller at first. */
    const ringBox = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): DOMRect => new DOMRect(offsetLeft + MARGIN, offsetTop + MARGIN, offsetWidth - 2 * MARGIN, offsetHeight - 2 * MARGIN);
    const overlap = (a: DOMRect, b: DOMRect): number => Math.min(a.right - b.left, b.right - a.left, a.bottom - b.top, b.bottom - a.top);
    /** `wasResized`: the caption was placed in a window of another size. */
    let [last, text, width, wasResized] = ['', '', innerWidth, false];
    /** What was told about whom, with which rings, and where. */
    let placed = { caption: '', at: '' };
    const look = (): void => {
      requestAnimationFrame(look);
      if (document.querySelector('.playback') && document.querySelector('.bar.mine')?.checkVisibility({ visibilityProperty: true })) seen.wasAsked = true;
      if (document.querySelector('.opponent .decides')) {
        add(seen.decidedAt, innerWidth);
        for (const name of document.querySelectorAll('.opponent .name')) if (name.scrollWidth > name.clientWidth) add(seen.cutNames, `${name.textContent} at ${innerWidth}`);
      }
      const bar = document.querySelector('.playback');
      if (bar) for (const caption of document.querySelectorAll('.bubble:not(.speech)')) if (overlap(bar.getBoundingClientRect(), caption.getBoundingClientRect()) > 1) add(seen.covered, `“${caption.textContent}” covers the bar at ${innerWidth}`);
      for (const words of document.querySelectorAll('.playback .words')) if (words.scrollHeight > words.clientHeight + 1) add(seen.covered, `“${words.textContent}” is cut at ${innerWidth}`);
      const bubble = document.querySelector<HTMLElement>(':not(.own) > .bubble');
      const rings = [...document.querySelectorAll<HTMLElement>('.event-ring')];
      const now = bubble ? { caption: [bubble.dataset.seat, bubble.textContent, innerWidth, ...rings.map((ring) => ring.style.cssText)].join(), at: `${bubble.style.left} ${bubble.style.top}` } : { caption: '', at: '' };
      if (bubble && now.caption === placed.caption && now.at !== placed.at) add(seen.hops, `“${bubble.textContent}” from ${placed.at} to ${now.at}`);
      placed = now;
      if (bubble && bubble.getBoundingClientRect().top < 1) add(seen.hops, `“${bubble.textContent}” at the top edge`);
      const isNew = (bubble?.textContent ?? '') !== text;
      wasResized = (wasResized && !isNew) || innerWidth !== width;
      [text, width] = [bubble?.textContent ?? '', innerWidth];
      const before = last;
      last = [text, bubble?.style.cssText, ...rings.map((ring) => ring.style.cssText)].join();
      const isPlaced = last === before && !bubble?.getAnimations().some((each) => each instanceof CSSTransition); // reduced motion makes a transition of every change
      if (!bubble || !isPlaced || wasResized) return;
      const box = bubble.getBoundingClientRect();
      const panels = [...document.querySelectorAll('.opponent')].map((panel) => panel.getBoundingClientRect());
      if (!seen.captions.includes(text)) seen.ringed += Number(rings.length > 0);
      const logged = [...document.querySelectorAll('.log p:not(.head)')].at(-1)?.textContent?.trim();
      if (logged && !seen.captions.includes(text) && document.querySelector('.playback')) {
        seen.compared += 1;
        if (logged !== bubble.querySelector('p:last-child')?.textContent?.trim()) add(seen.early, `“${logged}” beside “${text}”`);
      }
      add(seen.captions, text);
      if (!panels.some(({ top, bottom }) => box.top > top && box.top < bottom + BELOW)) add(seen.astray, `“${text}” at ${box.top} beside ${panels.map(({ top, bottom }) => `${top}–${bottom}`)}, in a window of ${innerWidth}`);
      for (const other of document.querySelectorAll<HTMLElement>(`.opponent:not([data-seat="${bubble.dataset.seat}"])`))
        if (overlap(box, other.getBoundingClientRect()) > MARGIN) add(seen.covered, `“${text}” covers player ${other.dataset.seat} at ${innerWidth}`);
      for (const ring of rings) if (overlap(box, ringBox(ring)) > 1) add(seen.covered, `“${text}” covers a ring at ${innerWidth}`);
      for (const card of document.querySelectorAll('.centre .pickable')) if (overlap(box, card.getBoundingClientRect()) > MARGIN) add(seen.covered, `“${text}” covers ${card.getAttribute('data-zone')} ${card.getAttribute('data-card')} at ${innerWidth}`);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as any).seen);
}

test('moves of others are shown event by event, and a click or Escape jumps to the present', async ({ page, server }) => {
  await setSpeed(page, 'slow');
  const table = await openTable(page, server, { seats: SEATS });
  await page.goto(`${server.address}/t/${table}`);
  const [playback, bubble, asked] = [page.locator('.playback'), page.locator('.bubble'), page.locator('.bar.mine')];
  await page.locator('.bar').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await waitForTurn(page);

  const recorded = await record(page);
  const isEnough = ({ ringed, decidedAt }: Recorded): boolean => ringed > 0 && decidedAt.includes(SCREENS.phone.width);
  for (let turn = 0; turn < 6 && !isEnough(await recorded()); turn += 1) { // on a busy machine the moves may be over before the window is small
    await playUntilShown(page);
    await page.locator('#tab-log').click();
    await page.waitForFunction(() => (window as any).seen.ringed > 0 || !document.querySelector('.playback'), null, { timeout: 120_000 });
    await page.setViewportSize(SCREENS.phone);
    await page.waitForFunction((width) => (window as any).seen.decidedAt.includes(width) || !document.querySelector('.playback'), SCREENS.phone.width, { timeout: 120_000 });
    await page.setViewportSize(SCREENS.desktop);
  }
  await page.keyboard.press('Escape');
  await expect(playback).toHaveCount(0);
  await expect(asked).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'reduce' }); // captions come all the same
  await playUntilShown(page);
  await expect(bubble).toBeVisible();
  const isStillShown = await page.evaluate(async () => {
    if (document.querySelector('.playback') === null) return false; // on a busy machine it may be over
    document.querySelector<HTMLElement>('[data-zone="market"]')!.click();
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return document.querySelector('.playback') !== null;
  });
  expect(isStillShown, 'a click skips what is shown').toBe(false);
  await expect(playback).toHaveCount(0);
  await expect(asked).toBeVisible();
  await expect(page.locator('.bar .cancel')).toHaveCount(0); // the click was not a pick

  const seen = await recorded();
  expect(seen.captions).not.toEqual([]);
  expect(isEnough(seen), 'rings, and who decides on a phone, were seen').toBe(true);
  expect(seen.covered, 'the caption covers what it is about, cards, or another player').toEqual([]);
  expect(seen.hops, 'captions stay where they are').toEqual([]);
  expect(seen.astray, 'what happens is written at the panels of the players').toEqual([]);
  expect(seen.cutNames, 'names are whole beside the mark of who decides').toEqual([]);
  expect(seen.compared).toBeGreaterThan(0);
  expect(seen.early, 'the log follows what is shown').toEqual([]);
  expect(seen.wasAsked).toBe(false);
});

test('a turn begins on the board when the one before it has been shown', async ({ page, server }) => {
  await setSpeed(page, 'fast');
  const table = await openTable(page, server, { game: 'dale', options: { decks: ['macaws', 'pandas', 'squirrels'] } });
  await page.goto(`${server.address}/t/${table}`);
  await waitForTurn(page);
  /** Which turn the board showed while I was asked, and while the other player's moves were shown. */
  await page.evaluate(() => {
    const seen = ((window as any).turns = { asked: [] as string[], shown: [] as string[] });
    const look = (): void => {
      requestAnimationFrame(look);
      const turn = document.querySelector('.going-on .turn')?.textContent ?? '';
      const isAsked = document.querySelector('.bar.mine')?.checkVisibility({ visibilityProperty: true });
      const found = isAsked ? seen.asked : document.querySelector('.playback') && document.querySelector('.opponent .decides') ? seen.shown : [];
      if (!found.includes(turn)) found.push(turn);
    };
    look();
  });
  for (let turn = 0; turn < 2; turn += 1) {
    await playUntilShown(page);
    await page.locator('.playback').waitFor({ state: 'detached', timeout: 120_000 });
    await waitForTurn(page);
  }
  const { asked, shown } = await page.evaluate(() => (window as any).turns as { asked: string[]; shown: string[] });
  expect(asked.length, 'turns in which I was asked').toBeGreaterThan(0);
  expect(shown.length, 'turns that were shown').toBeGreaterThan(0);
  expect(asked.filter((turn) => !/: you$/.test(turn))).toEqual([]);
  expect(shown.filter((turn) => /: you$/.test(turn))).toEqual([]);
});

test('the last caption covers nothing that is asked, and ends when the player acts', async ({ page, server }) => {
  await setSpeed(page, 'fast');
  const table = await openTable(page, server, { seats: SEATS });
  await page.goto(`${server.address}/t/${table}`);
  await waitForTurn(page);
  /** Once the player is asked while a caption lingers: presses the pointer, and looks whether it is gone. */
  await page.evaluate(() => {
    const seen = ((window as any).seen = { covered: [] as string[], ended: null as boolean | null });
    const meets = (a: DOMRect, b: DOMRect) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
    let frames = 0;
    const look = (): void => {
      const bubble = document.querySelector<HTMLElement>('.bubble');
      const isAsked = !!bubble && !document.querySelector('.playback') && !!document.querySelector('.bar.mine')?.checkVisibility({ visibilityProperty: true });
      frames = isAsked ? frames + 1 : 0;
      if (frames > 3) { // it has been measured
        const asked = [...document.querySelectorAll('.game .lit, .bar.mine .button')].filter((each) => each.checkVisibility());
        seen.covered.push(...asked.filter((each) => meets(each.getBoundingClientRect(), bubble!.getBoundingClientRect())).map((each) => each.outerHTML.slice(0, 80)));
        document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        return void setTimeout(() => (seen.ended = !bubble!.isConnected), 100);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  const ended = () => page.evaluate(() => (window as any).seen.ended as boolean | null);
  for (let turn = 0; turn < 8 && (await ended()) === null; turn += 1) {
    await playUntilShown(page);
    await page.waitForFunction(() => (window as any).seen.ended !== null || (!document.querySelector('.playback') && !document.querySelector('.bubble')), null, { timeout: 120_000 });
  }
  expect(await ended()).toBe(true);
  expect(await page.evaluate(() => (window as any).seen.covered)).toEqual([]);
});

/** Go back to the first event of the review, which then waits. */
async function rewind(page: Page): Promise<void> {
  const isFirst = async () => {
    await page.keyboard.press('ArrowLeft');
    return /^\s*1 of \d+/.test(await page.locator('.review').innerText());
  };
  await expect(page.locator('.review')).toBeVisible();
  await expect.poll(isFirst).toBe(true);
}

test('one steps through what happened since the last turn, and keeps what one has begun', async ({ page, server }) => {
  await page.addInitScript(() => {
    const stored = JSON.parse(localStorage.getItem('emporion-preferences') ?? '{}') as object;
    localStorage.setItem('emporion-preferences', JSON.stringify({ ...stored, confirming: 'always' }));
  });
  const table = await openTable(page, server, { seats: SEATS });
  await page.goto(`${server.address}/t/${table}`);
  await waitForTurn(page);
  await page.reload(); // the server has the moves that this page has not seen
  await waitForTurn(page);
  const [review, bubble] = [page.locator('.review'), page.locator('.bubble')];
  for (let decision = 0; decision < 20; decision += 1) {
    await page.getByRole('tab', { name: 'Log' }).click();
    const since = page.getByRole('button', { name: 'Since your last turn' });
    if (await since.count()) {
      await since.click();
      await rewind(page);
      if (!(await review.innerText()).includes('1 of 1 ')) break; // at the start there may be only one event
      await page.keyboard.press('Escape');
    }
    await playMove(page);
    await waitForTurn(page);
  }
  const first = await review.locator('p').innerText();
  await expect(page.locator('.bar.mine')).not.toBeVisible();
  await expect(bubble).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(review).toContainText(/^\s*2 of \d+/);
  await review.getByRole('button', { name: 'Previous event' }).click();
  await expect(review.locator('p')).toHaveText(first);
  await page.keyboard.press('Escape');
  await expect(review).toHaveCount(0);
  await expect(page.locator('.bar.mine')).toBeVisible();
  await page.getByRole('tab', { name: /All moves/ }).click();
  await page.locator('.moves li button').first().click();
  await expect(page.locator('.bar .cancel')).toBeVisible();
  const begun = await page.locator('.bar .words').innerText();
  await page.setViewportSize(SCREENS.phone);
  const recorded = await record(page);
  await page.keyboard.press('v');
  await expect(review).toContainText(/^\s*(\d+) of \1\b/); // it plays up to the last event, and stops
  expect((await recorded()).covered.filter((fault) => fault.includes('bar') || fault.includes('cut')), 'the sentence and the buttons of the review').toEqual([]);
  await page.setViewportSize(SCREENS.desktop);
  await expect(review.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.bar .cancel')).toBeVisible();
  expect(await page.locator('.bar .words').innerText()).toBe(begun);
});

test('an undo says what it takes back, asks if moves of others go, too, and what was shown at once is summed up', async ({ page, server }) => {
  const table = await openTable(page, server);
  await page.goto(`${server.address}/t/${table}`);
  await page.evaluate(() => {
    const summaries: string[] = ((window as any).summaries = []);
    const unheard: string[] = ((window as any).unheard = []);
    new MutationObserver(() => {
      const text = document.querySelector<HTMLElement>('.summary')?.innerText;
      if (text && summaries.at(-1) !== text) summaries.push(text);
      const heard = document.querySelector('.hidden-text[role="status"]')?.textContent ?? '';
      for (const line of document.querySelectorAll('.summary span')) if (!heard.includes(line.textContent!.trim().split(' ')[0]!)) unheard.push(`${line.textContent} in “${heard}”`);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  const [undo, question] = [page.locator('.bar.mine .undo'), page.getByRole('dialog', { name: 'Undo the moves of others, too?' })];
  for (let decision = 0; decision < 60; decision += 1) { // until nothing was revealed since my last choice
    await waitForTurn(page);
    await page.locator('#tab-log').click();
    const last = await page.locator('.log p:not(.head)').last().innerText();
    if ((await undo.isVisible()) && !last.startsWith('You ')) break;
    await playMove(page);
  }
  const isInTheWay = await page.evaluate(async () => {
    const [summary, others] = [document.querySelector('.summary'), document.querySelector('.others')!];
    const isOver = (first: DOMRect, second: DOMRect): boolean => first.top < second.bottom && first.bottom > second.top && first.left < second.right && first.right > second.left;
    if (summary && [...document.querySelectorAll('.others, .prompt, .stage, header a, header button')].some((each) => isOver(summary.getBoundingClientRect(), each.getBoundingClientRect()))) return true;
    const choose = Object.assign(document.createElement('button'), { className: 'choose' }); // a game asks for one of the players
    others.append(choose);
    if (summary && isOver(summary.getBoundingClientRect(), choose.getBoundingClientRect())) return true;
    choose.remove();
    const now = Date.now;
    Date.now = () => now() + 3000; // the summary has been read
    dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }));
    Date.now = now;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return document.querySelector('.summary') !== null;
  });
  expect(isInTheWay, 'on a wide screen a summary covers nothing of the table, and it ends when the pointer moves after it has been read').toBe(false);
  await expect(undo).toHaveAttribute('title', /^Undo: You /);
  await page.keyboard.press('u');
  await expect(question).toBeVisible();
  const told = await question.getByRole('listitem').allInnerTexts();
  expect(told.filter((line) => line.startsWith('You '))).not.toEqual([]);
  expect(told.filter((line) => !line.startsWith('You '))).not.toEqual([]);
  await expect(question.getByRole('button', { name: 'Cancel' }), 'in Italian the word for cancelling also means undoing').toHaveCount(0);
  await question.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(question).toHaveCount(0);
  await undo.click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Undo all of it' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.locator('.log')).toContainText('You take the game back to move');
  const summaries: string[] = await page.evaluate(() => (window as any).summaries);
  expect(summaries.at(-1), 'where moves are shown at once, a summary says what the others did').toContain(told.find((line) => !line.startsWith('You '))!.split(' ')[0]);
  expect(await page.evaluate(() => (window as any).unheard), 'screen readers get the summary').toEqual([]);
  await expect(page.locator('.summary')).toHaveCount(0); // it was about moves that are taken back
});

test('on one device the review shows each player what happened since their own turn, and no other hand', async ({ page, server }) => {
  const seats = [{ kind: 'me' }, { kind: 'here', name: 'Bo' }, { kind: 'bot', level: 'apprentice' }];
  const table = await openTable(page, server, { seats, options: { start_token: false } });
  await page.goto(`${server.address}/t/${table}`);
  const [curtain, review, mine] = [page.getByRole('dialog', { name: /is next/ }), page.locator('.review'), page.locator('.bar.mine')];
  const handOver = page.getByRole('button', { name: /^Pass the device/ });
  const hand = () => page.locator('[data-zone="hand-card"]').evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card).sort().join(' '));
  const met = new Set<string>();
  for (let turn = 0; turn < 4; turn += 1) {
    await expect(curtain.or(handOver).first()).toBeVisible();
    if (await curtain.isHidden()) {
      await page.keyboard.press('v'); // nobody is in front of the device
      await handOver.click();
    }
    const name = (await curtain.locator('p').innerText()).split(' ')[0]!;
    expect(await hand()).toBe('');
    const other = name === 'Bo' ? 'Ada' : 'Bo';
    await curtain.getByRole('button', { name: `I’m ${name}` }).click();
    await expect(mine).toBeVisible();
    const cards = await hand();
    if (met.has(name)) {
      await page.keyboard.press('v');
      const told: string[] = [];
      await rewind(page);
      const last = Number((await review.innerText()).match(/of (\d+)/)![1]);
      for (let event = 1; event <= last; event += 1) {
        await expect(review).toContainText(new RegExp(`^\\s*${event} of ${last} `));
        told.push((await review.locator('p').innerText()).replace(/^\s*\d+ of \d+\s*/, ''));
        expect(await hand(), told.join()).toBe(cards);
        await page.keyboard.press('ArrowRight');
      }
      expect(told.filter((line) => line.startsWith(other)), told.join()).not.toEqual([]);
      expect(told.filter((line) => line.startsWith('You ')), told.join()).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(review).toHaveCount(0);
    }
    met.add(name);
    while (await mine.isVisible()) await playMove(page);
  }
  expect([...met].sort()).toEqual(['Ada', 'Bo']);
});

test('the speed is chosen at the table and remembered', async ({ page, server }) => {
  const table = await openTable(page, server);
  await page.goto(`${server.address}/t/${table}`);
  await page.getByRole('button', { name: 'Others’ moves: at once' }).click();
  await expect(page.getByRole('button', { name: 'Others’ moves: slow' }).first()).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('emporion-preferences')!).speed)).toBe('slow');

  await page.goto(`${server.address}/learn/carthage`); // lessons have a speed of their own
  await expect(page.locator('.coach')).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Speed of others’ moves').selectOption('fast');
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Others’ moves: fast' }).first()).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('emporion-preferences')!))).toMatchObject({ speed: 'instant', lessonSpeed: 'fast' });
});

test('the log follows the game unless one reads earlier lines', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 460 });
  const table = await openTable(page, server, { seats: SEATS });
  await page.goto(`${server.address}/t/${table}`);
  const log = page.locator('.log');
  const below = () => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  await waitForTurn(page);
  await expect(log).toContainText('The game begins.');
  await expect(log).not.toContainText(/seal/);
  for (let turn = 0; turn < 3; turn += 1) {
    await playMove(page);
    await waitForTurn(page);
  }
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect.poll(below).toBeLessThan(2);
  await page.setViewportSize({ width: 1280, height: 400 }); // as when a lesson's coach grows
  await expect.poll(below).toBeLessThan(2);
  await log.hover();
  await page.mouse.wheel(0, -200);
  const newest = page.getByRole('button', { name: 'Newest' });
  await expect(newest).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 420 });
  await expect.poll(below).toBeGreaterThan(40);
  await newest.click();
  await expect.poll(below).toBeLessThan(2);
  await expect(newest).toHaveCount(0);
});

test('phrases and reactions appear at the players, and an absent player has a countdown', async ({ browser, server }) => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const [ada, ben] = [await (await browser.newContext(phone)).newPage(), await (await browser.newContext(phone)).newPage()];
  const table = await openTable(ada, server, { seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ben.goto(`${server.address}/t/${table}`);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit here' }).tap();
  await ada.goto(`${server.address}/t/${table}`);
  await ada.getByRole('button', { name: 'Start the game' }).tap();
  await pageToAct(ada, ben);

  const stage = await ben.locator('.stage').boundingBox();
  await ben.getByRole('button', { name: 'Say something' }).tap();
  await ben.getByRole('dialog').getByRole('button', { name: 'Well played!' }).tap();
  await expect(ada.locator(':not(.own) > .bubble')).toHaveText('Well played!');
  await expect(ada.locator('[aria-live="polite"]').filter({ hasText: 'Ben: Well played!' })).toBeAttached();
  await expect(ben.locator('.own .bubble')).toHaveText('Well played!');
  expect(await ben.locator('.stage').boundingBox()).toEqual(stage);
  await ada.getByRole('button', { name: 'Say something' }).tap();
  await ada.getByRole('dialog').getByRole('button', { name: 'Smile' }).tap();
  await expect(ben.locator(':not(.own) > .bubble svg')).toBeVisible();
  await expect(ben.locator('[aria-live="polite"]').filter({ hasText: 'Ada smiles.' })).toBeAttached();

  const [leaves, waits] = (await pageToAct(ada, ben)) === ada ? [ada, ben] : [ben, ada];
  await leaves.close();
  await expect(waits.locator('.opponent .countdown')).toHaveText(/^bot in [12]:\d\d$/);
  await server.kill(); // without a connection nothing is known about others
  await expect(waits.getByText('Reconnecting')).toBeVisible();
  await expect(waits.locator('.opponent .countdown')).toHaveCount(0);
  await server.start();
  await Promise.all([ada.context().close(), ben.context().close()]);
});
