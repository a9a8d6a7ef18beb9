import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SUFFIX = '?tile';
/** What the first page and lists say about a game. */
const MESSAGE = /^[a-z][a-z_]*-(?:title|web-blurb) =.*$/;

/** A catalogue imported with `?tile` has only the messages for lists of games, so that the first page does not load all texts of all games. */
export function tileTextsPlugin(): Plugin {
  return {
    name: 'tile-texts',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`.ftl${SUFFIX}`)) return null;
      const file = id.slice(0, -SUFFIX.length);
      this.addWatchFile(file);
      const found = readFileSync(file, 'utf8').split('\n').filter((line) => MESSAGE.test(line));
      return `export default ${JSON.stringify(found.join('\n'))};`;
    },
  };
}
