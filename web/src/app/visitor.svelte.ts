/** The current user, as the server knows them: nobody yet, a guest, or an account. */
import { api } from '../net/api';
import { i18n } from '../i18n/i18n.svelte';
import type { GameInfo, Me, ServerInfo } from '../net/types';
import { replayCache } from '../offline/replayCache.svelte';

const NAME = 'emporion-name';

class Visitor {
  me = $state<Me | null>(null);
  isKnown = $state(false);
  server = $state.raw<ServerInfo | null>(null);
  #describe: (server: ServerInfo) => void = () => {};
  /** What the server offers, as soon as it has answered. */
  readonly described = new Promise<ServerInfo>((answer) => (this.#describe = answer));

  /** The suggested name. */
  get name(): string {
    return this.me?.name ?? localStorage.getItem(NAME) ?? '';
  }

  /** Retries until the server answers; without the answer, nobody knows whose seat is whose. */
  async load(): Promise<void> {
    for (let pause = 500; !this.isKnown; pause = Math.min(2 * pause, 8000)) {
      try {
        const described = api.server().then((server) => this.setServer(server)); // answered from the cache when offline, unlike `me`
        const [me] = await Promise.all([api.me(), described]);
        this.me = me;
        this.isKnown = true;
        void replayCache.setOwner(me?.id ?? null);
      } catch {
        await new Promise((done) => setTimeout(done, pause));
      }
    }
  }

  /** The texts of its games are loaded first. */
  async setServer(server: ServerInfo): Promise<void> {
    await i18n.loadGames(server.games);
    this.server = server;
    this.#describe(server);
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

  gameInfo(game: string): GameInfo | undefined {
    return this.server?.games.find(({ name }) => name === game);
  }

  /** The possible numbers of players of a game, in order. */
  playersOf(game: string): number[] {
    return this.gameInfo(game)?.players ?? [2, 3, 4];
  }

  hasLesson(game: string): boolean {
    return this.gameInfo(game)?.lesson ?? true;
  }

  /** Call after requests that may have created a guest session. */
  async refresh(): Promise<void> {
    this.set(await api.me());
  }
}

export const visitor = new Visitor();
