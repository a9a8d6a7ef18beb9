import { expect, test } from 'vitest';
import { cachedCopy, CACHED_HEADER, strategyFor } from './cacheStrategy';

const HERE = 'https://emporion.example';
const ask = (path: string, more: Partial<{ method: string; mode: string }> = {}) => strategyFor({ method: 'GET', mode: 'cors', url: new URL(path, HERE).href, ...more }, HERE);

test.each([
  ['/', 'navigate', 'page'],
  ['/rules/dale', 'navigate', 'page'],
  ['/t/abc/replay?move=3', 'navigate', 'page'],
  ['/assets/index-1a.js', 'cors', 'file'],
  ['/icon.svg', 'no-cors', 'file'],
  ['/worker.js', 'cors', null],
  ['/api/server', 'cors', 'public'],
  ['/api/tables/abc', 'cors', 'game'],
  ['/api/tables/abc/moves?first=0&eyes=open', 'cors', 'game'],
  ['/api/tables/abc/log?after=-1', 'cors', 'game'],
  ['/api/tables/abc/memory?seat=0', 'cors', null],
  ['/api/tables/abc/record', 'navigate', null],
  ['/api/tables?stage=open', 'cors', null],
  ['/api/me', 'cors', null],
  ['/api/me/tables', 'cors', null],
  ['/api/me/data', 'cors', null],
  ['https://elsewhere.example/', 'navigate', null],
])('%s requested as %s is handled as %s', (path, mode, strategy) => expect(ask(path, { mode })).toBe(strategy));

test('requests that change something go to the server', () => {
  expect(ask('/api/tables/abc', { method: 'DELETE' })).toBeNull();
  expect(ask('/', { method: 'POST', mode: 'navigate' })).toBeNull();
});

test('a cached copy is marked, and carries no other headers', async () => {
  const answer = new Response('{"a":1}', { headers: { 'content-type': 'application/json', 'x-secret': 'yes' } });
  const copy = await cachedCopy(answer);
  expect(copy.headers.get(CACHED_HEADER)).toBe('yes');
  expect(copy.headers.get('x-secret')).toBeNull();
  expect(await copy.json()).toEqual({ a: 1 });
});
