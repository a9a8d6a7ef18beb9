/** What the rulebook of a game is made of. The words are in `<game>-rules.ftl`, which is loaded when somebody reads it. */
import type { Component } from 'svelte';
import type { Door } from '../games/door';
import { say, textOf } from '../text/language.svelte';

/** In the order in which a book has them. */
export const CHAPTERS = ['about', 'pieces', 'setup', 'turn', 'actions', 'events', 'cases', 'end', 'variants', 'advice'] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** A picture of real components; its caption is `<game>-rules-figure-<id>`. */
export interface Figure {
  id: string;
  /** Cards and pieces by their ids in the catalogues. */
  things?: string[];
  /** A part of the table as it might look. */
  Picture?: Component<any>;
  /** What the picture shows. */
  props?: Record<string, unknown>;
}

/** Its title is `<game>-rules-<id>`, and its text the attribute `text` of that. */
export interface Section {
  id: string;
  /** A topic of the help whose text begins the section. */
  topic?: string;
  figures?: Figure[];
}

export interface Book {
  chapters: Partial<Record<Chapter, Section[]>>;
  /** Which topic of the help explains what is asked, by the ids of prompts; of other prompts it is the turn. */
  explains: Record<string, string>;
}

export const sectionsOf = (book: Book): Section[] => CHAPTERS.flatMap((chapter) => book.chapters[chapter] ?? []);
export const chaptersOf = (book: Book): Chapter[] => CHAPTERS.filter((chapter) => chapter in book.chapters || chapter === 'variants');

/** Paragraphs of a section, by the usual options: those of the topic, then its own. Lines with a dot make a list. */
export function paragraphsOf(game: string, section: Section, door: Door, has: (key: string) => boolean): string[] {
  const own = `${game}-rules-${section.id}.text`;
  return [
    ...(section.topic ? [say(textOf(`${game}-help-${section.topic}`), door.helpArguments({}))] : []),
    ...(has(own) ? [say(own)] : []),
  ].flatMap((text) => text.split('\n')).filter(Boolean);
}

/** Neighbouring lines of a list belong together. */
export function blocksOf(paragraphs: string[]): { list: boolean; lines: string[] }[] {
  const blocks: { list: boolean; lines: string[] }[] = [];
  for (const line of paragraphs) {
    const list = line.startsWith('• ');
    const text = list ? line.slice(2) : line;
    if (list && blocks.at(-1)?.list) blocks.at(-1)!.lines.push(text);
    else blocks.push({ list, lines: [text] });
  }
  return blocks;
}
