import { visitor } from '../app/visitor.svelte';
import { api } from '../net/api';

/** Open a game against two bots; returns its path. */
export async function playNow(game: string, name: string): Promise<string> {
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'trader' as const }, { kind: 'bot' as const, level: 'trader' as const }];
  const opened = await api.openTable({ game, seats, name });
  await visitor.refresh();
  return `/t/${opened.table}`;
}
