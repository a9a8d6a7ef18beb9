// @vitest-environment happy-dom
/** Every question that cards ask (`python -m tests.dale.questions`) can be answered on the board or next to the prompt. */
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Seen } from '../../net/types';
import { Session } from '../../table/session.svelte';
import { i18n } from '../../i18n/i18n.svelte';
import Board from './Board.svelte';
import { describedTable } from '../description';
import { plugin } from './index';
import questions from './questions.json';
import type { DaleDescription, DaleView } from './view';

beforeAll(() => i18n.load('dale'));

const CONTROLS = '.card-button.lit, .pile.lit, .actions .possible';

test.each(Object.entries(questions))('%s: every answer has a control', { timeout: 30_000 }, async (_, fixture) => {
  const scene = fixture as unknown as Seen;
  const session = new Session('t');
  session.connection.scene = scene;
  const picked = new Set<string>();
  vi.spyOn(session, 'pick').mockImplementation(async (offer) => void picked.add(offer.say));
  const props = { view: scene.view as DaleView, description: describedTable(scene) as DaleDescription, viewer: scene.you, names: session.names, log: [], session };
  const board = mount(Board, { target: document.body, props });
  flushSync();
  const spread = [...document.querySelectorAll<HTMLElement>('.tray button')];
  for (const control of [...document.querySelectorAll<HTMLElement>(CONTROLS), ...spread].filter((each) => !each.closest('[inert]'))) {
    control.click();
    flushSync();
    for (const choice of document.querySelectorAll<HTMLElement>('[role=menuitem]')) choice.click();
    document.querySelector<HTMLElement>('.veil')?.click();
    flushSync();
  }
  if (scene.offers.every(({ say }) => /^(player|number|end)\b/.test(say))) expect(document.querySelector('.stalls .tray'), 'the market stays in sight').toBeNull();
  const wanted = scene.offers.filter((offer) => plugin.isOnBoard(offer, props)).map((offer) => offer.say);
  expect([...picked].sort()).toEqual(wanted.sort());
  expect(document.body.textContent).not.toMatch(/⟦|undefined|NaN/);
  await unmount(board);
  document.body.replaceChildren();
});
