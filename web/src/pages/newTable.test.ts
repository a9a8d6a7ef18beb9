// @vitest-environment happy-dom
/** The form for a new table. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { botLevel } from '../app/botLevel.svelte';
import { router } from '../app/router.svelte';
import { visitor } from '../app/visitor.svelte';
import server from '../fixtures/server.json';
import { builtInGames, loadGamePlugin } from '../games/gamePlugin';
import { i18n } from '../i18n/i18n.svelte';
import type { ServerInfo } from '../net/types';
import type { Level } from '../table/botLevels';
import NewTable from './NewTable.svelte';

let rendered: ReturnType<typeof mount> | null = null;

beforeAll(async () => {
  await i18n.load(...builtInGames);
  await visitor.setServer(server as unknown as ServerInfo);
});
afterEach(() => {
  if (rendered) void unmount(rendered);
  rendered = null;
  visitor.me = null;
  botLevel.forget();
  router.search = '';
  document.body.replaceChildren();
});

/** The form, with the options that the server describes if it `isDescribed`. */
async function form(game: string, isDescribed = true): Promise<HTMLElement> {
  await loadGamePlugin(game);
  rendered = mount(NewTable, { target: document.body, props: { game } });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector(isDescribed ? 'details details' : 'form')).not.toBeNull();
  });
  return document.body;
}

const labels = (root: ParentNode, selector: string): string[] => [...root.querySelectorAll(selector)].map((label) => label.textContent!.replace(/\s+/g, ' ').trim());

test.each(builtInGames)('%s: numbers of the engine are asked only under "For experts"', async (game) => {
  const body = await form(game);
  const experts = body.querySelector<HTMLDetailsElement>('details details')!;
  expect(experts.open).toBe(false);
  const hidden = labels(experts, 'label, legend');
  const offered = labels(body, 'label, legend').filter((label) => !hidden.includes(label));
  expect(hidden.length).toBeGreaterThan(0);
  for (const label of offered) expect(label).not.toMatch(/\b0\b|number \d|counted/);
});

test('an option with a single value is not asked for', async () => {
  expect(labels(await form('dale'), 'label').join()).not.toContain('edition');
});

test('a rated table has a clock and no options', async () => {
  visitor.me = { id: 'ada', name: 'Ada', login: 'ada', bot: false };
  router.search = '?with=friends';
  const body = await form('carthage');
  const choices = () => [...body.querySelectorAll<HTMLOptionElement>('details option')].map((option) => option.value);
  expect(choices()).toContain('none');
  const rated = [...body.querySelectorAll<HTMLLabelElement>('.tick')].find((label) => label.textContent!.includes('Rated'))!;
  rated.querySelector('input')!.click();
  flushSync();
  expect(body.querySelectorAll('details').length).toBe(1);
  expect(choices()).toEqual(['live', 'days']);
  expect(body.querySelector<HTMLSelectElement>('details select')!.value).toBe('live');
  expect(body.querySelector('details')!.open).toBe(true);
});

test.each(builtInGames)('%s: a bot has one of the levels of the game', async (game) => {
  botLevel.set(game, 'emperor' as Level);
  const body = await form(game);
  const select = body.querySelector<HTMLSelectElement>('select.level')!;
  expect([...select.options].map((option) => option.value)).toEqual(visitor.gameInfo(game)!.levels);
  expect(select.value).toBe(visitor.gameInfo(game)!.levels.at(-1));
});

test('a level is chosen before the server has described the game', async () => {
  const known = visitor.server!;
  const strongest = visitor.gameInfo('carthage')!.levels.at(-1)!;
  botLevel.set('carthage', strongest);
  visitor.server = null;
  const body = await form('carthage', false);
  visitor.server = known;
  flushSync();
  await vi.waitFor(() => expect(body.querySelector<HTMLSelectElement>('select.level')!.value).toBe(strongest));
});
