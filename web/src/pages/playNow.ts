import { visitor } from '../app/visitor.svelte';
import { api } from '../net/api';

const BOTS = 2;

/** Open a game against two bots, or as many as the game allows; returns its path. */
export async function playNow(game: string, name: string): Promise<string> {
  const players = visitor.playersOf(game);
  const bots = Math.max(players[0]! - 1, Math.min(BOTS, players.at(-1)! - 1));
  const seats = [{ kind: 'me' as const }, ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level: 'trader' as const }))];
  const opened = await api.openTable({ game, seats, name });
  await visitor.refresh();
  return `/t/${opened.table}`;
}
