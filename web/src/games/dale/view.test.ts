import { expect, test } from 'vitest';
import type { LogLine, Offer } from '../../net/types';
import type { MadeChoice } from '../../table/session.svelte';
import { beginsAction, belongsInTray, cardOf, type DaleView, faceOf, type HandCard, handOf, keepPlaces, lastRoll, modelsOf, phrasesOf, type PlacedCard, sortHand, stackNumbers, throwsOf, usesOf } from './view';

const player = { seat: 'P1', hand_size: 3, deck_size: 4, discard: 'junk mac2', stall: ['mac1'], stacks: 1, hand: 'junk junk mac4' };
const view = {
  players: 2, active: 'P1', target: 'P2', question: 'payment',
  open: [{ card: 'cha1', as: 'mac1', value: 2, marks: ['settled'] }], laid: [], seats: [player, { ...player, seat: 'P2' }],
} as unknown as DaleView;
const offer = (say: string) => ({ say }) as Offer;

test('card faces and stacks come from the server', () => {
  expect(faceOf('mac5a')).toEqual({ deck: 'macaws', value: 5, type: 'technique', plus: true, copies: 1, rolls: false });
  expect(stackNumbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
test('offers that begin an action', () => {
  expect(beginsAction('technique', offer('play mac1'))).toBe(true);
  expect(beginsAction('technique', offer('roll oce1'))).toBe(false); // costs no action
  expect(beginsAction('inventory', offer('build'))).toBe(false);
});
test('the hand: equal cards are numbered, open cards come last', () =>
  expect(handOf(view, 0).map(({ reference, copy }) => `${reference} ${copy}`)).toEqual(['junk 0', 'junk 1', 'mac4 0', 'open1 0']));
test('open cards are in the active player’s hand only', () => expect(handOf({ ...view, active: 'P2' }, 0)).toHaveLength(3));
test('a copier in the active player’s hand says what it can become, until it has', () => {
  const junk = { reference: 'junk', card: 'junk', value: 1 };
  const copying = { ...view, copies: { cha1: [junk, { ...junk, reference: 'open2' }, { ...junk, card: 'cha1' }], open1: [junk] } } as DaleView;
  const [held, settled] = [{ reference: 'cha1', card: 'cha1', copy: 0, open: null }, handOf(view, 0).at(-1)!];
  expect([modelsOf(copying, 0, held), modelsOf(copying, 1, held), modelsOf(copying, 0, settled), modelsOf(view, 0, held)]).toEqual([[junk], [], [], []]);
});
test('cards of the hand stay where they are, new ones join at the end, and of equal cards the first leave', () => {
  const hand = (codes: string): HandCard[] =>
    codes.split(' ').map((code, copy, all) => ({ reference: code, card: code.replace('open1', 'mac4'), copy: all.slice(0, copy).filter((each) => each === code).length, open: null }));
  let keys = 0;
  const newKey = () => `${(keys += 1)}`;
  const told = (placed: PlacedCard[]) => placed.map(({ key, reference, copy }) => `${key} ${reference} ${copy}`);
  const before = keepPlaces([], hand('mac4 squ1 junk junk junk'), newKey);
  expect(told(before)).toEqual(['1 mac4 0', '2 squ1 0', '3 junk 0', '4 junk 1', '5 junk 2']);
  expect(told(keepPlaces(before, hand('squ1 junk open1'), newKey)), 'an open card keeps its place').toEqual(['1 open1 0', '2 squ1 0', '5 junk 0']);
  expect(told(keepPlaces(before, hand('mac4 squ1 junk junk'), newKey, ['4'])), 'the one that was clicked goes').toEqual(['1 mac4 0', '2 squ1 0', '3 junk 0', '5 junk 1']);
  const bought = keepPlaces(before, hand('mac2 mac4 squ1 junk junk'), newKey);
  expect(told(bought)).toEqual(['1 mac4 0', '2 squ1 0', '4 junk 0', '5 junk 1', '6 mac2 0']);
  expect(told(sortHand(bought, hand('mac2 mac4 squ1 junk junk')))).toEqual(['6 mac2 0', '1 mac4 0', '2 squ1 0', '4 junk 0', '5 junk 1']);
});
test('the tray holds choices that are neither in the hand nor in the market', () => {
  const hand = handOf(view, 0);
  expect(['pick mac1', 'as open1', 'number 3', 'player P2', 'card open2'].map((say) => belongsInTray(offer(say), hand))).not.toContain(false);
  expect(['card junk', 'card open1', 'buy +2', 'take +1', 'end'].map((say) => belongsInTray(offer(say), hand))).not.toContain(true);
});
test('the card of an offer', () =>
  expect(['pick squ3', 'pick top', 'as open1', 'take +1', 'player P2'].map((say) => cardOf(view, offer(say)))).toEqual(['squ3', 'mac2', 'mac1', null, null]));
test('a few words break between phrases, and neither after a letter nor before a number', () =>
  expect(['Throw 1 away, draw 1', 'Rzuć kostką i dodaj wynik', 'Stapel: waarde ±1'].map(phrasesOf)).toEqual([
    ['Throw\u00a01 away,', 'draw\u00a01'], ['Rzuć kostką i\u00a0dodaj wynik'], ['Stapel: waarde\u00a0±1'],
  ]));
test('the die stays until the turn ends', () => {
  const seat = { is: 'person', seat: 1 } as const;
  const rolled = { version: 7, texts: [{ is: 'text', id: 'dale-event-rolls', args: { seat, number: 3 } }] } as unknown as LogLine;
  const turn = { version: 8, texts: [{ is: 'text', id: 'dale-event-turn', args: { seat, turn: 2 } }] } as unknown as LogLine;
  expect(lastRoll([rolled])).toEqual({ seat: 1, number: 3, version: 7 });
  expect(lastRoll([rolled, turn])).toBeNull();
});

test('a card that pays and is thrown away is marked, the last of equal ones first', () => {
  const junk = ['1', '2'].map((key, copy) => ({ key, reference: 'junk', card: 'junk', copy }) as PlacedCard);
  const offer = (say: string, group: string) => ({ say, action: 1, group: { is: 'text', id: group } }) as unknown as MadeChoice;
  const [pay, away] = [offer('card junk', 'dale-group-card-pay'), offer('pick junk', 'dale-group-pick-junk')];
  const thrown = (...picks: MadeChoice[]) => [...throwsOf(junk, usesOf(junk, picks), picks).keys()];
  expect([thrown(pay, pay), thrown(pay, pay, away), thrown(pay, away, { ...away }), thrown(pay, pay, away, { ...away })]).toEqual([[], ['2'], ['1'], ['2', '1']]);
  expect(thrown(pay, offer('pick junk', 'dale-group-pick-take')), 'another question').toEqual([]);
});
