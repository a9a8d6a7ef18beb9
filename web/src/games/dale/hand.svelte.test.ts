// @vitest-environment happy-dom
/** The places of cards in the hand. */
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { i18n } from '../../i18n/i18n.svelte';
import { Session } from '../../table/session.svelte';
import dale from '../../fixtures/dale.json';
import type { Seen } from '../../net/types';
import Hand from './Hand.svelte';
import type { Board, DaleView } from './view';

beforeAll(() => i18n.load('dale'));

test('a look at the past leaves the hand of the present as it was', () => {
  const { scene, log } = structuredClone(dale.middle) as unknown as { scene: Seen; log: Board['log'] };
  const seat = scene.you!;
  const viewWith = (hand: string, turn: number): DaleView => {
    const view = structuredClone(scene.view) as unknown as DaleView;
    view.seats[seat]!.hand = hand;
    return { ...view, turn, open: [] };
  };
  const session = new Session('t');
  session.connection.scene = scene;
  const board = { session, names: ['Ada', 'Bot'], viewer: seat, log, description: {} } as unknown as Board;
  const props = $state({ board, view: viewWith('squ1 junk', 7), seat });
  const hand = mount(Hand, { target: document.body, props });
  const shown = (): string => {
    flushSync();
    return [...document.querySelectorAll<HTMLElement>('.hand [data-card]')].map((card) => card.dataset.card).join(' ');
  };
  expect(shown()).toBe('squ1 junk');
  props.view = viewWith('mac2 squ1 junk', 7);
  expect(shown(), 'a new card joins at the end').toBe('squ1 junk mac2');
  [session.playback.isStill, props.view] = [true, viewWith('mac4 squ1', 5)];
  expect(shown().split(' ').sort()).toEqual(['mac4', 'squ1']);
  [session.playback.isStill, props.view] = [true, viewWith('mac4 squ1 junk', 6)];
  expect(shown().split(' ').sort()).toEqual(['junk', 'mac4', 'squ1']);
  [session.playback.isStill, props.view] = [false, viewWith('mac2 squ1 junk', 7)];
  expect(shown(), 'not sorted in the middle of a turn').toBe('squ1 junk mac2');
  props.view = viewWith('mac2 squ1 junk', 8);
  expect(shown(), 'sorted for the next turn').toBe('mac2 squ1 junk');
  void unmount(hand);
});
