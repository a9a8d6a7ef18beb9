import { GLYPHS } from '../../art/glyphs';
import type { GameTile } from '../gamePlugin';

/** A terracotta mosaic. */
export const tile: GameTile = {
  glyph: GLYPHS.galley,
  background: 'repeating-conic-gradient(#a5441f 0 25%, #b05a39 0 50%) 0 / 22px 22px',
  minutes: [30, 45],
};
