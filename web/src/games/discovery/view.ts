/** The server's view of a table, and what follows from it for the viewer. */
import type { GameView } from '../../net/types';
import { cardsOf } from '../notation';
export const COLOURS = ['red', 'yellow', 'blue', 'green', 'white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
const LETTERS = 'RYBGWK';
export const FLAGSHIP = 'flagship';
export const ACTIONS = ['take', 'accept', 'buy', 'send'] as const;
export type Action = (typeof ACTIONS)[number];
export type MissionKind = 'one' | 'half' | 'maj' | 'all';

/** A card that can be reserved, and by whom it is. */
export interface Reservable {
  reserved: string | null;
  expires: boolean;
}
export type OpenShip = (Reservable & { ship: string }) | null;
export type OpenContract = (Reservable & { contract: string }) | null;

export interface ExpeditionShip {
  owner: string;
  ship: string;
  colour: Colour;
  value: number;
}

export interface Expedition {
  explorer: string;
  colour: Colour;
  limit: number;
  /** Points for a ship of another colour, and for one of the card's colour. */
  first: [number, number];
  last: [number, number];
  chain: Colour | null;
  used: number;
  ships: ExpeditionShip[];
}

export interface PlayerState {
  seat: string;
  points: number;
  completed: number;
  idle: string;
  wild: number;
  reservations: number;
  hand_size: number;
  running: string[];
  flagship_at: 'idle' | 'contract' | 'expedition';
  coins?: number;
  hand?: string;
  mission?: MissionKind;
  flagship?: [Colour, Colour];
}

export interface View extends GameView {
  seat: string | null;
  players: number;
  options: Record<string, any>;
  turn: number;
  question: 'action' | 'ship' | 'value' | 'declare' | 'contract_ship' | 'duration' | 'over';
  actor: string | null;
  active: string;
  purchase_row: OpenShip[];
  filling_row: OpenShip[];
  piles: number[];
  unseen: string;
  first_scoring: 'hidden' | 'turned_up' | 'scored';
  first_turns: number;
  last_scoring: 'hidden' | 'turned_up';
  turns_left: number;
  display: OpenContract[];
  deck_size: number;
  incomes: Record<string, number[]>;
  contract_track: number[];
  missions: Partial<Record<MissionKind, number>>;
  done: Action[];
  current: Action | 'none';
  target: number;
  due: number;
  expeditions: Expedition[];
  seats: PlayerState[];
  deck?: string;
}

/** The colour of a ship or contract, and its transport value or load. */
export const colourOf = (card: string): Colour => COLOURS[LETTERS.indexOf(card[0]!)]!;
export const sizeOf = (card: string): number => Number(card[1]);
export const priceOf = (ship: string): number => sizeOf(ship) + 2;
export const crewOf = (ship: string): number => (ship === FLAGSHIP ? 2 : 1);
export const shipId = (ship: string): string => (ship === FLAGSHIP ? 'discovery-card-flagship' : `discovery-card-ship-${ship}`);
export const contractId = (contract: string): string => `discovery-card-contract-${contract}`;
export const explorerId = (explorer: string): string => `discovery-card-expedition-${explorer}`;

export const SHIPS = [...LETTERS].flatMap((letter) => [1, 2, 3].map((size) => `${letter}${size}`));
export const CONTRACTS = [...LETTERS].flatMap((letter) => [3, 4, 5, 6].map((size) => `${letter}${size}`));

/** Ships on neither an expedition nor a contract, the flagship last. */
export const fleetOf = (player: PlayerState): string[] => [...cardsOf(player.idle), ...(player.flagship_at === 'idle' ? [FLAGSHIP] : [])];

/** A contract that is running or being loaded. */
export interface Running {
  contract: string;
  left: number;
  turns: number;
  ships: { ship: string; value: number }[];
  isLoading: boolean;
}

/** Parses a contract such as "B5 2/3: B2 flagship:3". A flagship being loaded has no value yet. */
export function runningOf(text: string): Running {
  const colon = text.indexOf(':');
  const [contract, times] = text.slice(0, colon).split(' ') as [string, string];
  const [left, turns] = times.split('/').map(Number) as [number, number];
  const ships = cardsOf(text.slice(colon + 1)).map((each) => {
    const [ship, value] = each.split(':') as [string, string?];
    return { ship, value: ship === FLAGSHIP ? Number(value ?? 0) : sizeOf(ship) };
  });
  return { contract, left, turns, ships, isLoading: turns === 0 };
}

/** Whether a player's ship has a colour; a flagship has two. */
export const hasColour = (player: PlayerState, ship: string, colour: Colour): boolean =>
  ship === FLAGSHIP ? !!player.flagship?.includes(colour) : colourOf(ship) === colour;

/** What the viewer's ship would do on an expedition. */
export interface ExpeditionPreview {
  value: number;
  needsWild: boolean;
  /** Whether it would earn the points for the card's colour. */
  isSame: boolean;
}

/** Null if the ship does not fit. A flagship is previewed with its smallest value. */
export function previewExpedition(view: View, player: PlayerState, expedition: Expedition, ship: string): ExpeditionPreview | null {
  const value = ship === FLAGSHIP ? 1 : sizeOf(ship);
  const needsWild = expedition.chain !== null && !hasColour(player, ship, expedition.chain);
  const isPossible = expedition.used + value <= expedition.limit && (!needsWild || player.wild > 0) && (player.coins ?? 0) >= crewOf(ship);
  return isPossible ? { value, needsWild, isSame: earnsSame(view, player, expedition, ship, needsWild) } : null;
}

function earnsSame(view: View, player: PlayerState, expedition: Expedition, ship: string, needsWild: boolean): boolean {
  if (needsWild && view.options.wild_scoring === 'chain') return expedition.chain === expedition.colour;
  if (ship !== FLAGSHIP) return colourOf(ship) === expedition.colour;
  const isBound = expedition.chain !== null && !needsWild && view.options.flagship_scoring !== 'either';
  return isBound ? expedition.chain === expedition.colour : hasColour(player, FLAGSHIP, expedition.colour);
}

/** Whether an expedition counts for a player's mission. */
export function countsForMission(mission: MissionKind, expedition: Expedition, seat: string): boolean {
  const own = expedition.ships.filter((ship) => ship.owner === seat).length;
  const others = expedition.ships.length - own;
  return own > 0 && { one: true, half: own >= others, maj: own > others, all: others === 0 }[mission];
}

export interface MissionScore {
  count: number;
  value: number;
  points: number;
}

/** A mission's score now: the expeditions that count, times the value on the contract track. */
export function missionScore(view: View, player: PlayerState, mission: MissionKind): MissionScore {
  const count = view.expeditions.filter((expedition) => countsForMission(mission, expedition, player.seat)).length;
  const value = view.contract_track[player.completed] ?? 0;
  return { count, value, points: count * value };
}

/** What a player's ships will still earn where they are. */
export function pointsToCome(view: View, player: PlayerState): number {
  if (view.question === 'over') return 0;
  let sum = 0;
  for (const expedition of view.expeditions) {
    for (const ship of expedition.ships.filter((each) => each.owner === player.seat)) {
      const either = ship.ship === FLAGSHIP && view.options.flagship_scoring === 'either' && hasColour(player, FLAGSHIP, expedition.colour);
      const row = either || ship.colour === expedition.colour ? 1 : 0;
      sum += expedition.last[row] + (view.first_scoring === 'scored' ? 0 : expedition.first[row]);
    }
  }
  return sum;
}

const PILED = 32; // ships in the piles at the start
const SCORING_PILES = { first: 2, last: 4 } as const;
export type Scoring = keyof typeof SCORING_PILES;

export const purchases = (view: View): number => PILED - cardsOf(view.unseen).length;

/** The purchases with which a scoring card can appear, by public information; null if it has appeared. */
export function scoringWindow(view: View, scoring: Scoring): { from: number; to: number } | null {
  if (view[`${scoring}_scoring`] !== 'hidden') return null;
  const pile = view.piles[SCORING_PILES[scoring]]!;
  const safe = scoring === 'first' ? view.piles[0]! + view.piles[1]! : cardsOf(view.unseen).length - (pile - 1);
  const made = purchases(view);
  return { from: made + safe + 1, to: made + safe + pile };
}

/** Abbreviations of player names on the chart: an initial if it is unique, or else the seat number. */
export function initialsOf(names: string[]): string[] {
  const first = names.map((name) => [...name.trim()][0]?.toUpperCase() ?? '');
  return first.map((letter, seat) => (letter && first.indexOf(letter) === first.lastIndexOf(letter) ? letter : String(seat + 1)));
}
