// @vitest-environment happy-dom
/** The places of cards in the hand. */
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { i18n } from '../../i18n/i18n.svelte';
import { Session } from '../../table/session.svelte';
import dale from '../../fixtures/dale.json';
import { preferences } from '../../app/preferences.svelte';
import type { Drafted, Offer, Seen } from '../../net/types';
import Hand from './Hand.svelte';
import type { Board, DaleView } from './view';

beforeAll(() => i18n.load('dale'));

const { scene, log } = structuredClone(dale.middle) as unknown as { scene: Seen; log: Board['log'] };
const seat = scene.you!;
const viewWith = (hand: string, turn: number): DaleView => {
  const view = structuredClone(scene.view) as unknown as DaleView;
  view.seats[seat]!.hand = hand;
  return { ...view, turn, open: [] };
};
const boardOf = (session: Session): Board => ({ session, names: ['Ada', 'Bot'], viewer: seat, log, description: {} }) as unknown as Board;

test('a look at the past leaves the hand of the present as it was', () => {
  const session = new Session('t');
  session.connection.scene = scene;
  const props = $state({ board: boardOf(session), view: viewWith('squ1 junk', 7), seat });
  const hand = mount(Hand, { target: document.body, props });
  const shown = (): string => {
    flushSync();
    return [...document.querySelectorAll<HTMLElement>('.hand [data-card]')].map((card) => card.dataset.card).join(' ');
  };
  expect(shown()).toBe('squ1 junk');
  props.view = viewWith('mac2 squ1 junk', 7);
  expect(shown(), 'a new card joins at the end').toBe('squ1 junk mac2');
  const marked = (): (string | undefined)[] => {
    flushSync();
    return [...document.querySelectorAll<HTMLElement>('.hand [data-card]:has(.new)')].map((card) => card.dataset.card);
  };
  expect(marked(), 'it is marked').toEqual(['mac2']);
  [session.playback.isStill, props.view] = [true, viewWith('mac4 squ1', 5)];
  expect(shown().split(' ').sort()).toEqual(['mac4', 'squ1']);
  [session.playback.isStill, props.view] = [true, viewWith('mac4 squ1 junk', 6)];
  expect(shown().split(' ').sort()).toEqual(['junk', 'mac4', 'squ1']);
  expect(marked(), 'nothing is new in the past').toEqual([]);
  [session.playback.isStill, props.view] = [false, viewWith('mac2 squ1 junk', 7)];
  expect(shown(), 'not sorted in the middle of a turn').toBe('squ1 junk mac2');
  props.view = viewWith('mac2 squ1 junk', 8);
  expect(shown(), 'sorted for the next turn').toBe('mac2 squ1 junk');
  expect(marked(), 'still, after a look at the past').toEqual(['mac2']);
  session.picks = [scene.offers[0]!];
  expect(marked(), 'until the next choice').toEqual([]);
  session.picks = [];
  props.view = viewWith('squ1 junk', 8);
  shown();
  session.connection.log = [{ version: 1, kind: 'tookback' } as Board['log'][number]];
  props.view = viewWith('mac2 squ1 junk', 8);
  expect([shown(), marked()], 'what is taken back is not new').toEqual(['squ1 junk mac2', []]);
  void unmount(hand);
});

/** A payment with four of these cards, in any order. */
const HELD = ['squ1', 'junk', 'junk', 'junk', 'mac2'];
const NEEDED = 4;
const offerOf = (card: string): Offer => ({ action: HELD.indexOf(card), say: `card ${card}`, group: { is: 'text', id: 'g' }, label: { is: 'text', id: 'l' }, sentence: { is: 'text', id: 's' } });
const without = (cards: string[], taken: string[]): string[] => taken.reduce((left, card) => left.toSpliced(left.indexOf(card), 1), cards);

/** Answers as the server does: squ1 asks for mac2 right after it, and where one kind of card is left, it is chosen. */
function answer(actions: number[]): Drafted {
  const picked = actions.map((action) => HELD[action]!);
  const all = [...picked];
  const forced: Drafted['forced'] = [];
  const force = (after: number, ...cards: string[]): unknown => (all.push(...cards), forced.push({ after, offers: cards.map(offerOf), why: null }));
  if (picked.includes('squ1') && !picked.includes('mac2') && picked.length < NEEDED) force(picked.indexOf('squ1') + 1, 'mac2');
  const left = without(HELD, all);
  if (new Set(left).size === 1 && all.length < NEEDED) force(picked.length, ...left.slice(0, NEEDED - all.length));
  const offers = all.length < NEEDED ? [...new Set(without(HELD, all))].map(offerOf) : [];
  return { ...({ t: 'drafted', version: 1, reveals: false, notes: [], warnings: [], summary: null } as unknown as Drafted), actions, picked: [], whole: all.length === NEEDED, offers, forced };
}

test.each(Array.from({ length: 40 }, (_, seed) => seed))('the cards that were clicked are chosen, in the order of the clicks (%i)', async (seed) => {
  let state = seed * 7919 + 1;
  const random = (below: number): number => (state = (state * 48271) % 2147483647) % below;
  preferences.confirming = 'always';
  const session = new Session('t');
  session.connection.scene = { ...scene, actor: seat, offers: [...new Set(HELD)].map(offerOf) };
  session.connection.draft = (actions) => new Promise((resolve) => setTimeout(() => resolve(answer(actions as number[]))));
  const hand = mount(Hand, { target: document.body, props: { board: boardOf(session), view: viewWith(HELD.join(' '), 7), seat } });
  flushSync();
  const cards = [...document.querySelectorAll<HTMLElement>('.hand [data-card]')];
  const isLifted = (card: HTMLElement): boolean => card.getAttribute('aria-pressed') === 'true';
  let mine: HTMLElement[] = [];
  for (let click = 0; click < 25; click += 1) {
    if (random(8) === 0) {
      session.clear(); // cancelled: an earlier choice leaves nothing behind
      mine = [];
    } else {
      const card = cards[random(cards.length)]!;
      const [wasLifted, wasOffered] = [isLifted(card), !!session.offer(`card ${card.dataset.card}`)];
      card.click();
      if (wasLifted) mine = mine.filter((each) => each !== card); // what was chosen for me stays
      else if (wasOffered) mine = [...mine, card];
    }
    flushSync();
    expect(mine.every(isLifted), 'at once').toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 2));
    flushSync();
    const told = (each: HTMLElement): string => `card ${each.dataset.card}`;
    expect(mine.every(isLifted)).toBe(true);
    expect(session.picks.filter(({ isForced }) => !isForced).map(({ say }) => say)).toEqual(mine.map(told));
    expect(cards.filter(isLifted).map(told).sort()).toEqual(session.picks.map(({ say }) => say).sort());
  }
  void unmount(hand);
});
