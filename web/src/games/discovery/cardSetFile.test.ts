import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { templateOf } from './cardSet';
import { parseCardSet } from './cardSetFile';
import { description } from './view';

const TEMPLATE = templateOf(description());

test('the documented file holds the reconstructed card set', async () => {
  const cardSet = await parseCardSet(readFileSync('../docs/games/discovery-cards.toml', 'utf-8'));
  expect(cardSet).toMatchObject(TEMPLATE);
  expect(cardSet.missions).toMatchObject({ 3: ['half', 'half', 'maj', 'maj'] });
  expect((cardSet.contract_track as number[]).length).toBe(25);
});

test('expeditions may be an array of tables', async () => {
  const text = '[[expeditions]]\nexplorer = "abreu" # known\nlimit = 3\n\n[[expeditions]]\r\nexplorer = \'dias\'\n[contracts]\nB5 = [8, 11,\n  13,\n]';
  expect(await parseCardSet(text)).toEqual({ expeditions: [{ explorer: 'abreu', limit: 3 }, { explorer: 'dias' }], contracts: { B5: [8, 11, 13] } });
});

test('JSON is accepted too', async () => {
  expect(await parseCardSet(JSON.stringify(TEMPLATE))).toEqual(JSON.parse(JSON.stringify(TEMPLATE)));
});

test.each(['[1, 2]', 'limit', 'limit = ', 'limit = three', 'limit = 3 4', 'first = [2 3]', 'limit = 3\nlimit = 4', '{"limit": 3', '[contracts', '<html>', 'a = { b = 1'])(
  'invalid files are rejected: %s',
  async (text) => {
    await expect(parseCardSet(text)).rejects.toThrow(SyntaxError);
  },
);
