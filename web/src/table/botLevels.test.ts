/** The levels that pages offer: those that the game has. */
import { beforeEach, expect, test } from 'vitest';
import { botLevel } from '../app/botLevel.svelte';
import { visitor } from '../app/visitor.svelte';
import type { GameInfo, ServerInfo } from '../net/types';
import { chosenLevel, levelsOf, type Level } from './botLevels';

const FOUR: Level[] = ['apprentice', 'trader', 'merchant', 'magnate'];
const SIX: Level[] = [...FOUR, 'master', 'grandmaster'];
const game = (name: string, levels: Level[]): GameInfo => ({ name, levels }) as GameInfo;

beforeEach(() => {
  visitor.server = { games: [game('learned', SIX), game('plain', FOUR)] } as ServerInfo;
  botLevel.forget();
});

test('a game offers its own levels, and one that is not known yet none', () => {
  expect([levelsOf('learned'), levelsOf('plain'), levelsOf('unknown')]).toEqual([SIX, FOUR, []]);
});

test('a chosen level stays while the game is not known', () => {
  botLevel.set('unknown', 'master');
  expect(chosenLevel('unknown')).toBe('master');
});

test('nothing is chosen before the user was asked', () => {
  expect(chosenLevel('learned')).toBeNull();
});

test('a chosen level that the game lacks becomes its strongest', () => {
  for (const name of ['learned', 'plain']) botLevel.set(name, 'master');
  expect([chosenLevel('learned'), chosenLevel('plain')]).toEqual(['master', 'magnate']);
  botLevel.set('plain', 'trader');
  expect(chosenLevel('plain')).toBe('trader');
});

test('a level of another version becomes the strongest, too', () => {
  botLevel.take({ levels: { learned: 'emperor' as Level } });
  expect(chosenLevel('learned')).toBe('grandmaster');
});
