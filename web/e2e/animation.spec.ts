/** Animations use only transform and opacity, which trigger no layout. */
import { playMove, expect, waitForTurn, openTable, test } from './testServer';

const CHEAP = ['transform', 'opacity', 'visibility']; // visibility changes once, when a drawer closes
const NOT_ANIMATED = ['offset', 'computedOffset', 'easing', 'composite'];
const LONGEST_TASK = 50; // milliseconds

test('cards are animated with transform and opacity only', async ({ page, server }) => {
  const table = await openTable(page, server);
  await page.addInitScript((notAnimated) => {
    const seen = ((window as any).seen = { animated: new Set<string>(), animations: 0, tasks: [] as number[] });
    const look = () => {
      for (const animation of document.getAnimations()) {
        for (const frame of (animation.effect as KeyframeEffect).getKeyframes()) {
          for (const name of Object.keys(frame)) if (!notAnimated.includes(name)) seen.animated.add(name);
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      seen.animations += 1;
      return animate.apply(this, given);
    };
    new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map((task) => Math.round(task.duration)))).observe({ type: 'longtask' });
  }, NOT_ANIMATED);
  await page.goto(`${server.address}/t/${table}`);
  await waitForTurn(page);
  await page.evaluate(() => ((window as any).seen.tasks.length = 0)); // loading does not count
  for (let decision = 0; decision < 15; decision += 1) if ((await waitForTurn(page)) === 'turn') await playMove(page);
  const seen = await page.evaluate(() => ({ ...(window as any).seen, animated: [...(window as any).seen.animated] }));
  expect(seen.animations).toBeGreaterThan(10);
  expect(seen.animated.filter((name: string) => !CHEAP.includes(name))).toEqual([]);
  const long = seen.tasks.filter((task: number) => task > LONGEST_TASK);
  test.info().annotations.push({ type: 'long tasks', description: `${long.length} in ${seen.animations} animations: ${long.join(', ')} ms` });
  console.log(`${seen.animations} animations, tasks over ${LONGEST_TASK} ms: ${long.join(', ') || 'none'}`);
  if (process.env.EMPORION_MEASURE) expect(long).toEqual([]); // on an idle machine
});

test('with reduced motion nothing is animated', async ({ browser, server }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const table = await openTable(page, server);
  await page.addInitScript(() => {
    (window as any).animations = 0;
    Element.prototype.animate = function () {
      (window as any).animations += 1;
      throw new Error('nothing should move');
    };
  });
  await page.goto(`${server.address}/t/${table}`);
  for (let decision = 0; decision < 6; decision += 1) if ((await waitForTurn(page)) === 'turn') await playMove(page);
  expect(await page.evaluate(() => (window as any).animations)).toBe(0);
  await context.close();
});
