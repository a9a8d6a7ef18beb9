// @vitest-environment happy-dom
/** Players see names and pictures; codes such as "R5" are for the terminal and for records. */
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { i18n } from '../i18n/i18n.svelte';
import { Translator } from '../i18n/translator';
import type { LogLine, Seen } from '../net/types';
import Log from '../table/Log.svelte';
import MoveList from '../table/MoveList.svelte';
import ScoreSheet from '../table/ScoreSheet.svelte';
import { Session } from '../table/session.svelte';
import { describedTable } from './description';
import { builtInGames, loadGamePlugin, type BoardProps } from './gamePlugin';

interface Fixture {
  scene: Seen;
  log: LogLine[];
}
const fixtures = import.meta.glob<Record<'middle' | 'end', Fixture>>('../fixtures/*.json', { eager: true, import: 'default' });

/** The codes of a game's cards. Explorers' short names are no codes: they have no number. */
const codesOf = (game: string): string[] =>
  [...readFileSync(`../src/emporion/locales/en/${game}.ftl`, 'utf-8').matchAll(/^ {4}\.code = (\S*\d\S*)$/gm)].map(([, code]) => code!);

let mounted: ReturnType<typeof mount>[] = [];
beforeAll(async () => {
  await i18n.load(...builtInGames);
  Element.prototype.animate ??= () => ({ finished: Promise.resolve(), cancel() {} }) as unknown as Animation;
});
afterEach(() => {
  for (const each of mounted.splice(0)) void unmount(each);
  document.body.replaceChildren();
});

function render<Props extends Record<string, any>>(component: Component<Props>, props: Props): void {
  mounted.push(mount(component, { target: document.body, props }));
  flushSync();
}

/** Every text on the page, with what screen readers get. */
function texts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) found.push((walker.currentNode as Text).data);
  for (const element of document.querySelectorAll('[aria-label], [title]')) found.push(element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? '');
  return found;
}

const codesIn = (codes: string[]): string[] => texts().filter((text) => text.split(/[\s,.;:()]+/).some((word) => codes.includes(word)));

test.each(builtInGames)('%s shows no codes', { timeout: 60_000 }, async (game) => {
  const codes = codesOf(game);
  expect(codes.length).toBeGreaterThan(10);
  const plugin = await loadGamePlugin(game);
  for (const when of ['middle', 'end'] as const) {
    const { scene, log } = structuredClone(fixtures[`../fixtures/${game}.json`]![when]);
    const session = new Session('t');
    session.connection.scene = scene;
    const names = scene.seats.map((seat) => seat.name);
    const translator = new Translator(i18n.bundle, names, scene.you);
    const board: BoardProps = { view: scene.view!, description: describedTable(scene), viewer: session.seat, names, log, session };
    render(plugin.Board, board);
    for (const seat of names.keys()) render(plugin.PlayerPanel, { board, seat });
    render(plugin.MemoryAid, { view: scene.view!, names });
    render(Log, { lines: log, translator });
    render(MoveList, { session });
    if (scene.ending) render(ScoreSheet, { ending: scene.ending, translator, names });
  }
  expect(texts().length).toBeGreaterThan(100);
  expect(codesIn(codes)).toEqual([]);
  document.body.append(`Take ${codes[0]} now`); // the check finds codes
  expect(codesIn(codes)).toHaveLength(1);
});
