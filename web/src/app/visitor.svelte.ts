/** The current user, as the server knows them: nobody yet, a guest, or an account. */
import { setAccount } from './accountLearning';
import { api } from '../net/api';
import { i18n, t } from '../i18n/i18n.svelte';
import type { GameInfo, Me, ServerInfo } from '../net/types';
import { replayCache } from '../offline/replayCache.svelte';

const NAME = 'emporion-name';
const COMPANIONS = 'emporion-companions';
const MAX_COMPANIONS = 8;

class Visitor {
  me = $state<Me | null>(null);
  isKnown = $state(false);
  server = $state.raw<ServerInfo | null>(null);
  #describe: (server: ServerInfo) => void = () => {};
  /** What the server offers, as soon as it has answered. */
  readonly described = new Promise<ServerInfo>((answer) => (this.#describe = answer));

  /** The suggested name: the one typed last, or the account's. A guest who never typed one is called Guest, which is no suggestion. */
  get name(): string {
    const given = this.me?.name === t('web-guest') ? '' : this.me?.name;
    return localStorage.getItem(NAME) ?? given ?? '';
  }

  /** The names of people who shared this device, latest first. */
  get companions(): string[] {
    try {
      return JSON.parse(localStorage.getItem(COMPANIONS) ?? '[]') as string[];
    } catch {
      return [];
    }
  }

  keepCompanions(names: string[]): void {
    const typed = names.map((name) => name.trim()).filter(Boolean);
    if (typed.length) localStorage.setItem(COMPANIONS, JSON.stringify([...new Set([...typed, ...this.companions])].slice(0, MAX_COMPANIONS)));
  }

  /** Keep a name that was typed at a table, and refresh who I am. A guest is called so everywhere; an account keeps its public name. */
  async keepName(typed: string): Promise<void> {
    const name = typed.trim();
    const me = await api.me();
    const isRenamed = name && me && !me.login && me.name !== name;
    this.me = isRenamed ? await api.callMe(name) : me;
    this.#settle();
    if (name) localStorage.setItem(NAME, name);
  }

  /** Retries until the server answers; without the answer, nobody knows whose seat is whose. */
  async load(): Promise<void> {
    for (let pause = 500; !this.isKnown; pause = Math.min(2 * pause, 8000)) {
      try {
        const described = api.server().then((server) => this.setServer(server)); // answered from the cache when offline, unlike `me`
        const [me] = await Promise.all([api.me(), described]);
        this.me = me;
        this.isKnown = true;
        this.#settle();
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
    const isOther = me?.id !== this.me?.id || me?.name !== this.me?.name;
    this.me = me;
    this.#settle();
    if (!me) [NAME, COMPANIONS].forEach((key) => localStorage.removeItem(key));
    else if (isOther && me.name !== t('web-guest')) localStorage.setItem(NAME, me.name);
  }

  /** Replays and progress on this device are those of the current user. */
  #settle(): void {
    void replayCache.setOwner(this.me?.id ?? null);
    setAccount(this.me?.login ? this.me.id : null);
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
