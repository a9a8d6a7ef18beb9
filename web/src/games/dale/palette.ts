/** Colour-blind safe colours of the animalfolk, each with its own glyph and cloth. */
import { pattern, type TintedSwatch } from '../../art/patterns';
import { GLYPHS } from './glyphs';
import type { Folk } from './view';

export const PALETTE: Record<Folk, TintedSwatch> = {
  macaws: { fill: '#0b6aa8', deep: '#0a3f63', tint: '#dbeaf4', glyph: GLYPHS.macaws },
  pandas: { fill: '#55565e', deep: '#26272c', tint: '#e8e7e3', glyph: GLYPHS.pandas },
  raccoons: { fill: '#7d3c8c', deep: '#4a1f55', tint: '#efe1f2', glyph: GLYPHS.raccoons },
  squirrels: { fill: '#946400', deep: '#583b00', tint: '#f9ecca', glyph: GLYPHS.squirrels },
  ocelots: { fill: '#b8401a', deep: '#6f230a', tint: '#f8e0d4', glyph: GLYPHS.ocelots },
  chameleons: { fill: '#0b7f5c', deep: '#06503a', tint: '#d8efe5', glyph: GLYPHS.chameleons },
  junk: { fill: '#75685a', deep: '#453b31', tint: '#e9e2d6', glyph: GLYPHS.junk },
};

/** Woven into the awnings, so that colour is never the only distinction. */
const WEAVES: Record<Folk, string> = {
  macaws: '',
  pandas: '<path d="M0 0h6v6h-6zM6 6h6v6h-6z" />',
  raccoons: '<path d="M0 9l6-6 6 6v3l-6-6-6 6z" />',
  squirrels: '<circle cx="6" cy="6" r="2.6" />',
  ocelots: '<path fill="none" stroke-width="1.6" d="M3 3a2.6 2.6 0 1 1 0 5M9 8.5a2 2 0 1 0 2 2" />',
  chameleons: '<path fill="none" stroke-width="1.5" d="M0 2a3 3 0 0 0 6 0a3 3 0 0 0 6 0M-3 8a3 3 0 0 0 6 0a3 3 0 0 0 6 0a3 3 0 0 0 6 0" />',
  junk: '<path fill="none" stroke-width="1.4" d="M0 0l12 12M12 0l-12 12" />',
};

const STRIPE = 18; // width of an awning's stripe

function patternsOf(folk: Folk): string[] {
  const { fill, tint } = PALETTE[folk];
  const weave = `<g fill="#fff" stroke="#fff" opacity="0.45">${WEAVES[folk]}</g>`;
  const stripe = `<rect width="${STRIPE}" height="40" fill="url(#weave-dale-${folk})"/>`;
  return [pattern(`weave-dale-${folk}`, fill, weave), pattern(`awning-dale-${folk}`, tint, stripe, 2 * STRIPE, 40)];
}

export const PATTERNS = (Object.keys(PALETTE) as Folk[]).flatMap(patternsOf);
