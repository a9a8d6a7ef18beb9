/** Who sits in front of this browser, as far as the server knows. */
import { api } from '../net/api';
import type { Me, ServerInfo } from '../net/types';
import { replayCache } from '../offline/replayCache.svelte';

const NAME = 'emporion-name';

class Visitor {
  me = $state<Me | null>(null);
  isKnown = $state(false);
  server = $state.raw<ServerInfo | null>(null);

  /** The name to begin with; people change it when they like. */
  get name(): string {
    return this.me?.name ?? localStorage.getItem(NAME) ?? '';
  }

  /** Ask until there is an answer: without it nobody knows whose seat is whose. */
  async load(): Promise<void> {
    for (let pause = 500; !this.isKnown; pause = Math.min(2 * pause, 8000)) {
      try {
        const described = api.server().then((server) => (this.server = server)); // known offline, other than who is here
        const [me] = await Promise.all([api.me(), described]);
        this.me = me;
        this.isKnown = true;
        void replayCache.setOwner(me?.id ?? null);
      } catch {
        await new Promise((done) => setTimeout(done, pause));
      }
    }
  }

  /** Nobody has to fill in a form to play: whoever has no name yet gets one. */
  nameOr(fallback: string): string {
    return this.name || fallback;
  }

  set(me: Me | null): void {
    this.me = me;
    void replayCache.setOwner(me?.id ?? null);
    if (me) localStorage.setItem(NAME, me.name);
    else localStorage.removeItem(NAME);
  }

  /** How many can play a game. */
  playersOf(game: string): number[] {
    return this.server?.games.find((each) => each.name === game)?.players ?? [2, 3, 4];
  }

  /** After a request that may have made us a guest. */
  async refresh(): Promise<void> {
    this.set(await api.me());
  }
}

export const visitor = new Visitor();
