/** Fluent bundles of the `.ftl` files that the Python side uses too. Each file is loaded on demand. */
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import { lazily, TRIES } from '../app/lazily';
import type { GameInfo } from '../net/types';

export const LANGUAGES = { en: 'English', pl: 'polski', nl: 'Nederlands', it: 'italiano' } as const;
export type Language = keyof typeof LANGUAGES;

const files = import.meta.glob<string>('../../../src/emporion/locales/*/*.ftl', { query: '?texts', import: 'default' });
const tiles = import.meta.glob<string>(
  ['../../../src/emporion/locales/*/*.ftl', '!../../../src/emporion/locales/*/{*-*,web,room,common,people,replay,generic,lessons,shuffle,about}.ftl'],
  { query: '?tile', import: 'default' },
);
/** After a game's name: only its messages for lists of games. */
export const TILE = ':tile';
/** The texts of games that have no catalogue. */
const GENERIC_FILE = 'generic';
/** The files that every page needs. */
const COMMON_FILES = ['web', 'room', 'common'];
const builtIn = (name: string, language: Language) => {
  const from = name.endsWith(TILE) ? tiles : files;
  return from[`../../../src/emporion/locales/${language}/${name.replace(TILE, '')}.ftl`];
};

/** The files with the texts that lists need of a game: its tile, or the generic one and the address of the game's own. */
export const filesOf = (game: GameInfo): string[] => (builtIn(game.name, 'en') ? [game.name + TILE] : [GENERIC_FILE, ...(game.texts ? [game.texts] : [])]);

/** A built-in file by name, or a file of the server by its address, with {language} in it. The latter may be unreachable: then it is empty. */
async function textOf(name: string, language: Language): Promise<string> {
  if (!name.startsWith('/')) {
    const load = builtIn(name, language);
    return load ? lazily(load, TRIES) : ''; // games of other packages bring their own
  }
  const answer = await fetch(name.replace('{language}', language)).catch(() => null);
  return answer?.ok ? answer.text() : '';
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The grammatical form that stands for a short code such as "R5". */
export const CODE = 'code';

/** Wraps the names of pieces and players in a sentence. Gets the piece's message id with the form used, or the player's id, and the name. */
export type Decorate = (piece: string, text: string) => string;

export class MessageBundle {
  #bundle: FluentBundle;
  #loaded = new Set<string>();
  #decorate: Decorate | null = null;

  constructor(readonly language: Language) {
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: { NAME: (pieces, options) => this.#names(String(pieces[0]), options) },
    });
  }

  /** Load the common files, and others by name (a game, its rules, its lesson) or by address. */
  async load(...names: string[]): Promise<void> {
    const wanted = [...COMMON_FILES, ...names].filter((name) => !this.#loaded.has(name));
    const texts = await Promise.all(wanted.map((name) => textOf(name, this.language)));
    texts.forEach((text, index) => {
      if (this.#loaded.has(wanted[index]!)) return;
      this.#bundle.addResource(new FluentResource(text));
      this.#loaded.add(wanted[index]!);
    });
  }

  has(key: string): boolean {
    const [entry, attribute] = key.split('.') as [string, string?];
    const message = this.#bundle.getMessage(entry);
    return message !== undefined && (attribute ? attribute in message.attributes : message.value !== null);
  }

  /** Format a message, or one of its attributes (`key.attribute`). A missing key is shown as ⟦key⟧. */
  format(key: string, values: Record<string, FluentVariable>, decorate?: Decorate): string {
    const [entry, attribute] = key.split('.') as [string, string?];
    const message = this.#bundle.getMessage(entry);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return `⟦${key}⟧`;
    const before = this.#decorate;
    this.#decorate = decorate ?? null;
    try {
      const problems: Error[] = [];
      const text = this.#bundle.formatPattern(pattern, values, problems);
      return problems.length ? `⟦${key}: ${problems.join('; ')}⟧` : text;
    } finally {
      this.#decorate = before;
    }
  }

  /** The Fluent function NAME: pieces in the form that a sentence needs, "red 5, 2 × blue 3". Codes, "R5 B3 B3", are only for sentences whose pieces are
   * decorated, since icons take their place there; plain text has names. */
  #names(pieces: string, options: Record<string, FluentValue>): string {
    const wanted = String(options.form ?? '');
    const form = wanted === CODE && !this.#decorate ? '' : wanted;
    const named = pieces.split(' ').filter(Boolean).flatMap((piece) => {
      const [key, count] = piece.split('*') as [string, string?];
      const text = this.name(key, form, options.start !== undefined);
      if (form === CODE) return Array<string>(Number(count ?? 1)).fill(text);
      return [count ? `${count}\u00a0×\u00a0${text}` : text];
    });
    return named.join(form === CODE ? ' ' : ', ');
  }

  /** The name of one piece; the plain name if the language lacks this form. */
  name(key: string, form = '', capital = false): string {
    const whole = form && this.has(`${key}.${form}`) ? `${key}.${form}` : key;
    const text = this.format(whole, {}, this.#decorate ?? undefined);
    const cased = capital ? capitalized(text) : text;
    return this.#decorate ? this.#decorate(whole, cased) : cased;
  }
}
