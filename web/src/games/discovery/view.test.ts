import { expect, test } from 'vitest';
import fixture from '../../fixtures/discovery.json';
import { expeditionsOf, incomesOf, playersWith } from './cardSet';
import { scoringWindow, CONTRACTS, countsForMission, initialsOf, pointsToCome, previewExpedition, runningOf, missionScore, type Expedition, type PlayerState, type View } from './view';

const middle = fixture.middle.scene.view as unknown as View;
const over = fixture.end.scene.view as unknown as View;
const me = middle.seats[1]!;
const expeditionOf = (name: string): Expedition => middle.expeditions.find(({ explorer }) => explorer === name)!;

test('the printed numbers are those of the server', () => {
  const printed = middle.expeditions.map(({ explorer, colour, limit, first, last }) => ({ explorer, colour, limit, first, last }));
  expect(expeditionsOf({})).toEqual(printed);
  expect(Object.fromEntries(CONTRACTS.map((contract) => [contract, incomesOf({}, contract)]))).toEqual(middle.incomes);
  expect(playersWith({}, 'half')).toContain(3);
});

test('a custom card set overrides the numbers it defines', () => {
  const options = { cards: { contracts: { 5: [1, 2, 3], B5: [7, 8, 9] }, missions: { 2: ['one', 'one', 'one', 'one'] } } };
  expect([incomesOf(options, 'R5'), incomesOf(options, 'B5'), incomesOf(options, 'R6')]).toEqual([[1, 2, 3], [7, 8, 9], [10, 13, 15]]);
  expect(playersWith(options, 'one')).toEqual([2, 4]);
  expect(playersWith(options, 'all')).toEqual([]);
});

test('a running contract, and one being loaded', () => {
  expect(runningOf('B5 2/3: B2 flagship:3')).toEqual({
    contract: 'B5', left: 2, turns: 3, isLoading: false, ships: [{ ship: 'B2', value: 2 }, { ship: 'flagship', value: 3 }],
  });
  expect(runningOf('B5 0/0: flagship B2')).toMatchObject({ isLoading: true, ships: [{ ship: 'flagship', value: 0 }, { ship: 'B2', value: 2 }] });
});

test('a ship of another colour than the first needs a Wild Ship card (E4)', () => {
  expect(previewExpedition(middle, me, expeditionOf('cartier'), 'W2')).toEqual({ value: 2, needsWild: true, isSame: false });
  expect(previewExpedition(middle, { ...me, wild: 0 }, expeditionOf('cartier'), 'W2')).toBeNull();
});
test('the first ship may have any colour and scores more in the card’s colour (E3, P4)', () =>
  expect(previewExpedition(middle, me, expeditionOf('columbus'), 'W2')).toEqual({ value: 2, needsWild: false, isSame: true }));
test('without room or coins no ship can be sent (E2, E5)', () => {
  expect(previewExpedition(middle, me, { ...expeditionOf('dias'), used: 2, chain: 'white' }, 'W2')).toBeNull();
  expect(previewExpedition(middle, { ...me, coins: 0 }, expeditionOf('columbus'), 'W2')).toBeNull();
});
test('with the option, a ship sent with a Wild Ship card scores like the others (U7)', () => {
  const view = { ...middle, options: { ...middle.options, wild_scoring: 'chain' } };
  const expedition = { ...expeditionOf('columbus'), chain: 'white' as const, used: 1 };
  expect(previewExpedition(view, me, expedition, 'R1')?.isSame).toBe(true);
  expect(previewExpedition(middle, me, expedition, 'R1')?.isSame).toBe(false);
});
test('a flagship sails in the chain’s colour if it has it, unless either colour scores (F4, U6)', () => {
  const idle: PlayerState = { ...me, flagship_at: 'idle', flagship: ['green', 'yellow'] };
  const expedition = { ...expeditionOf('ponce'), chain: 'yellow' as const };
  expect(previewExpedition(middle, idle, expedition, 'flagship')).toEqual({ value: 1, needsWild: false, isSame: false });
  const either = { ...middle, options: { ...middle.options, flagship_scoring: 'either' } };
  expect(previewExpedition(either, idle, expedition, 'flagship')?.isSame).toBe(true);
});

test('missions count ships, not transport (M2)', () => {
  const expedition = over.expeditions.find(({ explorer }) => explorer === 'vespucci')!;
  expect(['one', 'half', 'maj', 'all'].map((mission) => countsForMission(mission as 'one', expedition, 'P1'))).toEqual([true, false, false, false]);
  expect(missionScore(over, over.seats[0]!, over.seats[0]!.mission!)).toEqual({ count: 5, value: 0, points: 0 });
});
test('points still to come', () => expect(pointsToCome(middle, me)).toBe(7));
test('the window of purchases for a scoring card (1.5)', () => {
  expect(scoringWindow(middle, 'first')).toEqual({ from: 13, to: 19 });
  expect(scoringWindow(middle, 'last')).toEqual({ from: 26, to: 33 });
  expect(scoringWindow(over, 'first')).toBeNull();
});
test('players are abbreviated by initials, or else by numbers', () => expect(initialsOf(['Ada', 'Gisco', 'anna', ''])).toEqual(['1', 'G', '3', '4']));
