/** The structure of a rulebook. Its messages are in `<game>-rules.ftl`, which is loaded on demand. */
import type { Component } from 'svelte';
import { describedGame } from '../games/description';
import { t, helpTextId } from '../i18n/i18n.svelte';

/** In reading order. */
export const CHAPTERS = ['about', 'pieces', 'setup', 'turn', 'actions', 'events', 'cases', 'end', 'variants', 'advice'] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** A figure; its caption is `<game>-rules-figure-<id>`. */
export interface Figure {
  id: string;
  /** Message ids of cards and pieces. */
  pieces?: string[];
  /** A component of the board. */
  Picture?: Component<any>;
  /** The component's props. */
  props?: Record<string, unknown>;
}

/** The title is `<game>-rules-<id>`, the text its attribute `text`. */
export interface Section {
  id: string;
  /** The help topic whose text begins the section. */
  topic?: string;
  figures?: Figure[];
}

export interface Rulebook {
  chapters: Partial<Record<Chapter, Section[]>>;
  /** The help topic of each prompt, by message id. Other prompts belong to the topic `turn`. */
  promptTopics: Record<string, string>;
}

export const sectionsOf = (rulebook: Rulebook): Section[] => CHAPTERS.flatMap((chapter) => rulebook.chapters[chapter] ?? []);
export const chaptersOf = (rulebook: Rulebook): Chapter[] => CHAPTERS.filter((chapter) => chapter in rulebook.chapters || chapter === 'variants');

/** A section's paragraphs with default options: the topic's, then its own. Lines that start with a bullet make a list. */
export function sectionParagraphs(game: string, section: Section, has: (key: string) => boolean): string[] {
  const [own, facts] = [`${game}-rules-${section.id}.text`, describedGame(game).help_arguments];
  return [
    ...(section.topic ? [t(helpTextId(`${game}-help-${section.topic}`), facts)] : []),
    ...(has(own) ? [t(own, facts)] : []),
  ].flatMap((text) => text.split('\n')).filter(Boolean);
}

/** Groups adjacent list lines. */
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
