import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseCardSet } from './cardSetFile';
import { TEMPLATE } from './cardSet';

test('the file of the documentation says what we play with', () => {
  const found = parseCardSet(readFileSync('../docs/games/discovery-cards.toml', 'utf-8'));
  expect(found).toMatchObject(TEMPLATE);
  expect(found.missions).toMatchObject({ 3: ['half', 'half', 'maj', 'maj'] });
  expect((found.contract_track as number[]).length).toBe(25);
});

test('expeditions may stand one below the other', () => {
  const text = '[[expeditions]]\nexplorer = "abreu" # known\nlimit = 3\n\n[[expeditions]]\r\nexplorer = \'dias\'\n[contracts]\nB5 = [8, 11,\n  13,\n]';
  expect(parseCardSet(text)).toEqual({ expeditions: [{ explorer: 'abreu', limit: 3 }, { explorer: 'dias' }], contracts: { B5: [8, 11, 13] } });
});

test('JSON is read as well', () => {
  expect(parseCardSet(JSON.stringify(TEMPLATE))).toEqual(JSON.parse(JSON.stringify(TEMPLATE)));
});

test.each(['[]', '[1, 2]', 'limit', 'limit = ', 'limit = three', 'limit = 3 4', 'first = [2 3]', 'limit = 3\nlimit = 4', '{"limit": 3', '[contracts', '<html>', 'a = { b = 1'])(
  'what is no card set is not read: %s',
  (text) => {
    expect(() => parseCardSet(text)).toThrow(SyntaxError);
  },
);
