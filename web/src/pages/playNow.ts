import { visitor } from '../app/visitor.svelte';
import { api } from '../net/api';
import { startWithShare } from '../net/shuffleShares';
import type { Level } from '../table/botLevels';

const BOTS = 2;

/** Open a game against two bots of a level, or as many as the game allows; returns its path. */
export async function playNow(game: string, level: Level, name: string): Promise<string> {
  const players = visitor.playersOf(game);
  const bots = Math.max(players[0]! - 1, Math.min(BOTS, players.at(-1)! - 1));
  const seats = [{ kind: 'me' as const }, ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level }))];
  const opened = await api.openTable({ game, seats, name, hold: true });
  await startWithShare(opened.table, opened.commitment ?? '');
  await visitor.refresh();
  return `/t/${opened.table}`;
}
