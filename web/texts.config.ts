import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What the first page and lists say about a game. */
const TILE_MESSAGE = /^[a-z][a-z_]*-(?:title|web-blurb) =.*$/;

/** What only the terminal says, each on one line. */
const TERMINAL_MESSAGE = /^(?:bot|resume)-[a-z-]+ =.*$/;

/** Which lines of a catalogue are loaded, by how it is imported. */
const LINES: Record<string, (line: string) => boolean> = {
  texts: (line) => line !== '' && !line.startsWith('#') && !TERMINAL_MESSAGE.test(line), // comments are for translators
  tile: (line) => TILE_MESSAGE.test(line), // so that the first page does not load all texts of all games
};

/** Catalogues (`.ftl`) as the pages load them: with `?texts` all messages, with `?tile` only those for lists of games. */
export function textsPlugin(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?') as [string, string | undefined];
      const isWanted = query && LINES[query];
      if (!file.endsWith('.ftl') || !isWanted) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(readFileSync(file, 'utf8').split('\n').filter(isWanted).join('\n'))};`;
    },
  };
}
