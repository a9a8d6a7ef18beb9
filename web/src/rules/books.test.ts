/** Every book is whole: all its words are there in all languages and used, and every question leads somewhere. */
// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest';
import { bookOf, doorOf, drawnGames, type Door } from '../games/door';
import { LANGUAGES, type Language } from '../text/catalogue';
import { say, tongue } from '../text/language.svelte';
import { blocksOf, chaptersOf, paragraphsOf, sectionsOf, type Book } from './book';

const files = import.meta.glob<string>('../../../src/emporion/locales/en/*.ftl', { query: '?raw', import: 'default', eager: true });
const source = (name: string): string => files[`../../../src/emporion/locales/en/${name}.ftl`]!;

describe.each(drawnGames)('%s', (game) => {
  let book: Book;
  let door: Door;
  beforeAll(async () => {
    [book, door] = await Promise.all([bookOf(game), doorOf(game)]);
    await tongue.need(game, `${game}-rules`);
  });

  test('each section is there once, and is all that there are words for', () => {
    const sections = sectionsOf(book);
    const ids = sections.map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
    const figures = sections.flatMap((section) => (section.figures ?? []).map((figure) => `figure-${figure.id}`));
    const worded = [...source(`${game}-rules`).matchAll(/^[a-z]+-rules-([a-z-]+) =/gm)].map((found) => found[1]);
    expect([...ids, ...figures].sort()).toEqual(worded.sort());
  });

  test('every topic of the help has its place', () => {
    const ids = sectionsOf(book).map((section) => section.id);
    for (const topic of door.help) expect(ids).toContain(topic.slice(`${game}-help-`.length));
  });

  test('every question leads to a topic of the help', () => {
    const prompts = [...source(game).matchAll(new RegExp(`^(${game}-prompt-[a-z-]+) =`, 'gm'))].map((found) => found[1]!);
    const unknown = prompts.filter((prompt) => !(prompt in book.explains) && !/-(action|waiting)$/.test(prompt));
    expect(unknown).toEqual([]);
    for (const [prompt, topic] of Object.entries(book.explains)) {
      expect(prompts).toContain(prompt);
      expect(door.help).toContain(`${game}-help-${topic}`);
    }
  });

  test('pictures show things that can be drawn', () => {
    const figures = sectionsOf(book).flatMap((section) => section.figures ?? []);
    expect(figures.length).toBeGreaterThan(3);
    for (const figure of figures) {
      expect(figure.Picture ?? figure.things).toBeDefined();
      for (const thing of figure.things ?? []) expect(door.draws(thing), thing).toBe(true);
    }
  });

  test.each(Object.keys(LANGUAGES) as Language[])('everything can be read in %s', async (language) => {
    await tongue.choose(language);
    for (const chapter of chaptersOf(book)) expect(say(`web-rules-chapter-${chapter}`)).not.toContain('⟦');
    for (const section of sectionsOf(book)) {
      const texts = paragraphsOf(game, section, door, (key) => tongue.catalogue.has(key));
      const captions = (section.figures ?? []).map((figure) => say(`${game}-rules-figure-${figure.id}`));
      expect(texts.length, section.id).toBeGreaterThan(0);
      expect([say(`${game}-rules-${section.id}`), ...texts, ...captions].filter((text) => text.includes('⟦'))).toEqual([]);
    }
  });
});

test('lines with a dot are lists', () => {
  expect(blocksOf(['a', '• b', '• c', 'd', '• e'])).toEqual([
    { list: false, lines: ['a'] },
    { list: true, lines: ['b', 'c'] },
    { list: false, lines: ['d'] },
    { list: true, lines: ['e'] },
  ]);
});
