import { expect, test } from 'vitest';
import type { SeenWith } from '../gamePlugin';
import { cardAnimations } from './cardAnimations';
import type { DaleView } from './view';

type Seen = SeenWith<DaleView>;

const player = (changes: object = {}) => ({ hand_size: 5, deck_size: 5, discard: '', stall: [], stacks: 0, ...changes });
const mine = (hand: string, changes: object = {}) => player({ hand, hand_size: hand.split(' ').filter(Boolean).length, ...changes });
const slots = (cards: string) => cards.split(' ').map((card) => (card === '-' ? null : { card, price: 1 }));
const seen = (market: string, seats: object[], changes: object = {}) =>
  ({ you: 0, actor: 0, view: { market: slots(market), market_discard: '', active: 'P1', in_play: null, seats, ...changes } }) as unknown as Seen;
const moves = (before: Seen, after: Seen) => cardAnimations(before, after).map(({ from, to }) => `${short(from)} > ${short(to)}`);
const short = (selector: string) => selector.replace(/\[data-(?:zone|card|place|slot)="([^"]*)"\]/g, '$1 ').replace(/ +/g, ' ').trim();

test('a card that I buy comes from its slot with its price, and my payment goes to my discard pile', () =>
  expect(moves(seen('mac1 pan2', [mine('junk junk'), player()]), seen('mac1 -', [mine('pan2', { discard: 'junk junk' }), player()]))).toEqual([
    '.market 1 > hand-card pan2', 'hand-card junk > discard-0', 'hand-card junk > discard-0',
  ]));

test('opponents’ cards move from and to their hand as a whole', () => {
  const theirs = { active: 'P2' };
  expect(moves(seen('mac1', [mine('junk'), player()], theirs), seen('-', [mine('junk'), player({ discard: 'mac3' })], theirs))).toEqual([
    '.market 0 > hand-1', 'hand-1 > discard-1',
  ]);
});

test('market cards slide to cheaper slots with their prices, and new ones come from the deck', () =>
  expect(moves(seen('- pan2 rac3', [mine(''), player()]), seen('pan2 rac3 oce1', [mine(''), player()]))).toEqual([
    '.market 1 > .market 0', '.market 2 > .market 1', 'market-deck > market 2',
  ]));

test('a card thrown out of the market goes to its discard pile', () =>
  expect(moves(seen('pan2', [mine(''), player()]), seen('-', [mine(''), player()], { market_discard: 'pan2' }))).toEqual(['.market 0 > market-discard']));

test('a stack is built from the hand', () =>
  expect(moves(seen('-', [mine('mac1 junk'), player()]), seen('-', [mine('junk', { stall: ['mac1'], stacks: 1 }), player()]))).toEqual(['hand-card mac1 > stack-0-1']));

test('a technique leaves the in-play area', () =>
  expect(moves(seen('-', [mine('junk'), player()], { in_play: 'mac4' }), seen('-', [mine('junk', { discard: 'mac4' }), player()]))).toEqual(['in-play > discard-0']));

test('draws come from the deck', () =>
  expect(moves(seen('-', [mine('junk', { deck_size: 3 }), player()]), seen('-', [mine('junk mac2', { deck_size: 2 }), player({ deck_size: 4, hand_size: 6 })]))).toEqual([
    'deck-0 > hand-card mac2', 'deck-1 > hand-1',
  ]));

test('the top of a discard pile is stolen', () =>
  expect(moves(seen('-', [mine('junk'), player({ discard: 'mac1 pan5a' })]), seen('-', [mine('junk pan5a'), player({ discard: 'mac1' })]))).toEqual(['discard-1 > hand-card pan5a']));
