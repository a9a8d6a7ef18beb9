/** The current user, as the server knows them: nobody yet, a guest, or an account. */
import { api } from '../net/api';
import type { Me, ServerInfo } from '../net/types';
import { replayCache } from '../offline/replayCache.svelte';

const NAME = 'emporion-name';

class Visitor {
  me = $state<Me | null>(null);
  isKnown = $state(false);
  server = $state.raw<ServerInfo | null>(null);

  /** The suggested name. */
  get name(): string {
    return this.me?.name ?? localStorage.getItem(NAME) ?? '';
  }

  /** Retries until the server answers; without the answer, nobody knows whose seat is whose. */
  async load(): Promise<void> {
    for (let pause = 500; !this.isKnown; pause = Math.min(2 * pause, 8000)) {
      try {
        const described = api.server().then((server) => (this.server = server)); // answered from the cache when offline, unlike `me`
        const [me] = await Promise.all([api.me(), described]);
        this.me = me;
        this.isKnown = true;
        void replayCache.setOwner(me?.id ?? null);
      } catch {
        await new Promise((done) => setTimeout(done, pause));
      }
    }
  }

  /** Players without a name get the fallback, so that nobody has to fill in a form. */
  nameOr(fallback: string): string {
    return this.name || fallback;
  }

  set(me: Me | null): void {
    this.me = me;
    void replayCache.setOwner(me?.id ?? null);
    if (me) localStorage.setItem(NAME, me.name);
    else localStorage.removeItem(NAME);
  }

  /** The possible numbers of players of a game. */
  playersOf(game: string): number[] {
    return this.server?.games.find((each) => each.name === game)?.players ?? [2, 3, 4];
  }

  /** Call after requests that may have created a guest session. */
  async refresh(): Promise<void> {
    this.set(await api.me());
  }
}

export const visitor = new Visitor();
