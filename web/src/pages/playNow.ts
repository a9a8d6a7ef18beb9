import { visitor } from '../app/visitor.svelte';
import { api } from '../net/api';

/** A game against two bots, at once: nobody has to choose anything. Its address. */
export async function playNow(game: string, name: string): Promise<string> {
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'trader' as const }, { kind: 'bot' as const, level: 'trader' as const }];
  const opened = await api.openTable({ game, seats, name });
  await visitor.refresh();
  return `/t/${opened.table}`;
}
