/** A web board of another package: the module `web/board.js`. It draws into an element with any tools it likes, and shares no code with these
 * pages. Styles are files beside it: inline styles and other origins are blocked by the content security policy. */
import type { BoardProps, GamePlugin } from '../games/gamePlugin';
import { i18n } from '../i18n/i18n.svelte';
import { Translator, type MessageArgument } from '../i18n/translator';
import type { GameView, Offer } from '../net/types';
import Drawing from './Drawing.svelte';
import { wrapped } from './wrapped';

export interface WebBoard {
  /** Draws the whole board: the common area and the viewer's own. */
  board: Draw<BoardState>;
  /** Draws public information about one player in a few lines; the generic panel stands in for it. */
  player?: Draw<BoardState & { seat: number }>;
  /** Whether an offer can be picked on the board. Other offers become buttons next to the prompt. */
  isOnBoard?: (offer: Offer) => boolean;
}

/** Draws a state into an empty element, and later ones when `update` is called. */
export type Draw<State> = (element: HTMLElement, state: State) => { update: (state: State) => void; destroy?: () => void };

export interface BoardState {
  /** The server's view of the game. */
  view: GameView & Record<string, unknown>;
  /** The seat whose view this is; null for spectators. */
  viewer: number | null;
  names: string[];
  /** The legal moves; none in replays and in other players' turns. */
  offers: Offer[];
  pick: (offer: Offer) => void;
  /** A message of the package's catalogue in the user's language. */
  translate: (id: string, args?: Record<string, MessageArgument>) => string;
  language: string;
}

/** A plugin with the board of another package. */
export function withBoard(plugin: GamePlugin, module: Partial<WebBoard>): GamePlugin {
  const { board, player, isOnBoard = () => false } = module;
  if (typeof board !== 'function') throw new TypeError('the module exports no function "board"');
  const drawn: GamePlugin = { ...plugin, isOnBoard, Board: wrapped(Drawing<BoardState>, (props) => ({ draw: board, state: () => stateOf(props) })) };
  if (player) drawn.PlayerPanel = wrapped(Drawing<BoardState & { seat: number }>, (props) => ({ draw: player, state: () => ({ ...stateOf(props.board), seat: props.seat }) }));
  return drawn;
}

function stateOf({ view, viewer, names, session }: BoardProps): BoardState {
  const translator = new Translator(i18n.bundle, names, viewer);
  return {
    view: { ...view }, viewer, names,
    offers: session?.offers ?? [],
    pick: (offer) => void session?.pick(offer),
    translate: (id, args) => translator.translate(id, args),
    language: i18n.language,
  };
}
