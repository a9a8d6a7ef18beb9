/** What the rulebook of a game is made of. The words are in `<game>-rules.ftl`, which is loaded when somebody reads it. */
import type { Component } from 'svelte';
import type { GamePlugin } from '../games/gamePlugin';
import { t, helpTextId } from '../i18n/i18n.svelte';

/** In the order in which a rulebook has them. */
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

export interface Rulebook {
  chapters: Partial<Record<Chapter, Section[]>>;
  /** Which topic of the help promptTopics what is asked, by the ids of prompts; of other prompts it is the turn. */
  promptTopics: Record<string, string>;
}

export const sectionsOf = (rulebook: Rulebook): Section[] => CHAPTERS.flatMap((chapter) => rulebook.chapters[chapter] ?? []);
export const chaptersOf = (rulebook: Rulebook): Chapter[] => CHAPTERS.filter((chapter) => chapter in rulebook.chapters || chapter === 'variants');

/** Paragraphs of a section, by the usual options: those of the topic, then its own. Lines with a dot make a list. */
export function sectionParagraphs(game: string, section: Section, plugin: GamePlugin, has: (key: string) => boolean): string[] {
  const own = `${game}-rules-${section.id}.text`;
  return [
    ...(section.topic ? [t(helpTextId(`${game}-help-${section.topic}`), plugin.helpArguments({}))] : []),
    ...(has(own) ? [t(own)] : []),
  ].flatMap((text) => text.split('\n')).filter(Boolean);
}

/** Neighbouring lines of a list belong together. */
export function groupListLines(paragraphs: string[]): { list: boolean; lines: string[] }[] {
  const blocks: { list: boolean; lines: string[] }[] = [];
  for (const line of paragraphs) {
    const list = line.startsWith('• ');
    const text = list ? line.slice(2) : line;
    if (list && blocks.at(-1)?.list) blocks.at(-1)!.lines.push(text);
    else blocks.push({ list, lines: [text] });
  }
  return blocks;
}
