/** The printed numbers of the cards, for use outside a table, and which of them are known. The others are reconstructed. */
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
/** The first flagship, as an example. */
export const A_FLAGSHIP: [Colour, Colour] = ['red', 'blue'];

/** A template for owners of the printed cards. */
export const TEMPLATE = { expeditions: EXPEDITIONS, contracts: INCOMES };

type Options = Record<string, any>;
const ownSet = (options: Options): Record<string, any> | null => (typeof options.cards === 'object' ? options.cards : null);

/** Whether a table uses the reconstructed numbers. */
export const isReconstructed = (options: Options): boolean => ownSet(options) === null;

export const expeditionsOf = (options: Options): ExpeditionCard[] => ownSet(options)?.expeditions ?? EXPEDITIONS;

/** A contract's income for 1, 2 and 3 turns. A set may define it per load or per card. */
export function incomesOf(options: Options, contract: string): number[] {
  const load = contract[1]!;
  const own = ownSet(options)?.contracts ?? {};
  return own[contract] ?? own[load] ?? INCOMES[load]!;
}

/** The numbers of players with which a mission is used. */
export function playersWith(options: Options, mission: MissionKind): number[] {
  const own: Record<string, string[]> = ownSet(options)?.missions ?? {};
  return [2, 3, 4].filter((players) => own[players]?.includes(mission) ?? MISSIONS[mission].includes(players));
}

const KNOWN_NAMES = ['dias', 'vespucci', 'dagama', 'columbus', 'magellan', 'drake'];

/** What is known about an expedition: its limit, only its name, or nothing. */
export const knownOf = (explorer: string): 'limit' | 'name' | 'none' =>
  explorer === 'abreu' ? 'limit' : KNOWN_NAMES.includes(explorer) ? 'name' : 'none';

/** One contract is known to pay ten coins for two turns; that it is this one is a guess. */
export const isIncomeKnown = (contract: string, turns: number): boolean => contract[1] === '5' && turns === 2;
