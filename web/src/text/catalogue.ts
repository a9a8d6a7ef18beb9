/** The Fluent catalogues, the same files that the Python side uses. Each is loaded when it is needed. */
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = { en: 'English', pl: 'polski', nl: 'Nederlands', it: 'italiano' } as const;
export type Language = keyof typeof LANGUAGES;

const files = import.meta.glob<string>('../../../src/emporion/locales/*/*.ftl', { query: '?raw', import: 'default' });
const SHELL = ['web', 'room', 'common'];
export const CODE = 'code'; // the form of a name for tables and lists

/** Marks the names of things in a sentence: gets the id of the thing, with the form that is used, and its name. */
export type Decorate = (thing: string, text: string) => string;

export class Catalogue {
  #bundle: FluentBundle;
  #loaded = new Set<string>();
  #decorate: Decorate = (_thing, text) => text;

  constructor(readonly language: Language) {
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: { NAME: (things, options) => this.#names(String(things[0]), options) },
    });
  }

  /** Load what a page needs: the shell, and perhaps a game. */
  async load(...parts: string[]): Promise<void> {
    const wanted = [...SHELL, ...parts].filter((part) => !this.#loaded.has(part));
    const texts = await Promise.all(wanted.map((part) => files[`../../../src/emporion/locales/${this.language}/${part}.ftl`]!()));
    texts.forEach((text, number) => {
      if (this.#loaded.has(wanted[number]!)) return;
      this.#bundle.addResource(new FluentResource(text));
      this.#loaded.add(wanted[number]!);
    });
  }

  has(key: string): boolean {
    const [entry, attribute] = key.split('.') as [string, string?];
    const message = this.#bundle.getMessage(entry);
    return message !== undefined && (attribute ? attribute in message.attributes : message.value !== null);
  }

  /** A message, or an attribute of one (`key.attribute`), in words. A key without words is shown in marks. */
  format(key: string, values: Record<string, FluentVariable>, decorate?: Decorate): string {
    const [entry, attribute] = key.split('.') as [string, string?];
    const message = this.#bundle.getMessage(entry);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return `⟦${key}⟧`;
    const before = this.#decorate;
    this.#decorate = decorate ?? ((_thing, text) => text);
    try {
      const problems: Error[] = [];
      const text = this.#bundle.formatPattern(pattern, values, problems);
      return problems.length ? `⟦${key}: ${problems.join('; ')}⟧` : text;
    } finally {
      this.#decorate = before;
    }
  }

  /** Named things in the form that a sentence needs: "red 5, 2 × blue 3", or as short codes "R5 B3 B3". */
  #names(things: string, options: Record<string, FluentValue>): string {
    const form = String(options.form ?? '');
    const named = things.split(' ').filter(Boolean).flatMap((thing) => {
      const [key, count] = thing.split('*') as [string, string?];
      const text = this.name(key, form, options.start !== undefined);
      if (form === CODE) return Array<string>(Number(count ?? 1)).fill(text);
      return [count ? `${count} × ${text}` : text];
    });
    return named.join(form === CODE ? ' ' : ', ');
  }

  /** One named thing; its plain name if the language has no such form of it. */
  name(key: string, form = '', capital = false): string {
    const whole = form && this.has(`${key}.${form}`) ? `${key}.${form}` : key;
    const text = this.format(whole, {}, this.#decorate);
    return this.#decorate(whole, capital ? text.charAt(0).toUpperCase() + text.slice(1) : text);
  }
}
