/** Finished games of the reader, kept on this device so that their replays can be looked at without a connection. Nothing is
 * kept of a game that runs, and everything is forgotten when the reader leaves or becomes somebody else. */
import { api, paths } from '../net/api';
import { STRETCH, wholeLog } from '../net/replays';
import type { Listed, LogLine, Look } from '../net/types';
import { copyOf, GAMES_CACHE } from './answers';

const KEY = 'emporion-kept';
const MOST = 20;
const AT_ONCE = 2;

interface Shelf {
  owner: string;
  games: Listed[];
}

function stored(): Shelf | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Shelf | null;
  } catch {
    return null;
  }
}

class Kept {
  #shelf = $state.raw<Shelf | null>(stored());
  #busy = new Set<string>();

  /** Newest first. */
  get games(): Listed[] {
    return this.#shelf?.games ?? [];
  }

  has(table: string): boolean {
    return this.games.some((game) => game.id === table);
  }

  /** Whose games may lie here. */
  async belongTo(owner: string | null): Promise<void> {
    if (!this.#shelf || this.#shelf.owner === owner) return;
    this.#write(null);
    if ('caches' in globalThis) await caches.delete(GAMES_CACHE);
  }

  /** Keep the first ones, as many as there is room for, a few whenever this is called. */
  async keepAll(games: Listed[], owner: string): Promise<void> {
    const missing = games.slice(0, MOST).filter((game) => !this.has(game.id));
    for (const game of missing.slice(0, AT_ONCE)) await this.keep(game, owner);
  }

  /** Keep a game that is over; what could not be fetched whole is fetched the next time. */
  async keep(game: Listed, owner: string): Promise<void> {
    const isWanted = game.stage === 'over' && game.mine.length > 0 && !this.has(game.id) && !this.#busy.has(game.id);
    if (!isWanted || !('caches' in globalThis)) return;
    this.#busy.add(game.id);
    try {
      await this.belongTo(owner);
      await keepReplay(game.id);
      await this.#add(game, owner);
    } catch {
      await forget(game.id);
    } finally {
      this.#busy.delete(game.id);
    }
  }

  async #add(game: Listed, owner: string): Promise<void> {
    const games = [game, ...this.games].sort((one, other) => other.changed - one.changed);
    for (const old of games.splice(MOST)) await forget(old.id);
    this.#write({ owner, games });
  }

  #write(shelf: Shelf | null): void {
    this.#shelf = shelf;
    if (shelf) localStorage.setItem(KEY, JSON.stringify(shelf));
    else localStorage.removeItem(KEY);
  }
}

export const kept = new Kept();

/** Put aside what the replay of a finished game with open cards asks for. */
async function keepReplay(table: string): Promise<void> {
  const { scene } = await keepAnswer<Look>(paths.look(table));
  for (let first = 0; first <= scene.move; first += STRETCH) await keepAnswer(paths.moves(table, first, null, 'open'));
  await wholeLog((until) => keepAnswer<LogLine[]>(paths.log(table, null, -1, until)));
}

async function keepAnswer<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(`/api${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const copy = await copyOf(answer);
  await (await caches.open(GAMES_CACHE)).put(`/api${path}`, copy.clone());
  return (await copy.json()) as Answer;
}

async function forget(table: string): Promise<void> {
  const cache = await caches.open(GAMES_CACHE);
  for (const request of await cache.keys()) {
    if (new URL(request.url).pathname.split('/')[3] === table) await cache.delete(request);
  }
}

/** Keep the game that has just ended. */
export async function keepFinished(table: string, owner: string): Promise<void> {
  const mine = await api.myTables().catch(() => []);
  const game = mine.find((each) => each.id === table);
  if (game) await kept.keep(game, owner);
}
