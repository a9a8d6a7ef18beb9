// @vitest-environment happy-dom
/** What pages tell about ratings: provisional ones, games that do not count, and bots among people. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { visitor } from '../app/visitor.svelte';
import server from '../fixtures/server.json';
import { builtInGames } from '../games/gamePlugin';
import { i18n } from '../i18n/i18n.svelte';
import { api } from '../net/api';
import type { Leader, Played, Profile, ServerInfo } from '../net/types';
import GameHistory from './GameHistory.svelte';
import Leaderboard from './Leaderboard.svelte';

let rendered: ReturnType<typeof mount> | null = null;

beforeAll(async () => {
  await i18n.load(...builtInGames, 'people');
  await visitor.setServer(server as unknown as ServerInfo);
});
afterEach(() => {
  if (rendered) void unmount(rendered);
  rendered = null;
  vi.restoreAllMocks();
});

const rowsOf = (): string[] => [...document.querySelectorAll('tbody tr, li')].map((row) => row.textContent!.replace(/\s+/g, ' ').trim());

test('a profile marks provisional ratings and says why a game does not count', () => {
  const game: Played = { table: 't', game: builtInGames[0]!, players: 2, place: 1, score: 20, ended: 0, change: null, note: null };
  const why = (id: string) => ({ is: 'text' as const, id, args: { days: 30 } });
  const profile: Profile = {
    id: 'ada', name: 'Ada', bot: false, has_account: true, since: 0,
    ratings: [{ game: builtInGames[0]!, players: 2, rating: 1140, games: 4, settled: false }, { game: builtInGames[0]!, players: 3, rating: 1500, games: 30, settled: true }],
    history: [{ ...game, note: { percent: 0, why: why('rating-note-address') } }, { ...game, change: 7, note: { percent: 25, why: why('rating-note-repeated') } }, game],
  };
  rendered = mount(GameHistory, { target: document.body, props: { profile } });
  flushSync();
  const rows = rowsOf();
  expect(rows[0]).toContain('1140? (4 games, provisional)');
  expect(rows[1]).toMatch(/1500 \(30 games\)$/);
  expect(rows).toContain('Doesn’t count. Two of the players came from the same address.');
  expect(rows.some((row) => row.startsWith('Counts') && row.includes('25') && row.includes('30'))).toBe(true);
});

test('a leaderboard numbers people, and shows bots between them', async () => {
  const line = (name: string, rating: number, level: Leader['level'] = null): Leader => ({ player: name.toLowerCase(), name, rating, games: level ? 0 : 20, level });
  vi.spyOn(api, 'leaders').mockResolvedValue([line('Ada', 2200), line('', 2120, 'magnate'), line('Bartek', 1900)]);
  rendered = mount(Leaderboard, { target: document.body });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelectorAll('tbody tr').length).toBe(3);
  });
  expect(rowsOf().slice(0, 3)).toEqual([expect.stringMatching(/^1 ?Ada/), expect.stringMatching(/^magnate \(bot, for comparison\)/), expect.stringMatching(/^2 ?Bartek/)]);
  expect(document.querySelectorAll('tbody a').length).toBe(2);
});
