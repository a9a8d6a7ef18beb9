/** The plugin of any game without its own: the fields of the view, and the legal moves. */
import type { GamePlugin } from '../games/gamePlugin';
import Board from './Board.svelte';
import { codeOf, fieldsInReach } from './fields';
import MemoryAid from './MemoryAid.svelte';
import PieceImage from './PieceImage.svelte';
import PlayerPanel from './PlayerPanel.svelte';
import { wrapped } from './wrapped';

export { withBoard } from './webBoard';

/** The game's catalogue may name its fields (`<game>-field-<name>`). */
export function genericPlugin(game: string): GamePlugin {
  return {
    Board: wrapped(Board, (board) => ({ game, board })),
    PlayerPanel: wrapped(PlayerPanel, (props) => ({ game, props })),
    MemoryAid: wrapped(MemoryAid, (props) => ({ game, props })),
    PieceImage,
    isOnBoard: (offer, board) => codeOf(offer, fieldsInReach(board)) !== null,
    cards: () => [],
    canInspect: () => false,
    hasImage: () => false,
    describe: () => null,
    sequencedEvents: new Set(),
    isHeading: () => false,
    eventSound: () => null,
    cardAnimations: () => [],
    keysMessage: null,
  };
}
