/** What is printed on the cards, where no table says it; and which of it is known. All else had to be reconstructed. */
import type { Colour, MissionKind } from './view';

export interface ExpeditionCard {
  explorer: string;
  colour: Colour;
  limit: number;
  first: [number, number];
  last: [number, number];
}

const card = (explorer: string, colour: Colour, limit: number, first: [number, number], last: [number, number]): ExpeditionCard => ({
  explorer, colour, limit, first, last,
});

/** The set `reconstructed-1`, which never changes. */
const EXPEDITIONS: ExpeditionCard[] = [
  card('dias', 'blue', 3, [3, 5], [2, 5]),
  card('abreu', 'white', 3, [2, 3], [3, 6]),
  card('cabral', 'green', 4, [2, 5], [2, 4]),
  card('verrazzano', 'yellow', 4, [1, 3], [3, 6]),
  card('cabot', 'black', 5, [2, 4], [2, 4]),
  card('drake', 'red', 5, [1, 2], [3, 6]),
  card('vespucci', 'red', 6, [2, 4], [2, 4]),
  card('cartier', 'black', 6, [1, 2], [2, 5]),
  card('dagama', 'yellow', 7, [2, 4], [1, 3]),
  card('ponce', 'green', 7, [1, 2], [2, 5]),
  card('columbus', 'white', 8, [2, 4], [1, 3]),
  card('magellan', 'blue', 8, [1, 2], [2, 4]),
];
const INCOMES: Record<string, number[]> = { 3: [4, 6, 7], 4: [6, 8, 10], 5: [8, 10, 12], 6: [10, 13, 15] };
const MISSIONS: Record<MissionKind, number[]> = { one: [4], half: [3, 4], maj: [2, 3], all: [2] };
/** The first of the flagships, for a picture of one. */
export const A_FLAGSHIP: [Colour, Colour] = ['red', 'blue'];

/** A set to begin with, for those who have the printed cards. */
export const TEMPLATE = { expeditions: EXPEDITIONS, contracts: INCOMES };

type Options = Record<string, any>;
const ownSet = (options: Options): Record<string, any> | null => (typeof options.cards === 'object' ? options.cards : null);

/** Whether a table is played with the numbers that we had to reconstruct. */
export const isReconstructed = (options: Options): boolean => ownSet(options) === null;

export const expeditionsOf = (options: Options): ExpeditionCard[] => ownSet(options)?.expeditions ?? EXPEDITIONS;

/** What a contract pays for 1, 2 and 3 turns; a set may say it for a load, or for a single card. */
export function incomesOf(options: Options, contract: string): number[] {
  const load = contract[1]!;
  const own = ownSet(options)?.contracts ?? {};
  return own[contract] ?? own[load] ?? INCOMES[load]!;
}

/** The numbers of players whose set has a mission. */
export function playersWith(options: Options, mission: MissionKind): number[] {
  const own: Record<string, string[]> = ownSet(options)?.missions ?? {};
  return [2, 3, 4].filter((players) => own[players]?.includes(mission) ?? MISSIONS[mission].includes(players));
}

const KNOWN_NAMES = ['dias', 'vespucci', 'dagama', 'columbus', 'magellan', 'drake'];

/** What is known about an expedition: its limit, only its name, or nothing. */
export const knownOf = (explorer: string): 'limit' | 'name' | 'none' =>
  explorer === 'abreu' ? 'limit' : KNOWN_NAMES.includes(explorer) ? 'name' : 'none';

/** Some contract pays ten coins for two turns; that it is this one is a guess. */
export const isIncomeKnown = (contract: string, turns: number): boolean => contract[1] === '5' && turns === 2;
