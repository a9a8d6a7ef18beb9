import { beforeEach, expect, test, vi } from 'vitest';
import type { Listed } from '../net/types';

/** As much of the caches of a browser as is used, by address. */
const shelves = new Map<string, Map<string, Response>>();
const shelf = (name: string): Map<string, Response> => shelves.get(name) ?? shelves.set(name, new Map()).get(name)!;
const HERE = 'https://emporion.example';
Object.assign(globalThis, {
  caches: {
    open: async (name: string) => ({
      put: async (address: string, answer: Response) => void shelf(name).set(new URL(address, HERE).href, answer),
      keys: async () => [...shelf(name).keys()].map((url) => ({ url })),
      delete: async (request: { url: string }) => shelf(name).delete(request.url),
    }),
    delete: async (name: string) => shelves.delete(name),
  },
});
Object.assign(localStorage, { removeItem: (key: string) => localStorage.setItem(key, '') });

const asked: string[] = [];
let failing = '';
vi.stubGlobal('fetch', async (address: string) => {
  asked.push(address);
  if (failing && address.includes(failing)) return new Response('', { status: 500 });
  if (/\/log/.test(address)) return Response.json(/until=999999/.test(address) ? [{ version: 40 }, { version: 60 }] : []);
  return Response.json(/\/moves/.test(address) ? [] : { scene: { move: 45 } });
});

const { kept } = await import('./kept.svelte');
const game = (id: string, more: Partial<Listed> = {}): Listed => ({ id, game: 'carthage', stage: 'over', mine: [0], changed: Number(id.slice(1)), ...more }) as Listed;
const keptPaths = (): string[] => [...shelf('emporion-games').keys()].map((address) => address.slice(HERE.length));

beforeEach(async () => {
  await kept.belongTo(null);
  asked.length = 0;
  failing = '';
});

test('all that a replay with open cards asks for is kept', async () => {
  await kept.keep(game('g1'), 'ada');
  expect(kept.has('g1')).toBe(true);
  expect(keptPaths()).toEqual([
    '/api/tables/g1',
    '/api/tables/g1/moves?first=0&eyes=open',
    '/api/tables/g1/moves?first=20&eyes=open',
    '/api/tables/g1/moves?first=40&eyes=open',
    '/api/tables/g1/log?after=-1&until=999999',
    '/api/tables/g1/log?after=-1&until=39',
  ]);
});

test('nothing is kept of games that run, of games of others, and nothing twice', async () => {
  await kept.keep(game('g1', { stage: 'running' }), 'ada');
  await kept.keep(game('g2', { mine: [] }), 'ada');
  expect(asked).toEqual([]);
  await kept.keep(game('g3'), 'ada');
  const once = asked.length;
  await kept.keep(game('g3'), 'ada');
  expect(asked.length).toBe(once);
});

test('what could not be fetched whole is not there', async () => {
  failing = 'first=40';
  await kept.keep(game('g1'), 'ada');
  expect(kept.has('g1')).toBe(false);
  expect(keptPaths()).toEqual([]);
});

test('only so many are kept, and the oldest go', async () => {
  for (let number = 1; number <= 22; number += 1) await kept.keep(game(`g${number}`), 'ada');
  expect(kept.games.length).toBe(20);
  expect(kept.has('g22')).toBe(true);
  expect(kept.has('g2')).toBe(false);
  expect(keptPaths().some((path) => path.startsWith('/api/tables/g2/') || path === '/api/tables/g2')).toBe(false);
});

test('a few at a time', async () => {
  await kept.keepAll([5, 4, 3, 2].map((number) => game(`g${number}`)), 'ada');
  expect(kept.games.map((each) => each.id)).toEqual(['g5', 'g4']);
});

test('somebody else finds nothing of them', async () => {
  await kept.keep(game('g1'), 'ada');
  await kept.belongTo('ada');
  expect(kept.has('g1')).toBe(true);
  await kept.belongTo('bob');
  expect(kept.games).toEqual([]);
  expect(keptPaths()).toEqual([]);
});
