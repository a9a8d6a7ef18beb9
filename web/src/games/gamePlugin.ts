/** The contract between the table and a game: each game folder exports a `GamePlugin`, loaded on demand. */
import type { Component } from 'svelte';
import type { Sound } from '../app/sound';
import type { LogLine, Offer, Seen, Text } from '../net/types';
import type { CardAnimation } from '../animation/cardAnimations';
import type { Rulebook } from '../rules/rulebook';
import type { Session } from '../table/session.svelte';

/** One state of a table, live or from a replay. */
export interface BoardProps {
  /** The server's view of the game; each game types it in its `view.ts`. */
  view: any;
  /** The seat whose view this is; null for spectators. */
  viewer: number | null;
  names: string[];
  /** The log up to this state, as far as it is loaded. */
  log: LogLine[];
  /** Null in replays, where nothing can be played. */
  session: Session | null;
}

export interface GamePlugin {
  /** The whole board: the common area and the viewer's own. */
  Board: Component<BoardProps>;
  /** Public information about one player, in a few lines. */
  PlayerPanel: Component<{ board: BoardProps; seat: number }>;
  /** The picture of a card or piece, by message id. */
  PieceImage: Component<{ id: string; width?: number }>;
  /** A small inline icon for a piece that a sentence names by its code; `text` is that code, for pieces without an icon. */
  PieceIcon?: Component<{ id: string; text: string }>;
  /** Everything that a player could remember, from a view that includes it. */
  MemoryAid: Component<{ view: any; names: string[] }>;
  /** Whether the offer can be picked on the board. Other offers become buttons next to the prompt. */
  isOnBoard: (offer: Offer) => boolean;
  /** Form fields for options that need more than a plain input, by option name. */
  optionFields?: Record<string, Component<OptionFieldProps>>;
  /** Text for option values that are not plain words or numbers. */
  optionText?: (option: string, value: any) => string | null;
  /** All cards in groups, for the card page. */
  cards: { title: string; ids: string[] }[];
  /** Whether `describe` has something to say about a piece or a zone. */
  canInspect: (id: string) => boolean;
  /** Whether `PieceImage` can draw a piece. */
  hasImage: (id: string) => boolean;
  /** The explanation of a piece or a zone; it may depend on the table's options. */
  describe: (id: string, options: Record<string, any>) => Description | null;
  /** Events shown one after the other when a move causes several of them. */
  sequencedEvents: ReadonlySet<string>;
  /** Splits one event into several lines of the sequence. */
  expandEvent?: (text: Text) => Text[];
  /** Whether an event starts a new section of the sequence. */
  isHeading: (message: string) => boolean;
  eventSound: (message: string) => Sound | null;
  /** The cards that move between two states of the table. */
  cardAnimations: (before: Seen, after: Seen) => CardAnimation[];
  /** Help topics, as message ids; the text is their attribute `web`, or else `text`. */
  help: string[];
  /** The message that lists the game's keyboard shortcuts. */
  keysMessage: string;
  helpArguments: (options: Record<string, any>) => Record<string, string | number>;
}

/** A message with arguments. */
export type Description = Omit<Text, 'is'>;

export interface OptionFieldProps {
  /** JSON Schema of the values, from the server. */
  form: Record<string, any>;
  value: any;
  players: number;
  onchange: (value: any) => void;
}

/** A game on the home page, shown before its plugin is loaded. */
export interface GameTile {
  /** SVG markup of a glyph (see `glyphs.json` in the game's folder). */
  glyph: string;
  /** CSS background behind the glyph. */
  background: string;
  minutes: [number, number];
}

// Each folder here is a game. Adding a folder is all that a new game needs.
const folderOf = (path: string): string => path.split('/')[1]!;
const byGame = <Module>(modules: Record<string, Module>): Record<string, Module> =>
  Object.fromEntries(Object.entries(modules).map(([path, module]) => [folderOf(path), module]));

export const GAME_TILES = byGame(import.meta.glob<GameTile>('./*/tile.ts', { eager: true, import: 'tile' }));
const plugins = byGame(import.meta.glob<GamePlugin>('./*/index.ts', { import: 'plugin' }));
const rulebooks = byGame(import.meta.glob<Rulebook>('./*/rulebook.ts', { import: 'rulebook' }));

/** Whether a game can be played in the browser. */
export const isSupported = (game: string): boolean => game in GAME_TILES;
export const supportedGames = Object.keys(GAME_TILES).sort();

export function loadGamePlugin(game: string): Promise<GamePlugin> {
  return plugins[game]!();
}

export function loadRulebook(game: string): Promise<Rulebook> {
  return rulebooks[game]!();
}
