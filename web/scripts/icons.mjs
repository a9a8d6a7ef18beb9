// Extracts the icons that the pages use from two large collections: writes `glyphs.ts` beside every `glyphs.json`,
// which maps our names to theirs.
//   npm run icons
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { roundPath } from './roundPath.mjs';

const require = createRequire(import.meta.url);
const source = fileURLToPath(new URL('../src', import.meta.url));
const drawn = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
const plain = (name) => readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');

function glyph(name) {
  const icon = drawn.icons[name] ?? drawn.icons[drawn.aliases?.[name]?.parent];
  if (!icon) throw new Error(`game-icons has no ${name}`);
  return icon.body.replaceAll(' fill="currentColor"', '').replace(/(?<= d=")[^"]+/g, roundPath);
}

function control(name) {
  return plain(name).replace(/<!--.*?-->/gs, '').replace(/^[\s\S]*?<svg[^>]*>/, '').replace('</svg>', '').replace(/\s*\n\s*/g, '').trim();
}

const COLLECTIONS = {
  glyphs: { type: 'Glyph', draw: glyph, about: 'From game-icons.net (CC BY 3.0), on a field of 512 by 512, filled.' },
  controls: { type: 'Control', draw: control, about: 'From lucide.dev (ISC), on a field of 24 by 24, drawn with lines.' },
};

function write(folder) {
  const lists = JSON.parse(readFileSync(`${folder}/glyphs.json`, 'utf8'));
  const parts = Object.entries(lists).map(([kind, names]) => {
    const { type, draw, about } = COLLECTIONS[kind];
    const lines = Object.entries(names).map(([name, there]) => `  ${name}: '${draw(there)}',`);
    const table = kind.toUpperCase();
    return `\n/** ${about} */\nexport const ${table} = {\n${lines.join('\n')}\n} as const;\n\nexport type ${type} = keyof typeof ${table};\n`;
  });
  writeFileSync(`${folder}/glyphs.ts`, `// Written by \`npm run icons\`. Do not edit.\n${parts.join('')}`);
}

write(`${source}/art`);
for (const game of readdirSync(`${source}/games`)) {
  if (existsSync(`${source}/games/${game}/glyphs.json`)) write(`${source}/games/${game}`);
}
