// @vitest-environment happy-dom
/** Rows that scroll sideways while an event in them is shown. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import EventRings from './EventRings.svelte';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A row whose piece is past its right edge until it is scrolled. */
async function showEventIn(row: HTMLElement): Promise<() => Promise<void>> {
  row.innerHTML = '<i class="piece"></i>';
  document.body.append(row);
  Object.defineProperties(row, { scrollWidth: { value: 300 }, clientWidth: { value: 100 } });
  const piece = row.querySelector<HTMLElement>('.piece')!;
  vi.spyOn(piece, 'getClientRects').mockReturnValue([new DOMRect(250, 0, 20, 20)] as unknown as DOMRectList);
  vi.spyOn(piece, 'scrollIntoView').mockImplementation(() => void (row.scrollLeft = 170));
  document.elementFromPoint = () => null;
  const rings = mount(EventRings, { target: document.body, props: { places: ['.piece'] } });
  flushSync();
  await tick();
  return () => unmount(rings);
}

test('a row goes back to where it was after an event', async () => {
  const row = document.createElement('div');
  const end = await showEventIn(row);
  expect(row.scrollLeft).toBe(170);
  await end();
  expect(row.scrollLeft).toBe(0);
});

test('a row that the player has scrolled since stays', async () => {
  const row = document.createElement('div');
  const end = await showEventIn(row);
  row.scrollLeft = 40;
  await end();
  expect(row.scrollLeft).toBe(40);
});
