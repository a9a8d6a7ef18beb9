/** Caches the user's finished games on this device for offline replays. Running games are never cached; everything is deleted when the user
 * changes. */
import { api, paths } from '../net/api';
import { PAGE_SIZE, fetchWholeLog } from '../replay/replayPages';
import type { Listed, LogLine, Look } from '../net/types';
import { cachedCopy, GAMES_CACHE } from './cacheStrategy';

const KEY = 'emporion-kept';
/** Raised when boards need fields that older views lack; games of another version are deleted. */
const VERSION = 2;
const MAX_GAMES = 20;
const GAMES_PER_CALL = 2;

interface CachedGames {
  version?: number;
  owner: string;
  games: Listed[];
}

function stored(): CachedGames | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as CachedGames | null;
    if (found?.version === VERSION) return found;
    if (found && 'caches' in globalThis) void caches.delete(GAMES_CACHE);
  } catch {
    // not ours
  }
  return null;
}

class ReplayCache {
  #cached = $state.raw<CachedGames | null>(stored());
  #busy = new Set<string>();
  /** How often everything was deleted. */
  #deletions = 0;

  /** Newest first. */
  get games(): Listed[] {
    return this.#cached?.games ?? [];
  }

  has(table: string): boolean {
    return this.games.some((game) => game.id === table);
  }

  /** Delete the games of any other user. */
  async setOwner(owner: string | null): Promise<void> {
    if (!this.#cached || this.#cached.owner === owner) return;
    this.#write(null);
    this.#deletions += 1;
    if ('caches' in globalThis) await caches.delete(GAMES_CACHE);
  }

  /** Cache the first games up to the limit, a few per call. */
  async addAll(games: Listed[], owner: string): Promise<void> {
    const missing = games.slice(0, MAX_GAMES).filter((game) => !this.has(game.id));
    for (const game of missing.slice(0, GAMES_PER_CALL)) await this.add(game, owner);
  }

  /** Cache a finished game. A partly fetched game is removed and fetched again next time. */
  async add(game: Listed, owner: string): Promise<void> {
    const isWanted = game.stage === 'over' && game.mine.length > 0 && !this.has(game.id) && !this.#busy.has(game.id);
    if (!isWanted || !('caches' in globalThis)) return;
    this.#busy.add(game.id);
    try {
      await this.setOwner(owner);
      // Recorded before anything is fetched: if the page is left meanwhile, the parts are deleted when the user changes.
      if (!this.#cached) this.#write({ version: VERSION, owner, games: [] });
      const deletions = this.#deletions;
      await cacheReplay(game.id);
      if (this.#deletions === deletions) await this.#add(game, owner);
      else await evict(game.id);
    } catch {
      await evict(game.id);
    } finally {
      this.#busy.delete(game.id);
    }
  }

  async #add(game: Listed, owner: string): Promise<void> {
    const games = [game, ...this.games].sort((one, other) => other.changed - one.changed);
    for (const old of games.splice(MAX_GAMES)) await evict(old.id);
    this.#write({ version: VERSION, owner, games });
  }

  #write(cached: CachedGames | null): void {
    this.#cached = cached;
    if (cached) localStorage.setItem(KEY, JSON.stringify(cached));
    else localStorage.removeItem(KEY);
  }
}

export const replayCache = new ReplayCache();

/** Cache the responses that an open replay requests. */
async function cacheReplay(table: string): Promise<void> {
  const { scene } = await cacheResponse<Look>(paths.look(table));
  if (scene.deal?.revealed === false) throw new Error('other tables still play this deal');
  for (let first = 0; first <= scene.move; first += PAGE_SIZE) await cacheResponse(paths.moves(table, first, null, 'open'));
  await fetchWholeLog((until) => cacheResponse<LogLine[]>(paths.log(table, null, -1, until)));
}

async function cacheResponse<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(`/api${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const copy = await cachedCopy(answer);
  await (await caches.open(GAMES_CACHE)).put(`/api${path}`, copy.clone());
  return (await copy.json()) as Answer;
}

async function evict(table: string): Promise<void> {
  const cache = await caches.open(GAMES_CACHE);
  for (const request of await cache.keys()) {
    if (new URL(request.url).pathname.split('/')[3] === table) await cache.delete(request);
  }
}

/** Cache a game that has just ended. */
export async function cacheFinishedGame(table: string, owner: string): Promise<void> {
  const mine = await api.myTables().catch(() => []);
  const game = mine.find((each) => each.id === table);
  if (game) await replayCache.add(game, owner);
}
