import { GLYPHS } from '../../art/glyphs';
import type { GameTile } from '../gamePlugin';

/** A sea chart with rhumb lines. */
export const tile: GameTile = {
  glyph: GLYPHS.caravel,
  background:
    'repeating-conic-gradient(from 0deg at 78% 22%, transparent 0 11deg, #d9c18f 11deg 11.25deg), linear-gradient(135deg, #2c5a63, #1d434c)',
  minutes: [45, 60],
};
