/** The language of the reader: chosen, or the browser's. Changing it changes everything on the screen at once. */
import { Catalogue, LANGUAGES, type Language } from './catalogue';
import { Speaker, type Argument, type Said } from './speaker';

const KEY = 'emporion-language';

function wished(): Language {
  const chosen = localStorage.getItem(KEY);
  for (const wish of [chosen, ...navigator.languages]) {
    const short = wish?.slice(0, 2).toLowerCase();
    if (short && short in LANGUAGES) return short as Language;
  }
  return 'en';
}

class Tongue {
  #parts = new Set<string>();
  catalogue = $state.raw(new Catalogue(wished()));
  ready = $state(false);
  speaker = $derived(new Speaker(this.catalogue));

  get language(): Language {
    return this.catalogue.language;
  }

  /** Load the words of a game, now and in every language that is chosen later. */
  async need(...parts: string[]): Promise<void> {
    for (const part of parts) this.#parts.add(part);
    const fresh = new Catalogue(this.catalogue.language);
    await fresh.load(...this.#parts);
    this.#use(fresh);
  }

  async choose(language: Language): Promise<void> {
    localStorage.setItem(KEY, language);
    const fresh = new Catalogue(language);
    await fresh.load(...this.#parts);
    this.#use(fresh);
  }

  #use(fresh: Catalogue): void {
    this.catalogue = fresh;
    this.ready = true;
    document.documentElement.lang = fresh.language;
  }
}

export const tongue = new Tongue();

/** A sentence outside of tables. */
export const say = (said: Said | string, args: Record<string, Argument> = {}): string => tongue.speaker.say(said, args);
