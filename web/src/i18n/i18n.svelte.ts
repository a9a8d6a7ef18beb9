/** The current language, chosen by the user or taken from the browser. Changing it re-renders everything. */
import type { GameInfo } from '../net/types';
import { filesOf, LANGUAGES, MessageBundle, type Language } from './bundle';
import { Translator, type MessageArgument, type Translatable } from './translator';

const KEY = 'emporion-language';

function preferredLanguage(): Language {
  const stored = localStorage.getItem(KEY);
  for (const language of [stored, ...navigator.languages]) {
    const short = language?.slice(0, 2).toLowerCase();
    if (short && short in LANGUAGES) return short as Language;
  }
  return 'en';
}

class I18n {
  #files = new Set<string>();
  #language = preferredLanguage();
  #requests = 0;
  #loading: Promise<void> = Promise.resolve();
  bundle = $state.raw(new MessageBundle(this.#language));
  translator = $derived(new Translator(this.bundle));

  get language(): Language {
    return this.bundle.language;
  }

  /** Load message files now, and again whenever the language changes. */
  load(...files: string[]): Promise<void> {
    for (const file of files) this.#files.add(file);
    return this.#loadBundle();
  }

  /** Load the whole catalogue of a built-in game, or another file, unless it is loaded already. */
  async loadGame(game: string): Promise<void> {
    if (this.#files.has(game)) await this.#loading.catch(() => this.#loadBundle());
    else await this.load(game);
  }

  /** Load the texts of messages about shared deals, which few visits get. */
  async loadFor(message: string): Promise<void> {
    if (message.startsWith('deal-')) await this.loadGame('shuffle');
  }

  /** Load the texts that lists need of these games, unless they are loaded already. */
  async loadGames(games: GameInfo[]): Promise<void> {
    const missing = games.flatMap(filesOf).filter((file) => !this.#files.has(file));
    if (missing.length) await this.load(...missing);
  }

  setLanguage(language: Language): Promise<void> {
    localStorage.setItem(KEY, language);
    this.#language = language;
    return this.#loadBundle();
  }

  /** Replaces the bundle. The latest request wins, whichever finishes loading first, and earlier ones wait for it. */
  #loadBundle(): Promise<void> {
    this.#loading = this.#replaceBundle(++this.#requests);
    return this.#loading;
  }

  async #replaceBundle(request: number): Promise<void> {
    const bundle = new MessageBundle(this.#language);
    await bundle.load(...this.#files);
    if (request !== this.#requests) return this.#loading;
    this.bundle = bundle;
    document.documentElement.lang = bundle.language;
  }
}

export const i18n = new I18n();

/** The message id of a text: `.web` where the browser has its own wording. */
export const webTextId = (id: string): string => (i18n.bundle.has(`${id}.web`) ? `${id}.web` : id);

/** The message id of a help topic's text: `.web` where the browser has its own wording, otherwise `.text`. */
export const helpTextId = (topic: string): string => (i18n.bundle.has(`${topic}.web`) ? `${topic}.web` : `${topic}.text`);

/** The message id of a help topic's heading: `.title` where the word that terminals use says too little. */
export const helpTitleId = (topic: string): string => (i18n.bundle.has(`${topic}.title`) ? `${topic}.title` : topic);

/** Translate outside a table, where no player names are known. */
export const t = (text: Translatable | string, args: Record<string, MessageArgument> = {}): string => i18n.translator.translate(text, args);
