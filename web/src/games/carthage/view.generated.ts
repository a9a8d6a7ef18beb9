// Written by `npm run types`. Do not edit.

/** A card's face. */
export interface CarthageCard {
  colour: "blue" | "green" | "red" | "yellow";
  value: number;
  icons: number;
  copies: number;
}

export interface CarthageDescription {
  cards: Record<string, CarthageCard>;
  topics: string[];
  help_arguments: Record<string, number | string>;
  route: Space[];
}

export interface CarthageSeat {
  seat: string;
  hand_size: number;
  goods: string;
  stored: string;
  tokens: Record<"red" | "blue" | "yellow" | "green", number>;
  token_count: number;
  tokens_missing: number;
  near_end: boolean;
  marker: "farm" | "free" | "market";
  available: string;
  price: number;
  trader_pile_about: number;
  reserved?: string;
  hand?: string;
  coins?: number;
  affordable?: boolean;
  unknown_to_others?: string;
  points?: number;
  at_risk?: string;
  rank?: number;
}

export interface CarthageView {
  seat: string | null;
  remembered: boolean;
  players: number;
  options: Record<string, unknown>;
  turn: number;
  reveals: number;
  actor: string | null;
  seats: CarthageSeat[];
  phase: "action" | "over" | "pay" | "protect" | "token";
  active: string;
  starter: string;
  ships: Record<"red" | "blue" | "yellow" | "green", number>;
  route: Space[];
  market: string;
  farm: string;
  pile_size: number;
  discard_size: number;
  discard_top: string | null;
  end_tokens: number;
  discard?: string;
  unseen?: string;
  unseen_victory_cards?: number;
  unseen_before_first_reshuffle?: string;
  known_victory_cards?: string;
  still_due?: number;
  payments?: Record<string, Payment>;
  protecting?: "blue" | "green" | "red" | "yellow";
  purchase?: Purchase;
  protection?: Protection;
  picked?: string;
  paid?: number;
  tie_broken?: boolean;
}

/** What one more card would pay (B2-B4). */
export interface Payment {
  value: number;
  over: number;
}

/** The actor's decision about the goods of one colour (1.9 step 3). */
export interface Protection {
  raided: boolean;
  goods: string;
  stores?: Record<string, string>;
}

/** What would follow if the viewer bought the Market now. */
export interface Purchase {
  voyages: Voyage[];
  payday: boolean;
  sales: Sale[];
  enders: string[];
  raided: ("blue" | "green" | "red" | "yellow")[];
  risks: Risk[];
}

/** Goods of one colour that pirates would take from the viewer unless stored (1.9 step 3). */
export interface Risk {
  colour: "blue" | "green" | "red" | "yellow";
  cards: string;
}

/** What the viewer would sell of one colour (1.9 step 1). */
export interface Sale {
  colour: "blue" | "green" | "red" | "yellow";
  cards: number;
  price: number;
  points: number;
}

/** A space of the sea route. Several spaces of a kind are numbered from 1. */
export interface Space {
  kind: "alexandria" | "carthage" | "coast" | "cyrenaica" | "pirates";
  number: number;
}

/** How far a ship would sail (1.8). */
export interface Voyage {
  colour: "blue" | "green" | "red" | "yellow";
  from: number;
  to: number;
  arrives: boolean;
}
