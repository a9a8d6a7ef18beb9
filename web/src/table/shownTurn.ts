/** Whose turn is shown. A move that ends a turn leads to the next one, which begins on screen when the move has been shown. */
import type { GameView } from '../net/types';

/** The fields of a view that say which turn it is; `active` only where a game has it. */
const FIELDS = ['turn', 'active'] as const;

/** A view with the turn of an earlier one. */
export function keepTurn<View extends GameView | null>(view: View, earlier: GameView | null): View {
  if (!view || !earlier) return view;
  const kept = FIELDS.flatMap((field) => (field in earlier ? [[field, (earlier as GameView & { active?: string })[field]]] : []));
  return { ...view, ...Object.fromEntries(kept) };
}
