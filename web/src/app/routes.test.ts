import { expect, test } from 'vitest';
import { routeOf } from './routes';

test.each([
  ['/', { page: 'home' }],
  ['/new/carthage', { page: 'new', game: 'carthage' }],
  ['/t/abc', { page: 'table', table: 'abc' }],
  ['/t/abc/replay', { page: 'replay', table: 'abc' }],
  ['/challenge/abc', { page: 'challenge', table: 'abc' }],
  ['/challenge', { page: 'missing' }],
  ['/cards', { page: 'cards', game: 'carthage' }],
  ['/player/p1', { page: 'player', player: 'p1' }],
  ['/leaders', { page: 'leaders' }],
  ['/t', { page: 'missing' }],
  ['/player', { page: 'missing' }],
  ['/nonsense', { page: 'missing' }],
])('%s', (path, route) => expect(routeOf(path)).toEqual(route));
