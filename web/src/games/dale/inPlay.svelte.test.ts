// @vitest-environment happy-dom
/** The lines about the turn. */
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { i18n } from '../../i18n/i18n.svelte';
import questions from './questions.json';
import type { Seen } from '../../net/types';
import InPlay from './InPlay.svelte';
import type { Board, DaleView } from './view';

beforeAll(() => i18n.load('dale'));

test('a roll of the die leaves what one can pay in sight', () => {
  const scene = questions.action as unknown as Seen;
  const rolled = { version: 7, texts: [{ is: 'text', id: 'dale-event-rolls', args: { seat: { is: 'person', seat: scene.you! }, number: 3 } }] };
  const board = { names: ['Ada', 'Bot'], viewer: scene.you, log: [] as unknown[], description: {} };
  const props = $state({ board: board as unknown as Board, view: { ...scene.view, purse: 6 } as unknown as DaleView });
  const place = mount(InPlay, { target: document.body, props });
  const told = (): string[] => {
    flushSync();
    return ['.purse', '.roll'].map((each) => document.querySelector(each)?.textContent ?? '');
  };
  expect(told()).toEqual([expect.stringContaining('6'), '']);
  props.board = { ...board, log: [rolled] } as unknown as Board;
  props.view = { ...props.view, purse: 9 };
  expect(told()).toEqual([expect.stringContaining('9'), expect.stringContaining('3')]);
  void unmount(place);
});
