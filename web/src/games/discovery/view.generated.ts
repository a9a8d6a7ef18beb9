// Written by `npm run types`. Do not edit.

/** The ships that are on no expedition and no contract, and what they earn if they are at the end (L6). */
export interface AtHome {
  ships: number;
  points: number;
}

/** A contract's face. */
export interface ContractCard {
  colour: "black" | "blue" | "green" | "red" | "white" | "yellow";
  load: number;
  incomes: number[];
  guesses: number[];
  fleet: string[];
}

export interface DiscoveryDescription {
  cards: Record<string, ShipCard>;
  topics: string[];
  help_arguments: Record<string, number | string>;
  flagship: FlagshipCard;
  contracts: Record<string, ContractCard>;
  expeditions: ExpeditionCard[];
  missions: Record<"one" | "half" | "maj" | "all", number[]>;
  reconstructed: boolean;
  scoring_piles: Record<string, number>;
}

export interface DiscoverySeat {
  seat: string;
  points: number;
  to_come: number;
  completed: number;
  idle: string;
  fleet: string;
  wild: number;
  reservations: number;
  hand_size: number;
  running: string[];
  contracts: RunningContract[];
  flagship_at: "contract" | "expedition" | "idle";
  coins?: number;
  hand?: string;
  mission?: "all" | "half" | "maj" | "one";
  mission_score?: MissionScore;
  at_home?: AtHome;
  flagship?: ["black" | "blue" | "green" | "red" | "white" | "yellow", "black" | "blue" | "green" | "red" | "white" | "yellow"];
  rank?: number;
}

export interface DiscoveryView {
  seat: string | null;
  remembered: boolean;
  players: number;
  options: Record<string, unknown>;
  turn: number;
  reveals: number;
  actor: string | null;
  seats: DiscoverySeat[];
  question: "action" | "contract_ship" | "declare" | "duration" | "over" | "ship" | "value";
  active: string;
  starter: string;
  purchase_row: (OpenShip | null)[];
  filling_row: (OpenShip | null)[];
  piles: number[];
  next_pile: number | null;
  unseen: string;
  purchases: number;
  first_scoring: "hidden" | "scored" | "turned_up";
  first_turns: number;
  first_window?: Window;
  last_scoring: "hidden" | "turned_up";
  last_window?: Window;
  stalled: boolean;
  turns_left: number;
  further_turns?: number;
  idle_turns: number;
  stall_rounds?: number;
  display: (OpenContract | null)[];
  deck_size: number;
  gone: string;
  incomes: Record<string, number[]>;
  contract_track: number[];
  missions: Record<"one" | "half" | "maj" | "all", number>;
  done: ("accept" | "buy" | "none" | "send" | "take")[];
  actions_left: number;
  current: "accept" | "buy" | "none" | "send" | "take";
  target: number;
  sending_to: string | null;
  due: number;
  expeditions: Expedition[];
  deck?: string;
  ongoing?: "accept" | "buy" | "none" | "send" | "take";
  ready?: string;
  change?: (number | null)[];
  accept_obstacle?: "coins" | "hand";
  carriers?: Record<string, string>;
  sending?: Sending;
  loading?: Loading;
  picked?: string[];
  tie_broken?: boolean;
}

/** An expedition, its ships, and in the viewer's turn the ships that it would take. */
export interface Expedition {
  explorer: string;
  colour: "black" | "blue" | "green" | "red" | "white" | "yellow";
  limit: number;
  first: [number, number];
  last: [number, number];
  chain: "black" | "blue" | "green" | "red" | "white" | "yellow" | null;
  used: number;
  room: number;
  ships: ExpeditionShip[];
  takes?: string;
  wild_ships?: string;
  same_ships?: string;
  obstacle?: ExpeditionObstacle;
  capacities?: [number, number][];
}

/** An expedition's face. */
export interface ExpeditionCard {
  explorer: string;
  colour: "black" | "blue" | "green" | "red" | "white" | "yellow";
  limit: number;
  first: [number, number];
  last: [number, number];
  known: "limit" | "name" | "none";
}

/** Why the viewer can send no ship on an expedition. */
export interface ExpeditionObstacle {
  reason: "colour" | "crew" | "room";
  ship?: string;
}

/** A ship on an expedition. */
export interface ExpeditionShip {
  owner: string;
  ship: string;
  colour: "black" | "blue" | "green" | "red" | "white" | "yellow";
  value: number;
}

/** What all flagships have in common. */
export interface FlagshipCard {
  transports: number[];
  transport: number;
  crew: number;
  colours: ["black" | "blue" | "green" | "red" | "white" | "yellow", "black" | "blue" | "green" | "red" | "white" | "yellow"];
}

/** A ship on a contract. */
export interface LoadedShip {
  ship: string;
  value: number;
}

/** The contract for which the viewer chooses ships and a duration. */
export interface Loading {
  contract: string;
  ships: string;
  crew: number;
  wild: number;
  terms: Term[];
  wild_ships: string;
  obstacles: Record<string, "colour" | "crew" | "order" | "size">;
}

/** What a mission is worth now: the expeditions that fulfil it, times the value on the contract track. */
export interface MissionScore {
  count: number;
  value: number;
  points: number;
}

/** A contract in the display. */
export interface OpenContract {
  contract: string;
  reserved: string | null;
  expires: boolean;
}

/** A ship in the market. */
export interface OpenShip {
  ship: string;
  reserved: string | null;
  expires: boolean;
  price: number;
}

/** What sending a ship on the chosen expedition would cost and earn. */
export interface Prospect {
  crew: number;
  wild: boolean;
  points: Record<string, [number, number]>;
  obstacle?: "colour" | "crew" | "room";
}

/** A contract that is running or being loaded. */
export interface RunningContract {
  contract: string;
  left: number;
  duration: number;
  ships: LoadedShip[];
  income?: number;
}

/** The viewer's choice of a ship for the chosen expedition. */
export interface Sending {
  prospects: Record<string, Prospect>;
  transport?: number;
  colour?: "black" | "blue" | "green" | "red" | "white" | "yellow";
}

/** A ship's face. */
export interface ShipCard {
  colour: "black" | "blue" | "green" | "red" | "white" | "yellow";
  transport: number;
  price: number;
  crew: number;
  copies: number;
}

/** A duration of the contract that is being loaded. */
export interface Term {
  turns: number;
  income: number;
  profit: number;
  finishes: boolean;
}

/** When a scoring card can appear, counted from the piles, which are public. */
export interface Window {
  safe: number;
  cards: number;
  start: number;
  end: number;
}
