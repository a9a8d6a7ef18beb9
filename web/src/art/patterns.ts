/** SVG fill patterns (`url(#…)`), so that colour is never the only distinction. */

/** The colours and the glyph that a colour, goods or deck is drawn with. */
export interface Swatch {
  fill: string;
  /** Darker, for outlines. */
  deep: string;
  /** SVG markup. */
  glyph: string;
}

/** With a light background shade. */
export interface TintedSwatch extends Swatch {
  tint: string;
}

/** A repeating SVG pattern on a background colour. */
export function pattern(id: string, ground: string, drawing: string, width = 12, height = 12): string {
  const size = `width="${width}" height="${height}"`;
  return `<pattern id="${id}" ${size} patternUnits="userSpaceOnUse"><rect ${size} fill="${ground}"/>${drawing}</pattern>`;
}

/** Add patterns to the document once; cards refer to them by id. */
export function installPatterns(owner: string, patterns: string[]): void {
  const id = `patterns-of-${owner}`;
  if (document.getElementById(id)) return;
  const holder = document.createElement('div');
  holder.innerHTML = `<svg id="${id}" width="0" height="0" aria-hidden="true"><defs>${patterns.join('')}</defs></svg>`;
  const drawing = holder.firstElementChild as SVGSVGElement;
  drawing.style.position = 'absolute'; // set by script, because the content security policy forbids inline styles
  document.body.append(drawing);
}
