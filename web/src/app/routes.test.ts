import { expect, test } from 'vitest';
import { parseRoute } from './routes';

test.each([
  ['/', { page: 'home' }],
  ['/new/carthage', { page: 'new', game: 'carthage' }],
  ['/t/abc', { page: 'table', table: 'abc' }],
  ['/t/abc/replay', { page: 'replay', table: 'abc' }],
  ['/challenge/abc', { page: 'challenge', token: 'abc' }],
  ['/challenge', { page: 'not-found' }],
  ['/cards', { page: 'cards', game: 'carthage' }],
  ['/player/p1', { page: 'player', player: 'p1' }],
  ['/leaders', { page: 'leaders' }],
  ['/t', { page: 'not-found' }],
  ['/player', { page: 'not-found' }],
  ['/t/abc/nonsense', { page: 'not-found' }],
  ['/t/abc/replay/more', { page: 'not-found' }],
  ['/about/x', { page: 'not-found' }],
  ['/learn/dale/2', { page: 'learn', game: 'dale', number: 2 }],
  ['/practice/dale/pay', { page: 'practice', game: 'dale', name: 'pay' }],
  ['/nonsense', { page: 'not-found' }],
])('%s', (path, route) => expect(parseRoute(path)).toEqual(route));
