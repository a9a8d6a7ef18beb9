// Written by `npm run types`. Do not edit.

/** What a game turned on. Ask again until it is whole. */
export interface Analysis {
  last: number;
  analysed: number;
  whole: boolean;
  points: AnalysisPoint[];
}

/** A commitment that left a choice, seen with the eyes of who made it. */
export interface AnalysisPoint {
  move: number;
  seat: number;
  expected: number[];
  played: Text;
  best: Text | null;
  cost: number;
  is_turning_point: boolean;
}

/** Agree, or not. */
export interface Answer {
  t: "answer";
  command: string;
  agrees: boolean;
}

/** Ask the others to go back to an earlier move. */
export interface Ask {
  t: "ask";
  command: string;
  version: number;
  to: number;
}

export interface Branching {
  move: number;
  seat?: number | null;
}

/** A deal that others may try in the same seat, and how those fared who did. */
export interface Challenge {
  table: string;
  game: string;
  players: number;
  options: Record<string, any>;
  seat: number;
  results: ChallengeResult[];
}

/** How somebody fared with the deal. */
export interface ChallengeResult {
  table: string;
  name: string;
  place: number;
  score: number;
  ended: number;
  is_original: boolean;
  is_mine: boolean;
}

export interface Challenging {
  seat: number;
  name?: string | null;
}

export type ClientMessage = Sit | Draft | Play | Undo | Ask | Answer | Resign | Leave | Return | Say | Ping;

/** Whose time runs. What is left counts from `since`, for the seat that runs. */
export interface ClockInfo {
  kind: "days" | "live";
  time: number;
  bonus: number;
  left: number[];
  running: number | null;
  since: number;
  falls: number | null;
}

export interface Credentials {
  login: string;
  password: string;
  bring_games?: boolean;
}

/** A command was carried out and stored; the version it led to. */
export interface Done {
  t: "done";
  command: string;
  version: number;
}

/** Show me what these picks lead to, in the order in which I made them. A pick is a number or a notation: who wants to know why something is not offered has no number for it. */
export interface Draft {
  t: "draft";
  request: number;
  version: number;
  picks: (number | string)[];
}

/** What a draft would look like. Nothing is stored, and nothing is revealed. */
export interface Drafted {
  t: "drafted";
  request: number;
  version: number;
  actions: number[];
  picked: number[];
  whole: boolean;
  reveals: boolean;
  view: Record<string, any>;
  prompt: Text;
  notes: Text[];
  offers: Offer[];
  summary: Text | null;
  warnings: Text[];
  error?: Text | null;
}

/** How the game ended, and the luck it was promised to have. */
export interface Ending {
  places: number[];
  scores: number[];
  sheet: Sheet | null;
  key: string;
  nonce: string;
}

/** What every failed request is answered with. */
export interface Failure {
  error: Text;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  rules: number;
  players: number[];
  options: Record<string, Record<string, any>>;
  bots_are_ready: boolean;
}

/** What a search that knows what I know thinks of my next decision. */
export interface Hint {
  seat: number;
  move: number;
  iterations: number;
  options: HintOption[];
}

/** Something that I could decide. */
export interface HintOption {
  action: number;
  sentence: Text;
  expected: number;
  share: number;
}

export interface Leader {
  player: string;
  name: string;
  rating: number;
  games: number;
}

/** Let a bot play for me. */
export interface Leave {
  t: "leave";
  command: string;
}

export interface Lesson {
  game: string;
  seat: number;
  first: number;
  last: number;
  steps: LessonStep[];
  remember: string[];
  kept: number | null;
}

/** Something that the learner is told. */
export interface LessonStep {
  move: number;
  say: string;
  actions: number[] | null;
  points: string[];
}

/** A table, for those who look for one. */
export interface Listed {
  id: string;
  game: string;
  players: number;
  stage: "open" | "over" | "running";
  options: Record<string, any>;
  public: boolean;
  rated: boolean;
  pace: "days" | "live" | "none";
  time: number;
  bonus: number;
  free: number;
  origin: "branch" | "challenge" | "lesson" | null;
  seats: Sitting[];
  mine: number[];
  actor: number | null;
  falls: number | null;
  created: number;
  changed: number;
}

/** What one entry meant to those who watch. */
export interface LogLine {
  version: number;
  at: number;
  kind: string;
  seat: number | null;
  move: number;
  texts: Text[];
  heads?: number[];
}

/** A table, and which version of it. */
export interface Look {
  version: number;
  scene: Seen;
}

export interface MadeToken {
  id: string;
  token: string;
  player: string;
}

/** Who I am here. */
export interface Me {
  id: string;
  name: string;
  login: string | null;
  bot: boolean;
}

/** A game as it stood after a move. */
export interface Moment {
  move: number;
  last: number;
  seat: number | null;
  view: Record<string, any>;
  log: LogLine | null;
}

export interface NewAccount {
  login: string;
  password: string;
  name?: string | null;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, any>;
  public?: boolean;
  rated?: boolean;
  pace?: PaceWish;
  name?: string | null;
}

/** Something that can be decided now. */
export interface Offer {
  action: number;
  say: string;
  group: Text;
  label: Thing | Text;
  sentence: Text;
}

export interface OpenedTable {
  table: string;
  seats: Taken[];
}

/** Where a game comes from that was not dealt anew. */
export interface Origin {
  kind: "branch" | "challenge" | "lesson";
  of: string;
  first: number;
  seat: number;
}

/** How much time everybody has. */
export interface PaceWish {
  kind?: "days" | "live" | "none";
  minutes?: number;
  bonus_seconds?: number;
  days?: number;
}

/** A player. */
export interface Person {
  is: "person";
  seat: number;
}

/** Are you there? */
export interface Ping {
  t: "ping";
}

/** Make these decisions final, all of them or none. */
export interface Play {
  t: "play";
  command: string;
  version: number;
  actions: number[];
}

/** A finished game of somebody. */
export interface Played {
  table: string;
  game: string;
  players: number;
  place: number;
  score: number;
  ended: number;
  change: number | null;
}

/** Still here. */
export interface Pong {
  t: "pong";
  now: number;
}

/** Who is connected; not a version of the table. */
export interface Presence {
  t: "presence";
  seats: boolean[];
  watching: number;
}

export interface Profile {
  id: string;
  name: string;
  bot: boolean;
  has_account: boolean;
  since: number;
  ratings: RatingInfo[];
  history: Played[];
}

export interface RatingInfo {
  game: string;
  players: number;
  rating: number;
  games: number;
}

/** A message changed nothing. What is seen now follows, if it was about the game. */
export interface Refused {
  t: "refused";
  error: Text;
  command?: string | null;
  request?: number | null;
  scene?: Scene | null;
}

export interface Resign {
  t: "resign";
  command: string;
}

/** I play myself again. */
export interface Return {
  t: "return";
  command: string;
}

/** One of the phrases. */
export interface Say {
  t: "say";
  command: string;
  phrase: string;
}

/** All that somebody sees of a table, after connecting or when something has to be put right. */
export interface Scene {
  t: "scene";
  version: number;
  scene: Seen;
  log: LogLine[];
  log_from: number;
  build: string;
  now: number;
  protocol?: number;
}

/** Who sits there. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  player: string;
  level: string;
  stand_in: string;
  out: boolean;
}

/** Who shall sit there: I, somebody else at my device, a bot, or whoever comes. */
export interface SeatWish {
  kind: "bot" | "here" | "me" | "open";
  name?: string | null;
  level?: "apprentice" | "magnate" | "merchant" | "trader";
}

/** A table as one seat sees it, or somebody who only watches. */
export interface Seen {
  id: string;
  game: string;
  rules: number;
  options: Record<string, any>;
  public: boolean;
  rated: boolean;
  host: string;
  stage: "open" | "over" | "running";
  seats: SeatInfo[];
  you: number | null;
  clock: ClockInfo | null;
  commitment: string;
  actor: number | null;
  move: number;
  view: Record<string, any> | null;
  prompt: Text | null;
  notes: Text[];
  offers: Offer[];
  undo: UndoInfo;
  ending: Ending | null;
  next_table: string;
  origin: Origin | null;
}

export interface ServerInfo {
  version: string;
  protocol: number;
  games: GameInfo[];
  levels: string[];
  phrases: string[];
  languages: Record<string, string>;
  registration: boolean;
}

export type ServerMessage = Scene | Step | Presence | Done | Refused | Drafted | Pong;

/** The end of a game, each number with its reason. */
export interface Sheet {
  rows: SheetRow[];
  totals: SheetRow[];
  legend: Text;
  verdict: Text;
}

/** What one thing brought to each seat. */
export interface SheetRow {
  head: Text;
  cells: (Text | null)[];
}

/** Look through another of my seats (several people on one device). */
export interface Sit {
  t: "sit";
  seat: number | null;
}

/** A seat, and who sits there. */
export interface Sitting {
  kind: "bot" | "open" | "person";
  name: string;
  player: string;
  level: string;
  place: number | null;
}

/** The next entry of the table: versions are contiguous. */
export interface Step {
  t: "step";
  version: number;
  at: number;
  log: LogLine;
  change: Record<string, any> | null;
}

/** A seat that is mine now. The code brings it back on another device, once. */
export interface Taken {
  table: string;
  seat: number;
  code: string;
}

/** A sentence in every language. */
export interface Text {
  is: "text";
  id: string;
  args?: Record<string, number | string | (Thing | Text)[] | Thing | Person | Text>;
}

/** A named thing: an entry of the catalogues, perhaps in one of its forms, perhaps several of it. */
export interface Thing {
  is: "thing";
  id: string;
  form?: string;
  count?: number;
}

/** A token of mine. The secret is told once, when it is made. */
export interface TokenInfo {
  id: string;
  label: string;
  created: number;
  seen: number;
}

/** Take my last move back, as long as that needs nobody's consent. */
export interface Undo {
  t: "undo";
  command: string;
  version: number;
}

/** What can be taken back. */
export interface UndoInfo {
  alone: boolean;
  asked_by?: number | null;
  to?: number | null;
  agreed?: number[];
}
