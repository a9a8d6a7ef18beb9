/** The contract between the table and a game: each game folder exports a `GamePlugin`, loaded on demand. Games of other packages get the generic
 * one (`../generic`), with their own board if the package has one. */
import type { Component } from 'svelte';
import { lazily } from '../app/lazily';
import type { Sound } from '../app/sound';
import { showToast } from '../app/toasts.svelte';
import { visitor } from '../app/visitor.svelte';
import { GLYPHS } from '../art/glyphs';
import { i18n } from '../i18n/i18n.svelte';
import type { GameDescription, GameView, LogLine, Message, Offer, Seen } from '../net/types';
import type { CardAnimation } from '../animation/cardAnimations';
import type { Rulebook } from '../rules/rulebook';
import type { Session } from '../table/session.svelte';

/** One state of a table, live or from a replay. A game's own types are in its `view.generated.ts`. */
export interface BoardProps<View extends GameView = GameView, Described extends GameDescription = GameDescription> {
  view: View;
  /** The game with the options of this table. */
  description: Described;
  /** The seat whose view this is; null for spectators. */
  viewer: number | null;
  names: string[];
  /** The log up to this state, as far as it is loaded. */
  log: LogLine[];
  /** Null in replays, where nothing can be played. */
  session: Session | null;
}

/** A table with the game's own view. */
export type SeenWith<View extends GameView> = Omit<Seen, 'view'> & { view: View | null };

export interface GamePlugin<View extends GameView = GameView, Described extends GameDescription = GameDescription> {
  /** The whole board: the common area and the viewer's own. */
  Board: Component<BoardProps<View, Described>>;
  /** Public information about one player, in a few lines. */
  PlayerPanel: Component<{ board: BoardProps<View, Described>; seat: number }>;
  /** The picture of a card or piece, by message id. */
  PieceImage: Component<{ id: string; width?: number }>;
  /** A small inline icon for a piece that a sentence names by its code; `text` is that code, for pieces without an icon. */
  PieceIcon?: Component<{ id: string; text: string }>;
  /** Everything that a player could remember, from a view that includes it. */
  MemoryAid: Component<{ view: View; names: string[] }>;
  /** Whether the offer can be picked on this board. Other offers become buttons next to the prompt. */
  isOnBoard: (offer: Offer, board: BoardProps<View, Described>) => boolean;
  /** Whether a button next to the prompt says enough to reveal something without confirmation, if it is the whole move: nobody presses it by accident. */
  needsNoConfirmation?: (offer: Offer) => boolean;
  /** Form fields for options that need more than a plain input, by option name. */
  optionFields?: Record<string, Component<OptionFieldProps>>;
  /** Options that few players want to see: numbers of the engine, and fine points of the rules. Without this, those that no catalogue names. */
  expertOptions?: ReadonlySet<string>;
  /** Text for option values that are not plain words or numbers. */
  optionText?: (option: string, value: unknown) => string | null;
  /** All cards in groups, for the card page. */
  cards: (description: Described) => { title: string; ids: string[] }[];
  /** Whether `describe` has something to say about a piece or a zone. */
  canInspect: (id: string) => boolean;
  /** Whether `PieceImage` can draw a piece. */
  hasImage: (id: string) => boolean;
  /** The explanation of a piece or a zone; it may depend on the table's options. */
  describe: (id: string, description: Described, options: Record<string, unknown>) => Description | null;
  /** Events that are told even if the viewer caused them, when a move causes several of them. */
  sequencedEvents: ReadonlySet<string>;
  /** The table while the events of a move are told, where it is neither the one before nor the one after the move: `view` from the event number `from` on.
   * `isScored` says whether several of the events above are among them. */
  moments?: (before: View, after: View, events: Message[], isScored: boolean) => { from: number; view: View }[];
  /** Splits one of these events into several. */
  expandEvent?: (text: Message) => Message[];
  /** CSS selectors of what an event is about; `seat` is the player that it names, or whose move it is part of. */
  eventPlaces?: (text: Message, seat: number | null, view: View) => string[];
  /** Points that the player of an event scores by it. */
  eventPoints?: (text: Message) => number;
  /** Whether an event starts a new section of the sequence. */
  isHeading: (message: string) => boolean;
  /** Which of the earlier headings of a move an event belongs to; undefined if it goes on as before. */
  headingOf?: (text: Message, headings: Message[]) => Message | undefined;
  /** What to tell of an event, or of a part of it, in a summary of others' moves; null for what follows by itself. Without this, the first thing that the
   * player does in each move is told. */
  pickForSummary?: (event: Message, view: View) => Told | null;
  /** Whether an event takes something from a player: from the one that it names beside the player who does it, else from the only one. */
  isLoss?: (message: string) => boolean;
  /** Whether an event brings its player closer to the end of the game: a summary of others' moves begins with it. */
  isMilestone?: (message: string) => boolean;
  /** Whether an event tells its player a card that luck chose. */
  isDrawn?: (message: string) => boolean;
  /** Whether an event that happens to its player is told to that player even if it is the only one. */
  isNews?: (message: string) => boolean;
  eventSound: (message: string) => Sound | null;
  /** The cards that move between two states of the table; `events` says in between what happened. */
  cardAnimations: (before: SeenWith<View>, after: SeenWith<View>, events: Message[]) => CardAnimation[];
  /** The message that lists the game's own keyboard shortcuts. */
  keysMessage: string | null;
}

/** An event of a summary. What has less weight is left out first where there is no room for all. */
export interface Told {
  text: Message;
  weight: number;
}

/** A message with arguments. */
export type Description = Omit<Message, 'is'>;

export interface OptionFieldProps {
  /** JSON Schema of the values, from the server. */
  form: Record<string, unknown>;
  value: unknown;
  players: number;
  onchange: (value: unknown) => void;
}

/** A game on the home page, shown before its plugin is loaded. */
export interface GameTile {
  /** SVG markup of a glyph (see `glyphs.json` in the game's folder). */
  glyph: string;
  /** CSS background behind the glyph. */
  background: string;
  /** How long a game takes, if that is known. */
  minutes?: [number, number];
}

/** The tile of a game without its own. */
export const GENERIC_TILE: GameTile = {
  glyph: GLYPHS.meeple,
  background: 'repeating-linear-gradient(45deg, #3f5560 0 11px, #465e6a 0 22px)',
};

// Each folder here is a built-in game. Adding a folder is all that it needs.
const folderOf = (path: string): string => path.split('/')[1]!;
const byGame = <Module>(modules: Record<string, Module>): Record<string, Module> =>
  Object.fromEntries(Object.entries(modules).map(([path, module]) => [folderOf(path), module]));

export const GAME_TILES = byGame(import.meta.glob<GameTile>('./*/tile.ts', { eager: true, import: 'tile' }));
const plugins = byGame(import.meta.glob<GamePlugin>('./*/index.ts', { import: 'plugin' }));
const rulebooks = byGame(import.meta.glob<Rulebook>('./*/rulebook.ts', { import: 'rulebook' }));

/** The built-in games. */
export const builtInGames = Object.keys(GAME_TILES).sort();
/** Whether a game has a rulebook and a page with all its cards. */
export const isBuiltIn = (game: string): boolean => game in GAME_TILES;

/** All games that this server offers: the built-in ones, then those of other packages. */
export const offeredGames = (): string[] => [...builtInGames, ...(visitor.server?.games ?? []).map(({ name }) => name).filter((name) => !isBuiltIn(name))];
/** Whether a game can be played here, as far as we know: the server may not have answered yet. */
export const isSupported = (game: string): boolean => !visitor.server || offeredGames().includes(game);

const otherPlugins = new Map<string, Promise<GamePlugin>>();

/** Loads a game's plugin with its texts, which needs the server's description of the game. */
export async function loadGamePlugin(game: string): Promise<GamePlugin> {
  await visitor.described;
  const load = plugins[game];
  if (load) return (await Promise.all([lazily(load), lazily(() => i18n.loadGame(game))]))[0];
  const loading = otherPlugins.get(game) ?? loadOtherPlugin(game);
  otherPlugins.set(game, loading);
  return loading;
}

/** The plugin of a game in another package. A board that cannot be loaded is replaced by the generic one. */
async function loadOtherPlugin(game: string): Promise<GamePlugin> {
  const [{ genericPlugin, withBoard }, server] = await Promise.all([lazily(() => import('../generic')), visitor.described]);
  const generic = genericPlugin(game);
  const address = server.games.find(({ name }) => name === game)?.board;
  if (!address) return generic;
  try {
    return withBoard(generic, await lazily(() => import(/* @vite-ignore */ address), 1));
  } catch (problem) {
    showToast({ is: 'text', id: 'generic-board-failed', args: { reason: String(problem) } });
    return generic;
  }
}

export function loadRulebook(game: string): Promise<Rulebook> {
  return lazily(rulebooks[game]!);
}
