import { GLYPHS } from '../../art/glyphs';
import type { Announcement } from '../door';

/** A mosaic of burnt clay. */
export const announcement: Announcement = {
  glyph: GLYPHS.galley,
  background: 'repeating-conic-gradient(#a5441f 0 25%, #b05a39 0 50%) 0 / 22px 22px',
  minutes: [30, 45],
};
