/** Colour-blind safe colours of the six flags, each with its own glyph and pattern. */
import type { Field } from '../../art/Chip.svelte';
import { pattern, type Swatch } from '../../art/patterns';
import { GLYPHS } from './glyphs';
import { COLOURS, type Colour } from './view';

interface FlagSwatch extends Swatch {
  /** Text colour on the fill. */
  on: string;
}

export const PALETTE: Record<Colour, FlagSwatch> = {
  red: { fill: '#b93a1a', on: '#ffffff', deep: '#7d2410', glyph: GLYPHS.cross },
  yellow: { fill: '#f2c53d', on: '#2f2200', deep: '#8a6200', glyph: GLYPHS.sun },
  blue: { fill: '#0b66a3', on: '#ffffff', deep: '#07446e', glyph: GLYPHS.lily },
  green: { fill: '#0b7a58', on: '#ffffff', deep: '#07523b', glyph: GLYPHS.clover },
  white: { fill: '#fdfcf8', on: '#343a42', deep: '#737b86', glyph: GLYPHS.star },
  black: { fill: '#46322a', on: '#ffffff', deep: '#241812', glyph: GLYPHS.anchor },
};

/** Weaves, so that colour is never the only distinction: as SVG lines, and as the angle and gap of a CSS background. */
const WEAVES: Record<Colour, { lines: string; angle: number; gap: number }> = {
  red: { lines: '<path d="M-3 9L9-3M0 12L12 0M3 15L15 3" />', angle: 135, gap: 6 },
  yellow: { lines: '<path d="M0 3h12M0 9h12" />', angle: 0, gap: 5 },
  blue: { lines: '<circle cx="3" cy="3" r="1.1" /><circle cx="9" cy="9" r="1.1" />', angle: -1, gap: 6 },
  green: { lines: '<path d="M0 6h12M6 0v12" />', angle: -2, gap: 6 },
  white: { lines: '<path d="M3 0v12M9 0v12" />', angle: 90, gap: 6 },
  black: { lines: '<path d="M0 9L6 3L12 9" />', angle: 45, gap: 6 },
};

/** A flag's colour and weave as a CSS background. */
export function fieldOf(colour: Colour): string {
  const { fill, on } = PALETTE[colour];
  const { angle, gap } = WEAVES[colour];
  const thread = `color-mix(in srgb, ${on} 16%, transparent)`;
  if (angle === -1) return `radial-gradient(circle, ${thread} 1px, transparent 1.4px) 0 0 / ${gap}px ${gap}px, ${fill}`;
  const stripes = (turned: number) => `repeating-linear-gradient(${turned}deg, ${thread} 0 1px, transparent 1px ${gap}px)`;
  return angle === -2 ? `${stripes(0)}, ${stripes(90)}, ${fill}` : `${stripes(angle)}, ${fill}`;
}

/** Fields of card chips. */
export const inkField = (colour: Colour): Field => ({ background: fieldOf(colour), ink: PALETTE[colour].on, glyph: PALETTE[colour].glyph });
export const galleonField: Field = { background: 'transparent', ink: '#3d2c12', glyph: GLYPHS.galleon };
export const scrollField: Field = { ...galleonField, glyph: GLYPHS.contract };

function patternOf(colour: Colour): string {
  const { fill, on } = PALETTE[colour];
  return pattern(`weave-discovery-${colour}`, fill, `<g stroke="${on}" fill="none" stroke-width="1" opacity="0.3">${WEAVES[colour].lines}</g>`);
}

export const PATTERNS = COLOURS.map(patternOf);

/** Rhumb lines of a compass rose, as one SVG path around a point. */
export function rhumbs(x: number, y: number, length: number, count = 16): string {
  return Array.from({ length: count }, (_, number) => {
    const turn = (2 * Math.PI * number) / count;
    return `M${x} ${y}L${(x + length * Math.cos(turn)).toFixed(1)} ${(y + length * Math.sin(turn)).toFixed(1)}`;
  }).join('');
}
