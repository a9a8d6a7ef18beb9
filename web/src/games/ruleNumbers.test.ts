/** No plugin computes with numbers of the rules: they are in the view and the description. */
import { describe, expect, test } from 'vitest';
import { ruleNumbers, ruleNumbersOfComponent } from './ruleNumbers';

const sources = import.meta.glob<string>('./*/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
/** Drawings, generated types, the rulebook's figures, and tests. */
const EXEMPT = /\/(layout|glyphs|palette|tile|rulebook|view\.generated)\.ts$|\.test\.ts$/;
const gameOf = (path: string): string => path.split('/')[1]!;
const GAMES = [...new Set(Object.keys(sources).map(gameOf))];

const findingsOf = (game: string): string[] =>
  Object.entries(sources)
    .filter(([path]) => gameOf(path) === game && !EXEMPT.test(path))
    .flatMap(([path, source]) => (path.endsWith('.svelte') ? ruleNumbersOfComponent(source) : ruleNumbers(source)).map(({ line, text, why }) => `${path}:${line} ${why}: ${text}`));

test.each(GAMES)('%s computes with no number of the rules', (game) => expect(findingsOf(game)).toEqual([]));

describe('what plugins once restated is found', () => {
  test.each([
    'const amphoraeOf = (kind: string) => ({ 2: 2, 3: 1 })[valueOf(kind)] ?? 0;',
    'const points = Math.ceil((price * sold.length) / 5);',
    'const to = Math.min(from + Math.min(count, 2), harbour);',
    'const VALUES = [5, 3, 2];',
    'const COPIES = { five: 7, three: 9, two: 11 };',
    'const valueOf = (kind: string) => Number(kind[1]);',
    'const tokens = chosen ?? 8;',
    'const isNear = tokens >= limit - 2;',
    'const price = (ship: string) => sizeOf(ship) + 2;',
    "const crew = ship === 'flagship' ? 2 : 1;",
    'const PILED = 32;',
    'const harbour = view.options.track_size - 1;',
    'const { options } = view;',
    'const valueOf = (kind: string) => +kind[1]!;',
    'const price = (ship: string, extra = 2) => sizeOf(ship) + extra;',
    'switch (value) { case 5: break; }',
    'const isNear = player.tokens_missing <= FEW_TOKENS;',
  ])('%s', (source) => expect(ruleNumbers(source)).not.toEqual([]));
});

describe('drawing is not', () => {
  test.each(['const first = list[0]!;', 'const next = index + 1;', 'const flight = { from, to, delay: 200 };', 'index -= 1;', 'const x = CENTRE + number * WIDTH;', 'const isReadable = cards.length <= READABLE_CARDS;'])('%s', (source) =>
    expect(ruleNumbers(source)).toEqual([]),
  );
  test('numbers of a template', () => {
    const source = '<Glyph size={18} /><svg viewBox="0 0 512 512" width="26"></svg>{#each cards as card, number (number)}<i>{number + 1}</i>{/each}';
    expect(ruleNumbersOfComponent(source)).toEqual([]);
    expect(ruleNumbersOfComponent('<script lang="ts">let x = 1;</script>\n<p class:near={tokens >= limit - 2}></p>')).toMatchObject([{ line: 2 }]);
  });
});
