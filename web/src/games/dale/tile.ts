import { GLYPHS } from '../../art/glyphs';
import type { GameTile } from '../gamePlugin';

/** The awning of a market stall. */
export const tile: GameTile = {
  glyph: GLYPHS.stall,
  background: 'repeating-linear-gradient(90deg, #20506a 0 18px, #2b6583 18px 36px)',
  minutes: [20, 45],
};
