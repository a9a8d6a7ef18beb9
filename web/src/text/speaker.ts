/** Messages as sentences, for one reader: in a language, with the names at a table, knowing who is "you". */
import type { FluentVariable } from '@fluent/bundle';
import type { Person, Text, Thing } from '../net/types';
import type { Catalogue, Decorate } from './catalogue';

export type Said = Text | Thing;
export type Argument = number | string | Person | Said | Said[];

const IS_YOU: Record<string, string> = { seat: 'you', player: 'to-you' };

export class Speaker {
  constructor(
    readonly catalogue: Catalogue,
    readonly names: readonly string[] = [],
    readonly viewer: number | null = null,
  ) {}

  /** A message in words; a string is the id of a message that takes these arguments. */
  say(said: Said | string, args: Record<string, Argument> = {}, decorate?: Decorate): string {
    if (typeof said === 'string') return this.#sentence(said, args, decorate);
    if (said.is === 'thing') return this.#thing(said, decorate);
    return this.#sentence(said.id, said.args ?? {}, decorate);
  }

  has(key: string): boolean {
    return this.catalogue.has(key);
  }

  #thing(thing: Thing, decorate?: Decorate): string {
    const text = this.catalogue.name(thing.id, thing.form ?? '');
    return decorate ? decorate(thing.form ? `${thing.id}.${thing.form}` : thing.id, text) : text;
  }

  #sentence(id: string, args: Record<string, Argument>, decorate?: Decorate): string {
    const values: Record<string, FluentVariable> = {};
    for (const [name, argument] of Object.entries(args)) {
      values[name] = this.#value(argument, decorate);
      const flag = IS_YOU[name];
      if (flag && typeof argument === 'object' && 'is' in argument && argument.is === 'person') {
        values[flag] = argument.seat === this.viewer ? 'yes' : 'no';
      }
    }
    return this.catalogue.format(this.#wording(id), values, decorate);
  }

  /** Some sentences are told differently at a screen that is drawn. Of a topic that is so of its text, not of its title. */
  #wording(id: string): string {
    return this.has(`${id}.web`) && !this.has(`${id}.text`) ? `${id}.web` : id;
  }

  /** Things go in by id; the sentence asks for the form it needs. */
  #value(argument: Argument, decorate?: Decorate): FluentVariable {
    if (typeof argument !== 'object') return argument;
    if (Array.isArray(argument)) {
      const things = argument.every((each) => each.is === 'thing');
      return argument.map((each) => (things ? this.#value(each) : this.say(each, {}, decorate))).join(things ? ' ' : ', ');
    }
    switch (argument.is) {
      case 'thing':
        return (argument.count ?? 1) > 1 ? `${argument.id}*${argument.count}` : argument.id;
      case 'person':
        return this.names[argument.seat] ?? `P${argument.seat + 1}`;
      case 'text':
        return this.say(argument, {}, decorate);
    }
  }
}
