/** Colour-blind safe colours of the four goods, each with its own glyph and pattern. */
import { pattern, type TintedSwatch } from '../../art/patterns';
import { GLYPHS } from './glyphs';
import type { Colour } from './view';

export const PALETTE: Record<Colour, TintedSwatch> = {
  red: { fill: '#c2401c', deep: '#8c2a10', tint: '#f8e0d5', glyph: GLYPHS.fabric },
  blue: { fill: '#0b6aa8', deep: '#084a76', tint: '#d9eaf5', glyph: GLYPHS.gems },
  yellow: { fill: '#946400', deep: '#6b4800', tint: '#fbeec6', glyph: GLYPHS.grain },
  green: { fill: '#0b7f5c', deep: '#07573f', tint: '#d6efe4', glyph: GLYPHS.wine },
};

/** In display order. */
export const COLOURS = Object.keys(PALETTE) as Colour[];

/** Hatching behind the glyph, so that colour is never the only distinction. */
const HATCHES: Record<Colour, string> = {
  red: '<path d="M-2 10L10-2M2 14L14 2" />',
  blue: '<circle cx="6" cy="6" r="1.6" />',
  yellow: '<path d="M0 6h12" />',
  green: '<path d="M0 6h12M6 0v12" />',
};

const MOSAIC = [[0, 0, 1], [6, 0, 0.82], [0, 6, 0.88], [6, 6, 0.7]];

function patternsOf(colour: Colour): string[] {
  const { fill, deep, tint } = PALETTE[colour];
  const stones = MOSAIC.map(([x, y, light]) => `<rect x="${x! + 0.4}" y="${y! + 0.4}" width="5.2" height="5.2" rx="0.8" fill="${fill}" opacity="${light}"/>`);
  const hatch = `<g stroke="${fill}" fill="${fill}" stroke-width="1" opacity="0.28">${HATCHES[colour]}</g>`;
  return [pattern(`mosaic-carthage-${colour}`, deep, stones.join('')), pattern(`hatch-carthage-${colour}`, tint, hatch)];
}

export const PATTERNS = COLOURS.flatMap(patternsOf);
