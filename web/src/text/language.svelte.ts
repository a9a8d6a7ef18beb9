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
  #wanted = wished();
  #wishes = 0;
  catalogue = $state.raw(new Catalogue(this.#wanted));
  speaker = $derived(new Speaker(this.catalogue));

  get language(): Language {
    return this.catalogue.language;
  }

  /** Load the words of games, now and in every language that is chosen later. */
  need(...parts: string[]): Promise<void> {
    for (const part of parts) this.#parts.add(part);
    return this.#renew();
  }

  choose(language: Language): Promise<void> {
    localStorage.setItem(KEY, language);
    this.#wanted = language;
    return this.#renew();
  }

  /** What was wished last is what is spoken, however long the loading of it takes. */
  async #renew(): Promise<void> {
    const wish = ++this.#wishes;
    const fresh = new Catalogue(this.#wanted);
    await fresh.load(...this.#parts);
    if (wish !== this.#wishes) return;
    this.catalogue = fresh;
    document.documentElement.lang = fresh.language;
  }
}

export const tongue = new Tongue();

/** The text of a topic: some are told differently at a screen that is drawn. */
export const textOf = (topic: string): string => (tongue.catalogue.has(`${topic}.web`) ? `${topic}.web` : `${topic}.text`);

/** A sentence outside of tables. */
export const say = (said: Said | string, args: Record<string, Argument> = {}): string => tongue.speaker.say(said, args);
