/** How a turn flows: the board stays where it is, nothing covers what is asked, and nobody is asked without a choice. */
import type { Page } from '@playwright/test';
import { SOAK } from './screen';
import { AREAS, forgetShifts, shiftsOf, watchShifts } from './shifts';
import { CHOICES, expect, GAMES, openTable, test, waitForTurn } from './testServer';

const SIZES = [{ width: 1366, height: 768 }, { width: 390, height: 844 }, { width: 820, height: 1180 }];
const DECISIONS = 10;

/** Choose something on the board or at the prompt, in a fixed pseudo-random order; returns what is on the screen instead of a choice. */
const choose = (page: Page, dice: number): Promise<'chosen' | 'nothing'> =>
  page.evaluate(
    ([choices, dice]) => {
      const visible = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
      const menu = visible('[role="menuitem"]');
      const confirm = visible('.bar.mine .button.main');
      const found = menu.length ? menu : confirm.length ? confirm : visible(choices as string);
      const pick = (found.length ? found : visible('.bar.mine .on .button'))[Number(dice) % (found.length || 1)];
      pick?.click();
      return pick ? 'chosen' : 'nothing';
    },
    [CHOICES, dice] as const,
  );

/** Texts that only a program would write: codes of cards, buttons without a capital letter, points that are not told exactly, notes about the data. */
const roughTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility()).map((each) => each.innerText.trim());
    const buttons = texts('.bar .buttons .button, [role="menuitem"]').filter((text) => /^(Or:|\p{Ll})/u.test(text));
    const codes = texts('.bar, [role="menu"], .log').filter((text) => /\b([RBYGKW]\d|(mac|pan|squ|cha|oce|rac)\d[ab]?|P[1-4])\b/i.test(text));
    return [...buttons, ...codes, ...texts('.opponent').filter((text) => text.includes('≈')), ...texts('.stage').filter((text) => /reconstructed/.test(text))];
  });

GAMES.forEach((game, number) => {
  for (const size of SOAK ? SIZES : [SIZES[number % SIZES.length]!]) {
    test(`${game}: the board stays where it is, ${size.width} px wide`, async ({ page, server }) => {
      await page.setViewportSize(size);
      await watchShifts(page, AREAS);
      const table = await openTable(page, server, { game, seats: [{ kind: 'me' }, { kind: 'bot', level: 'apprentice' }, { kind: 'bot', level: 'apprentice' }] });
      await page.goto(`${server.address}/t/${table}`);
      await waitForTurn(page);
      await forgetShifts(page, '.stage .board > *:visible');
      const heights = new Set<number>();
      for (let decision = 0; decision < DECISIONS; decision += 1) {
        if ((await waitForTurn(page)) === 'over') break;
        heights.add(await page.locator('.bar').evaluate((bar) => (bar as HTMLElement).offsetHeight));
        expect(await roughTexts(page)).toEqual([]);
        await choose(page, decision * 7 + 3);
        await page.waitForTimeout(150);
      }
      expect(await shiftsOf(page)).toEqual([]);
      expect(heights.size).toBe(1);
    });
  }
});

test('tooltips open where the pointer was moved to and rests, and cover nothing that is asked', async ({ page, server }) => {
  const table = await openTable(page, server, { game: 'dale' });
  await page.goto(`${server.address}/t/${table}`);
  await waitForTurn(page);
  const tooltip = page.getByRole('tooltip');
  const RESTED = 900; // milliseconds, more than a tooltip waits

  const card = page.locator('.card-button[data-zone="hand-card"]').last();
  await page.mouse.move(700, 90);
  await card.hover();
  await expect(tooltip).toBeVisible();
  await expect(tooltip).toHaveClass(/placed/);
  const covered = await page.evaluate(() => {
    const box = document.querySelector('[role="tooltip"]')!.getBoundingClientRect();
    const hides = ({ left, top, right, bottom }: DOMRect) => left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    return [...document.querySelectorAll('.pickable.lit, .pickable.chosen, .possible, .bar')].filter((each) => each.checkVisibility() && hides(each.getBoundingClientRect())).length;
  });
  expect(covered).toBe(0);
  const [large, small] = [await tooltip.locator('.picture svg, .picture .card').first().boundingBox(), await card.boundingBox()];
  expect(large!.width).toBeGreaterThan(small!.width);

  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(RESTED);
  await expect(tooltip, 'after a click').toBeHidden();

  await page.mouse.move(700, 90);
  await page.mouse.move(720, 88);
  const market = page.locator('.card-button[data-zone="market"]').first();
  await market.evaluate((element) => Object.assign(element.style, { position: 'fixed', left: '680px', top: '60px', zIndex: '99' }));
  await page.waitForTimeout(RESTED);
  await page.mouse.move(722, 89);
  await page.waitForTimeout(RESTED);
  await expect(tooltip, 'over a card that slid under the pointer').toBeHidden();
  await page.mouse.move(690, 700);
  await page.mouse.move(722, 89);
  await expect(tooltip, 'after the pointer has come back').toBeVisible();
});
