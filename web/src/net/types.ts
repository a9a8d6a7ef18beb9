// Written by `npm run types`. Do not edit.

/** A game's analysis. Poll until it is whole. */
export interface Analysis {
  last: number;
  analysed: number;
  whole: boolean;
  points: AnalysisPoint[];
}

/** A move with alternatives, from the point of view of the player who made it. */
export interface AnalysisPoint {
  move: number;
  seat: number;
  expected: number[];
  played: Message;
  best: Message | null;
  cost: number;
  is_turning_point: boolean;
  played_facts?: Message[];
  best_facts?: Message[];
  reasons?: Reason[];
}

/** Answer an undo request. */
export interface Answer {
  t: "answer";
  command: string;
  agrees: boolean;
}

/** Undo request: ask the others to go back to an earlier move. */
export interface Ask {
  t: "ask";
  command: string;
  version: number;
  to: number;
}

/** A practice position, and how the attempt at a table stands. */
export interface Attempt {
  game: string;
  name: string;
  number: number;
  count: number;
  title: string;
  task: string;
  hint: string;
  points: string[];
  verdict: "failed" | "open" | "solved";
  say: string | null;
  following: string | null;
}

export interface Branching {
  move: number;
  seat?: number | null;
}

/** What a kind of card is: the facts that its face shows. */
export interface CardFacts {
}

/** A deal that others may try in the same seat. */
export interface Challenge {
  challenge: string;
  game: string;
  players: number;
  options: Record<string, any>;
  seat: number;
  name: string;
  state: "open" | "original" | "over" | "running";
  table: string | null;
  results: ChallengeResult[];
}

/** A result with this deal. */
export interface ChallengeResult {
  table: string;
  name: string;
  place: number;
  score: number;
  ended: number;
  is_original: boolean;
  is_mine: boolean;
}

export interface ChallengeToken {
  challenge: string;
}

export interface Challenging {
  seat: number;
}

export type ClientMessage = Sit | Draft | Play | Undo | Ask | Answer | Resign | Leave | Return | SetLevel | Say | Ping;

/** Clocks. `left` counts from `since` for the seat whose clock runs. */
export interface ClockInfo {
  kind: "days" | "live";
  time: number;
  bonus: number;
  left: number[];
  running: number | null;
  since: number;
  falls: number | null;
}

/** What there is to learn a game with. */
export interface Course {
  lessons: string[];
  practice: PracticePosition[];
}

/** What an authenticator answers when it has created a passkey. */
export interface CreatedCredential {
  id: string;
  clientDataJSON: string;
  attestationObject: string;
}

export interface CreatedPasskey {
  credential: CreatedCredential;
  label?: string;
}

/** PublicKeyCredentialCreationOptions as JSON, for `navigator.credentials.create`. */
export interface CreationOptions {
  rp: RelyingParty;
  user: PasskeyUser;
  challenge: string;
  excludeCredentials: PasskeyDescriptor[];
  timeout?: number;
  pubKeyCredParams?: PasskeyAlgorithm[];
  authenticatorSelection?: PasskeySelection;
  attestation?: "none";
}

export interface Credentials {
  login: string;
  password: string;
  bring_games?: boolean;
}

/** Acknowledgement: the command is stored durably and led to this version. */
export interface Done {
  t: "done";
  command: string;
  version: number;
}

/** Preview these picks, in the order in which they were made. A pick is an action id or its notation; notation can name an action that is not offered, to ask why. */
export interface Draft {
  t: "draft";
  request: number;
  version: number;
  picks: (number | string)[];
}

/** The preview of a draft. Nothing is stored, and nothing is revealed. */
export interface Drafted {
  t: "drafted";
  request: number;
  version: number;
  actions: number[];
  picked: number[];
  whole: boolean;
  reveals: boolean;
  view: GameView;
  prompt: Message;
  notes: Message[];
  offers: Offer[];
  summary: Message | null;
  warnings: Message[];
  forced: ForcedChoice[];
  revealed?: Message | null;
  error?: Message | null;
}

/** The result, and what opens the commitment to the shuffle: the server's secret, or key and nonce of a deal that is repeated. All three are empty while others may still play the shared deal. */
export interface Ending {
  places: number[];
  scores: number[];
  sheet: Sheet | null;
  key: string;
  nonce: string;
  secret?: string;
}

/** The body of every failed response. */
export interface Failure {
  error: Message;
}

/** What was chosen for the player, since nothing else was possible. */
export interface ForcedChoice {
  after: number;
  offers: Offer[];
  why: Message | null;
}

/** What can be said about a game with given options, apart from any state. */
export interface GameDescription {
  cards: Record<string, CardFacts>;
  topics: string[];
  help_arguments: Record<string, number | string>;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  rules: number;
  players: number[];
  options: Record<string, Record<string, any>>;
  levels: ("apprentice" | "grandmaster" | "magnate" | "master" | "merchant" | "trader")[];
  bots_are_ready: boolean;
  description: GameDescription;
  lesson: boolean;
  practice: number;
  board: string;
  texts: string;
}

/** What the viewer sees of the whole table. */
export interface GameView {
  seat: string | null;
  remembered: boolean;
  players: number;
  options: Record<string, any>;
  turn: number;
  reveals: number;
  actor: string | null;
  seats: SeatView[];
}

/** What a search says about my move, from what my seat knows. */
export interface Hint {
  seat: number;
  move: number;
  verdict: "clear" | "equal" | "only" | "open" | "whole";
  iterations: number;
  moves: HintMove[];
}

/** A whole move that I could make. */
export interface HintMove {
  actions: number[];
  sentence: Message;
  facts: Message[];
  expected: number | null;
  share: number;
  score?: number | null;
  reasons?: Reason[];
  rival?: Message | null;
}

/** A line of a leaderboard: a person with a settled rating, or a level of bots for comparison. */
export interface Leader {
  player: string;
  name: string;
  rating: number;
  games: number;
  level?: "apprentice" | "grandmaster" | "magnate" | "master" | "merchant" | "trader" | null;
}

/** What was learned, on one device or on all. */
export interface Learned {
  lessons?: string[];
  solved?: Record<any, string[]>;
  skill?: "casual" | "first" | "strong" | null;
  levels?: Record<any, "apprentice" | "grandmaster" | "magnate" | "master" | "merchant" | "trader">;
}

/** Let a bot play for me. */
export interface Leave {
  t: "leave";
  command: string;
}

export interface Lesson {
  game: string;
  name: string;
  seat: number;
  first: number;
  last: number;
  steps: LessonStep[];
  remember: string[];
  kept: number | null;
  following: string | null;
}

/** One instruction of a lesson. */
export interface LessonStep {
  move: number;
  say: string;
  actions: number[] | null;
  notations: string[];
  points: string[];
}

/** A table in a list. */
export interface Listed {
  id: string;
  game: string;
  players: number;
  stage: "open" | "over" | "running";
  options: Record<string, any>;
  public: boolean;
  rated: boolean;
  hints: boolean;
  pace: "days" | "live" | "none";
  time: number;
  bonus: number;
  free: number;
  origin: "branch" | "challenge" | "lesson" | "practice" | null;
  seats: Sitting[];
  mine: number[];
  actor: number | null;
  falls: number | null;
  created: number;
  changed: number;
}

/** One entry of the table's log, as one viewer may read it. */
export interface LogLine {
  version: number;
  at: number;
  kind: string;
  seat: number | null;
  move: number;
  texts: Message[];
  heads?: number[];
  automatic?: boolean;
}

/** A table at a version. */
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

/** The id of a sentence, and its arguments. */
export interface Message {
  is: "text";
  id: string;
  args?: Record<string, number | string | (Name | Message)[] | Name | PlayerRef | Message>;
}

/** A game after a move. */
export interface Moment {
  move: number;
  last: number;
  seat: number | null;
  view: GameView;
  log: LogLine | null;
  stages?: MoveStage[];
}

/** The view between two actions of a move. */
export interface MoveStage {
  told: number;
  view: GameView;
}

/** A catalogue entry that names a thing, in all grammatical forms that a language needs. */
export interface Name {
  is: "thing";
  id: string;
  form?: string;
  count?: number;
}

export interface NewAccount {
  login: string;
  password: string;
  name?: string | null;
}

export interface NewPassword {
  new: string;
  old?: string;
}

export interface NewTable {
  game?: string;
  seats?: SeatWish[];
  options?: Record<string, any>;
  public?: boolean;
  rated?: boolean;
  hints?: boolean;
  pace?: PaceWish;
  name?: string | null;
  hold?: boolean;
  deal?: string;
}

/** Bots that would suit the viewer better after this game. */
export interface NextOpponents {
  level: "apprentice" | "grandmaster" | "magnate" | "master" | "merchant" | "trader";
  names: string[];
  harder: boolean;
}

/** A legal action, in words. */
export interface Offer {
  action: number;
  say: string;
  group: Message;
  label: Name | Message;
  sentence: Message;
}

export interface OpenedTable {
  table: string;
  seats: Taken[];
  commitment?: string;
}

/** An operation of a JSON Patch. */
export interface Operation {
  op: "add" | "remove" | "replace";
  path: string;
  value?: any;
}

/** Where a game comes from that was not freshly dealt. */
export interface Origin {
  kind: "branch" | "challenge" | "lesson" | "practice";
  of: string;
  first: number;
  seat: number;
}

/** The time control. */
export interface PaceWish {
  kind?: "days" | "live" | "none";
  minutes?: number;
  bonus_seconds?: number;
  days?: number;
}

export interface PasskeyAlgorithm {
  alg: number;
  type?: "public-key";
}

/** A passkey that the authenticator may already have. */
export interface PasskeyDescriptor {
  id: string;
  type?: "public-key";
}

export interface PasskeyInfo {
  id: string;
  label: string;
  created: number;
  seen: number | null;
}

export interface PasskeyLogin {
  credential: SignedChallenge;
  bring_games?: boolean;
}

/** Which authenticators will do: those that know the account by themselves. */
export interface PasskeySelection {
  residentKey?: "preferred" | "required";
  requireResidentKey?: boolean;
  userVerification?: "preferred" | "required";
}

/** For whom a passkey is created. The names are what the authenticator shows. */
export interface PasskeyUser {
  id: string;
  name: string;
  displayName: string;
}

/** Ask for a pong. */
export interface Ping {
  t: "ping";
}

/** Commit these actions as one move, all or none. */
export interface Play {
  t: "play";
  command: string;
  version: number;
  actions: number[];
}

/** A finished game of a player. */
export interface Played {
  table: string;
  game: string;
  players: number;
  place: number;
  score: number;
  ended: number;
  change: number | null;
  note: RatingNote | null;
}

/** A player. If the reader is that player, an argument `seat` also sets `you` = "yes" in the sentence, and `player` sets `to-you` = "yes". */
export interface PlayerRef {
  is: "person";
  seat: number;
}

/** Answer to a ping. */
export interface Pong {
  t: "pong";
  now: number;
}

/** A practice position. Its words are message ids: this one is its title. */
export interface PracticePosition {
  name: string;
  title: string;
}

/** Who is connected. Not a version of the table. */
export interface Presence {
  t: "presence";
  seats: boolean[];
  watching: number;
  away?: number | null;
  takeover?: number | null;
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
  settled: boolean;
}

/** How much a rated game counts that does not count fully, and why. */
export interface RatingNote {
  percent: number;
  why: Message;
}

/** A difference between two moves. */
export interface Reason {
  text: Message;
  is_gain: boolean;
}

/** A message was refused and changed nothing. Carries the current scene if it was about the game. */
export interface Refused {
  t: "refused";
  error: Message;
  command?: string | null;
  request?: number | null;
  scene?: Scene | null;
}

/** This server, to which passkeys belong: its domain and its name. */
export interface RelyingParty {
  id: string;
  name?: string;
}

/** PublicKeyCredentialRequestOptions as JSON, for `navigator.credentials.get`: any passkey of this room. */
export interface RequestOptions {
  challenge: string;
  rpId: string;
  timeout?: number;
  userVerification?: "preferred" | "required";
}

export interface Resign {
  t: "resign";
  command: string;
}

/** Play again myself. */
export interface Return {
  t: "return";
  command: string;
}

/** Say one of the phrases. */
export interface Say {
  t: "say";
  command: string;
  phrase: string;
}

/** Everything a viewer sees of a table: after connecting, and whenever the client has to be corrected. */
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

/** A seat and its occupant. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  player: string;
  level: string;
  stand_in: string;
  out: boolean;
  share?: string;
}

/** What the viewer sees of one seat. */
export interface SeatView {
  seat: string;
}

/** A seat's occupant: me, another person on my device, a bot, or open to anyone. */
export interface SeatWish {
  kind: "bot" | "here" | "me" | "open";
  name?: string | null;
  level?: "apprentice" | "grandmaster" | "magnate" | "master" | "merchant" | "trader";
  share?: string | null;
}

/** A table as one seat or a spectator sees it. */
export interface Seen {
  id: string;
  game: string;
  rules: number;
  options: Record<string, any>;
  public: boolean;
  rated: boolean;
  hints: "alone" | "off" | "shared";
  host: string;
  stage: "open" | "over" | "running";
  seats: SeatInfo[];
  you: number | null;
  clock: ClockInfo | null;
  commitment: string;
  actor: number | null;
  move: number;
  view: GameView | null;
  prompt: Message | null;
  notes: Message[];
  offers: Offer[];
  answers_itself: boolean;
  undo: UndoInfo;
  ending: Ending | null;
  next_table: string;
  next_opponents: NextOpponents | null;
  origin: Origin | null;
  description: GameDescription | null;
  deal?: SharedDeal | null;
}

export interface ServerInfo {
  version: string;
  protocol: number;
  games: GameInfo[];
  phrases: string[];
  reactions: string[];
  languages: Record<string, string>;
  registration: boolean;
  answer_pause_seconds: number;
}

export type ServerMessage = Scene | Step | Presence | Done | Refused | Drafted | Pong;

/** Change the level of a bot, as host. */
export interface SetLevel {
  t: "setlevel";
  command: string;
  seat: number;
  level: "apprentice" | "grandmaster" | "magnate" | "master" | "merchant" | "trader";
}

/** The deal that a table shares with others. */
export interface SharedDeal {
  id: string;
  revealed: boolean;
}

/** The final score, each number with its reason. */
export interface Sheet {
  rows: SheetRow[];
  totals: SheetRow[];
  legend: Message;
  verdict: Message;
  note?: Message | null;
}

/** What one item scored for each seat. */
export interface SheetRow {
  head: Message;
  cells: (Message | null)[];
}

/** What an authenticator answers when it has signed a challenge with a passkey. */
export interface SignedChallenge {
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string | null;
}

/** Show the table as another of my seats, or as a spectator (several people share a device). */
export interface Sit {
  t: "sit";
  seat: number | null;
}

/** A seat and its occupant. */
export interface Sitting {
  kind: "bot" | "open" | "person";
  name: string;
  player: string;
  level: string;
  place: number | null;
  score: number | null;
}

/** The next entry of the table. Versions are contiguous. */
export interface Step {
  t: "step";
  version: number;
  at: number;
  log: LogLine;
  patch: Operation[];
}

/** A seat that is mine now. The code recovers it on another device, once. */
export interface Taken {
  table: string;
  seat: number;
  code: string;
}

/** A token of mine. The secret is shown once, when it is created. */
export interface TokenInfo {
  id: string;
  label: string;
  created: number;
  seen: number;
}

export interface Trying {
  name?: string | null;
}

/** Undo my last move, where that needs nobody's consent. */
export interface Undo {
  t: "undo";
  command: string;
  version: number;
}

/** What can be undone, and a pending undo request. */
export interface UndoInfo {
  alone: boolean;
  asked_by?: number | null;
  to?: number | null;
  agreed?: number[];
  back_to?: number | null;
  refusal?: Message | null;
}

/** How I can log in. */
export interface WaysIn {
  password: boolean;
  passkeys: PasskeyInfo[];
}
