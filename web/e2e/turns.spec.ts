/** Twenty turns of each game, chosen with a pointer that rests where it clicked: what they cost, and what disturbs them. `make soak` plays them all and prints
 * the figures; otherwise there are two. */
import type { Page } from '@playwright/test';
import { SOAK } from './screen';
import { AREAS, forgetShifts, shiftsOf, watchShifts } from './shifts';
import { CHOICES, expect, GAMES, openTable, test as base, TestServer, waitForTurn } from './testServer';

const TURNS = SOAK ? 20 : 2;
const SIZES = [{ width: 1366, height: 768 }, { width: 390, height: 844 }, { width: 820, height: 1180 }];
const MOST_GLOWING = 10;
const RESTED = 500; // milliseconds, more than a tooltip waits
const MOST_CLICKS = 15; // in a turn
const test = base.extend<object, { server: TestServer }>({
  server: [
    async ({ compiles }, use) => {
      const server = new TestServer(compiles, [], { EMPORION_ANSWER_PAUSE_SECONDS: '0.2' });
      await server.start();
      await use(server);
      server.close();
    },
    { scope: 'worker' },
  ],
});

interface Stop {
  /** Where to click, or null if nothing can be chosen. */
  at: { x: number; y: number } | null;
  answers: number;
  /** Nothing is chosen yet. */
  begins: boolean;
  glowing: number;
}

/** What is on the screen to be chosen, and one of it in a fixed pseudo-random order. */
const look = (page: Page, dice: number): Promise<Stop> =>
  page.evaluate(
    ([choices, dice]) => {
      const visible = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility() && !each.closest('[inert]'));
      const onTop = (each: HTMLElement) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        const [x, y] = [left + Math.min(width / 2, 14), top + height / 2];
        return each.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
      };
      const menu = visible('[role="menuitem"]');
      const confirm = visible('.bar.mine .button.main');
      const buttons = visible('.bar.mine .on .button');
      const pieces = visible(choices as string);
      const found = menu.length ? menu : confirm.length ? confirm : pieces.length ? pieces : buttons;
      const reachable = found.map(onTop).filter((each) => each !== null);
      const isClear = (colour: string): boolean => /^(transparent|rgba\(.*, 0\))$/.test(colour);
      const lit = visible('.pickable.lit').filter((each) => !isClear(getComputedStyle(each, '::after').borderTopColor));
      const actions = visible('.actions .possible').filter((each) => getComputedStyle(each).boxShadow !== 'none');
      return {
        at: reachable[Number(dice) % (reachable.length || 1)] ?? null,
        answers: new Set([...pieces, ...buttons, ...menu]).size,
        begins: !confirm.length && !menu.length && !visible('.stage .chosen').length,
        glowing: lit.length + actions.length,
      };
    },
    [CHOICES, dice] as const,
  );

/** Offers and the prompt that an open tooltip covers. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tooltip = document.querySelector('[role="tooltip"].placed');
    if (!tooltip?.checkVisibility()) return [];
    const box = tooltip.getBoundingClientRect();
    const hides = ({ left, top, right, bottom }: DOMRect) => left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    return [...document.querySelectorAll<HTMLElement>('.pickable.lit, .pickable.chosen, .possible, .bar')].filter((each) => each.checkVisibility() && hides(each.getBoundingClientRect())).map((each) => each.className);
  });

GAMES.forEach((game, number) => {
  for (const size of SOAK ? SIZES : [SIZES[(number + 1) % SIZES.length]!]) {
    test(`${game}: ${TURNS} turns without empty stops, shifts, or tooltips over an offer, ${size.width} px wide`, async ({ page, server }) => {
      await page.setViewportSize(size);
      await watchShifts(page, AREAS);
      const table = await openTable(page, server, { game, seats: [{ kind: 'me' }, { kind: 'bot', level: 'apprentice' }, { kind: 'bot', level: 'apprentice' }] });
      await page.goto(`${server.address}/t/${table}`);
      await waitForTurn(page);
      await forgetShifts(page, '.stage .board > *:visible');
      const counts = { turns: 0, clicks: 0, 'stops with one answer': 0, 'most glowing': 0 };
      const [shifts, hidden] = [new Array<string>(), new Array<string>()];
      const ofTurn = async (): Promise<number> => (await (await page.request.get(`${server.address}/api/tables/${table}`)).json()).scene.view.turn;
      let turns = -1;
      for (let seed = 3; counts.turns < TURNS && counts.clicks < TURNS * MOST_CLICKS; seed = (seed * 75 + 74) % 65537) {
        const dice = seed >> 4;
        if ((await waitForTurn(page)) === 'over') break;
        const stop = await look(page, dice);
        if (!stop.at) {
          await page.waitForTimeout(RESTED); // the server may be answering
          if ((await look(page, dice)).at) continue;
          await page.evaluate(() => document.querySelector<HTMLElement>('.pages button[aria-pressed="false"]')?.click()); // what can be chosen may be there
          await shiftsOf(page); // another page is no shift
          continue;
        }
        const now = await ofTurn();
        if (stop.begins && now !== turns) [turns, counts.turns] = [now, counts.turns + 1];
        counts['most glowing'] = Math.max(counts['most glowing'], stop.glowing);
        if (stop.begins && stop.answers === 1) counts['stops with one answer'] += 1;
        await page.mouse.move(stop.at.x, stop.at.y, { steps: 3 });
        await page.waitForTimeout(RESTED);
        hidden.push(...(await covered(page)));
        await page.mouse.click(stop.at.x, stop.at.y);
        counts.clicks += 1;
        await page.waitForTimeout(RESTED);
        hidden.push(...(await covered(page)));
        shifts.push(...(await shiftsOf(page)));
      }
      if (SOAK) console.log(game, size.width, { ...counts, shifts: shifts.length, 'tooltips over an offer': hidden.length });
      expect(shifts).toEqual([]);
      expect(hidden).toEqual([]);
      expect(counts['stops with one answer']).toBe(0);
      expect(counts['most glowing']).toBeLessThanOrEqual(MOST_GLOWING);
      expect(counts.turns, 'turns were played').toBeGreaterThan(0);
    });
  }
});
