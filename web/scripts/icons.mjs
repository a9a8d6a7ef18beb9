// Writes src/art/glyphs.ts: the drawings that the room uses, taken out of two large collections.
//   npm run icons
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const drawn = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
const plain = (name) => readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');

/** Of game-icons.net, by what they stand for here. */
const GLYPHS = {
  fabric: 'rolled-cloth', gems: 'cut-diamond', grain: 'wheat', wine: 'grapes', amphora: 'amphora', galley: 'galley',
  pirates: 'pirate-flag', carthage: 'greek-temple', alexandria: 'lighthouse', cyrenaica: 'anchor', coast: 'palm-tree',
  coins: 'two-coins', trader: 'cloak', token: 'laurel-crown', marker: 'wax-seal', crown: 'laurels',
  awning: 'shop', acorn: 'acorn', compass: 'compass', caravel: 'caravel', bot: 'vintage-robot',
};

/** Of lucide, for the controls. */
const CONTROLS = {
  back: 'arrow-left', undo: 'undo-2', close: 'x', check: 'check', menu: 'menu', settings: 'settings', sound: 'volume-2',
  mute: 'volume-x', sun: 'sun', moon: 'moon', share: 'share-2', copy: 'copy', eye: 'eye', people: 'users',
  person: 'user', clock: 'clock', log: 'scroll-text', list: 'list-ordered', play: 'play', pause: 'pause', first: 'skip-back',
  last: 'skip-forward', previous: 'chevron-left', next: 'chevron-right', help: 'circle-question-mark', flag: 'flag',
  door: 'log-out', talk: 'message-circle', link: 'link', away: 'wifi-off', globe: 'globe', trophy: 'trophy', again: 'rotate-cw',
  download: 'download', report: 'bug', memory: 'brain', bell: 'bell', device: 'smartphone', plus: 'plus', cards: 'layers',
  more: 'ellipsis',
};

function glyph(name) {
  const icon = drawn.icons[name] ?? drawn.icons[drawn.aliases?.[name]?.parent];
  if (!icon) throw new Error(`game-icons has no ${name}`);
  return icon.body.replaceAll(' fill="currentColor"', '');
}

function control(name) {
  return plain(name).replace(/<!--.*?-->/gs, '').replace(/^[\s\S]*?<svg[^>]*>/, '').replace('</svg>', '').replace(/\s*\n\s*/g, '').trim();
}

const entries = (table, draw) => Object.entries(table).map(([name, source]) => `  ${name}: '${draw(source)}',`).join('\n');
const text = `// Written by \`npm run icons\`. Do not edit.

/** From game-icons.net (CC BY 3.0), on a field of 512 by 512, filled. */
export const GLYPHS = {
${entries(GLYPHS, glyph)}
} as const;

/** From lucide.dev (ISC), on a field of 24 by 24, drawn with lines. */
export const CONTROLS = {
${entries(CONTROLS, control)}
} as const;

export type Glyph = keyof typeof GLYPHS;
export type Control = keyof typeof CONTROLS;
`;
writeFileSync(fileURLToPath(new URL('../src/art/glyphs.ts', import.meta.url)), text);
