import { beforeEach, expect, test, vi } from 'vitest';
import type { Listed } from '../net/types';

/** A minimal CacheStorage, by address. */
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

const requested: string[] = [];
let failing = '';
let answersLate: Promise<void> | null = null;
vi.stubGlobal('fetch', async (address: string) => {
  requested.push(address);
  if (address.includes('first=40')) await answersLate;
  if (failing && address.includes(failing)) return new Response('', { status: 500 });
  if (/\/log/.test(address)) return Response.json(/until=999999/.test(address) ? [{ version: 40 }, { version: 60 }] : []);
  return Response.json(/\/moves/.test(address) ? [] : { scene: { move: 45 } });
});

const { replayCache } = await import('./replayCache.svelte');
const game = (id: string, more: Partial<Listed> = {}): Listed => ({ id, game: 'carthage', stage: 'over', mine: [0], changed: Number(id.slice(1)), ...more }) as Listed;
const keptPaths = (): string[] => [...shelf('emporion-games').keys()].map((address) => address.slice(HERE.length));

beforeEach(async () => {
  await replayCache.setOwner(null);
  requested.length = 0;
  failing = '';
});

test('everything that an open replay requests is cached', async () => {
  await replayCache.add(game('g1'), 'ada');
  expect(replayCache.has('g1')).toBe(true);
  expect(keptPaths()).toEqual([
    '/api/tables/g1',
    '/api/tables/g1/moves?first=0&eyes=open',
    '/api/tables/g1/moves?first=20&eyes=open',
    '/api/tables/g1/moves?first=40&eyes=open',
    '/api/tables/g1/log?after=-1&until=999999',
    '/api/tables/g1/log?after=-1&until=39',
  ]);
});

test('running games and games of others are not cached, and nothing is cached twice', async () => {
  await replayCache.add(game('g1', { stage: 'running' }), 'ada');
  await replayCache.add(game('g2', { mine: [] }), 'ada');
  expect(requested).toEqual([]);
  await replayCache.add(game('g3'), 'ada');
  const once = requested.length;
  await replayCache.add(game('g3'), 'ada');
  expect(requested.length).toBe(once);
});

test('a partly fetched game is not cached', async () => {
  failing = 'first=40';
  await replayCache.add(game('g1'), 'ada');
  expect(replayCache.has('g1')).toBe(false);
  expect(keptPaths()).toEqual([]);
});

test('the oldest games are evicted beyond the limit', async () => {
  for (let number = 1; number <= 22; number += 1) await replayCache.add(game(`g${number}`), 'ada');
  expect(replayCache.games.length).toBe(20);
  expect(replayCache.has('g22')).toBe(true);
  expect(replayCache.has('g2')).toBe(false);
  expect(keptPaths().some((path) => path.startsWith('/api/tables/g2/') || path === '/api/tables/g2')).toBe(false);
});

test('caches a few games per call', async () => {
  await replayCache.addAll([5, 4, 3, 2].map((number) => game(`g${number}`)), 'ada');
  expect(replayCache.games.map((each) => each.id)).toEqual(['g5', 'g4']);
});

test('another user finds none of the games', async () => {
  await replayCache.add(game('g1'), 'ada');
  await replayCache.setOwner('ada');
  expect(replayCache.has('g1')).toBe(true);
  await replayCache.setOwner('bob');
  expect(replayCache.games).toEqual([]);
  expect(keptPaths()).toEqual([]);
});

test('parts of a game are deleted if the user changes while it is being cached', async () => {
  let answer = (): void => {};
  answersLate = new Promise((done) => (answer = done));
  const adding = replayCache.add(game('g1'), 'ada');
  await vi.waitFor(() => expect(requested.at(-1)).toContain('first=40'));
  expect(keptPaths()).not.toEqual([]);
  await replayCache.setOwner(null);
  expect(keptPaths()).toEqual([]);
  answer();
  await adding;
  expect(replayCache.games).toEqual([]);
  expect(keptPaths()).toEqual([]);
});
