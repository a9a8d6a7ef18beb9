/** Colour-blind safe colours of the four goods, each with its own glyph and pattern. */
import { pattern, type TintedSwatch } from '../../art/patterns';
import { GLYPHS } from './glyphs';
import type { Colour } from './view';

interface GoodsSwatch extends TintedSwatch {
  /** Text and glyphs on the fill. On light surfaces they have the deep shade. */
  on: string;
  /** Between the stones of the frame, where the deep shade would dull the colour. */
  grout?: string;
}

export const PALETTE: Record<Colour, GoodsSwatch> = {
  red: { fill: '#c2401c', on: '#ffffff', deep: '#8c2a10', tint: '#f8e0d5', glyph: GLYPHS.fabric },
  blue: { fill: '#0b6aa8', on: '#ffffff', deep: '#084a76', tint: '#d9eaf5', glyph: GLYPHS.gems },
  yellow: { fill: '#f5c62f', on: '#2f2200', deep: '#765200', grout: '#c2930f', tint: '#fdf1c3', glyph: GLYPHS.grain },
  green: { fill: '#0b7f5c', on: '#ffffff', deep: '#07573f', tint: '#d6efe4', glyph: GLYPHS.wine },
};

/** Gives an element the colours of goods: `--goods-fill`, `--goods-on` for what stands on it, `--goods-line` for lines on a light surface. */
export const painted = (colour: Colour) => (element: HTMLElement): void => {
  const { fill, on, deep } = PALETTE[colour];
  for (const [name, value] of [['--goods-fill', fill], ['--goods-on', on], ['--goods-line', deep]] as const) element.style.setProperty(name, value);
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
  const { fill, deep, tint, grout = deep } = PALETTE[colour];
  const stones = MOSAIC.map(([x, y, light]) => `<rect x="${x! + 0.4}" y="${y! + 0.4}" width="5.2" height="5.2" rx="0.8" fill="${fill}" opacity="${light}"/>`);
  const hatch = `<g stroke="${fill}" fill="${fill}" stroke-width="1" opacity="0.28">${HATCHES[colour]}</g>`;
  return [pattern(`mosaic-carthage-${colour}`, grout, stones.join('')), pattern(`hatch-carthage-${colour}`, tint, hatch)];
}

export const PATTERNS = COLOURS.flatMap(patternsOf);
