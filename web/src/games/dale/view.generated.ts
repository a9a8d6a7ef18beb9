// Written by `npm run types`. Do not edit.

/** A card's face. */
export interface DaleCard {
  deck: "chameleons" | "junk" | "macaws" | "ocelots" | "pandas" | "raccoons" | "squirrels";
  value: number;
  type: "copier" | "junk" | "passive" | "technique";
  plus: boolean;
  copies: number;
  rolls: boolean;
}

export interface DaleDescription {
  cards: Record<string, DaleCard>;
  topics: string[];
  help_arguments: Record<string, number | string>;
  decks: Record<"macaws" | "pandas" | "raccoons" | "squirrels" | "ocelots" | "chameleons", DeckFacts>;
  deck_counts: Record<string, number>;
  stacks: number;
  surcharges: number[];
}

export interface DaleSeat {
  seat: string;
  hand_size: number;
  deck_size: number;
  discard: string;
  stall: string[];
  stacks: number;
  next_stack: number;
  hand?: string;
  deck_top?: string;
  rank?: number;
}

export interface DaleView {
  seat: string | null;
  remembered: boolean;
  players: number;
  options: Record<string, unknown>;
  turn: number;
  reveals: number;
  actor: string | null;
  seats: DaleSeat[];
  decks: ("chameleons" | "macaws" | "ocelots" | "pandas" | "raccoons" | "squirrels")[];
  order_matters: boolean;
  question: "action" | "before_delivery" | "discarded_card" | "end_of_turn" | "extra_stack" | "guess" | "hand_card" | "identity" | "inventory" | "junk_away" | "looked_card" | "market_card" | "market_order" | "more_cookies" | "new_value" | "nothing" | "opponent" | "payment" | "stack" | "stack_card" | "stall_card" | "victim" | "worth";
  purpose?: "build" | "cookies" | "discard" | "give" | "hide" | "junk" | "keep" | "pay" | "put-on-top" | "slip" | "take" | "take-stall" | "throw" | "throw-discarded" | "throw-first" | "throw-market" | "throw-one";
  agenda: ("nothing" | "action" | "before_delivery" | "end_of_turn" | "more_cookies" | "extra_stack" | "payment" | "junk_away" | "stack_card" | "inventory" | "identity" | "worth" | "hand_card" | "looked_card" | "market_card" | "market_order" | "discarded_card" | "opponent" | "victim" | "stack" | "stall_card" | "guess" | "new_value" | "delivery" | "refill_hand" | "copy_cookies" | "refill_market" | "end_turn" | "tidy_away" | "discard_hand" | "discard_in_order" | "throw_top_away" | "use_to_pay" | "lay_to_pay" | "take_bought_card" | "throw_paid_junk" | "discard_payment" | "use_in_stack" | "lay_in_stack" | "lay_with_value" | "play_technique" | "end_technique" | "swift_broker" | "swift_broker_draws" | "shattered_relic" | "shattered_relic_throws" | "spyglass" | "spyglass_keeps" | "spyglass_puts_back" | "flashy_show" | "favourite_toy" | "loyal_partner" | "loyal_partner_throws" | "prepaid_good" | "prepaid_good_takes" | "special_offer" | "special_offer_keeps" | "special_offer_throws" | "wily_fellow" | "nuisance" | "nuisance_first_victim" | "nuisance_second_victim" | "rotten_food" | "rotten_food_aimed" | "rotten_food_slips" | "dirty_exchange" | "dirty_exchange_takes" | "dirty_exchange_gives" | "sabotage" | "sabotage_looks" | "sabotage_throws" | "treasure_hunter" | "treasure_hunter_takes" | "acorn" | "acorn_aimed" | "acorn_looks" | "acorn_swaps" | "roll_die" | "new_season" | "new_season_throws" | "whirligig" | "whirligig_aimed" | "whirligig_mixes" | "charm" | "charm_builds" | "gamble" | "gamble_aimed" | "blindfold" | "blindfold_aimed" | "blindfold_hides" | "blindfold_covers" | "blindfold_uncovers" | "blindfold_gives_value" | "gift_voucher" | "gift_voucher_takes")[];
  action?: "inventory" | "market" | "stall" | "technique";
  active: string;
  target: string;
  market: (Offer | null)[];
  market_deck_size: number;
  market_discard: string;
  discard_offer?: Offer;
  junk: number;
  in_play: string | null;
  in_play_as: string | null;
  flashy: number;
  open: OpenCard[];
  laid: LaidCard[];
  sum?: Sum;
  looked: string;
  purse?: number;
  can_build?: boolean;
  can_do?: ("inventory" | "market" | "stall" | "technique")[];
  usable?: string;
  copies?: Record<string, Model[]>;
  price?: number;
  asked?: string;
  junk_left?: number;
  forced?: Record<string, string>;
  hidden?: string;
  counted?: Record<string, string>;
  before?: Record<string, string>;
  loose?: string;
  unknown?: string;
  tidied?: string;
}

/** A deck's cards and character. */
export interface DeckFacts {
  cards: string[];
  complexity: "easy" | "hard" | "medium";
  interaction: "little" | "much" | "some";
}

/** A card laid down for a payment or a stack. */
export interface LaidCard {
  card: string;
  as: string;
  value: number | null;
  values?: number[];
  from: string;
}

/** A card that a copier can become now. */
export interface Model {
  reference: string;
  card: string;
  value: number;
}

/** A card of the market that is for sale. */
export interface Offer {
  card: string;
  price: number;
  value: number;
  surcharge: number;
}

/** An open card in the active player's hand: something happened to it this turn. */
export interface OpenCard {
  card: string;
  as: string;
  value: number;
  marks: ("laid" | "rolled" | "settled" | "threw")[];
  undecided: boolean;
}

/** What the cards laid down are worth together, and what they have to be worth. */
export interface Sum {
  purpose: "payment" | "stack";
  goal: number;
  total: number | null;
  missing: number | null;
  totals?: number[];
  shortfalls?: number[];
}
