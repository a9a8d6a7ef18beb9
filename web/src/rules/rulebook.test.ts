/** Rulebooks are complete: every message exists in every language and is used, and every prompt has a help topic. */
// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest';
import { describedGame } from '../games/description';
import { loadRulebook, loadGamePlugin, builtInGames, type GamePlugin } from '../games/gamePlugin';
import { LANGUAGES, type Language } from '../i18n/bundle';
import { t, i18n } from '../i18n/i18n.svelte';
import { groupListLines, chaptersOf, sectionParagraphs, sectionsOf, type Rulebook } from './rulebook';

const files = import.meta.glob<string>('../../../src/emporion/locales/en/*.ftl', { query: '?raw', import: 'default', eager: true });
const source = (name: string): string => files[`../../../src/emporion/locales/en/${name}.ftl`]!;

describe.each(builtInGames)('%s', (game) => {
  let rulebook: Rulebook;
  let plugin: GamePlugin;
  beforeAll(async () => {
    [rulebook, plugin] = await Promise.all([loadRulebook(game), loadGamePlugin(game)]);
    await i18n.load(game, `${game}-rules`);
  });

  test('each section appears once, and every message has a section', () => {
    const sections = sectionsOf(rulebook);
    const ids = sections.map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
    const figures = sections.flatMap((section) => (section.figures ?? []).map((figure) => `figure-${figure.id}`));
    const worded = [...source(`${game}-rules`).matchAll(/^[a-z]+-rules-([a-z-]+) =/gm)].map((found) => found[1]);
    expect([...ids, ...figures].sort()).toEqual(worded.sort());
  });

  test('every help topic has a section', () => {
    const ids = sectionsOf(rulebook).map((section) => section.id);
    for (const topic of describedGame(game).topics) expect(ids).toContain(topic);
  });

  test('every prompt has a help topic', () => {
    const prompts = [...source(game).matchAll(new RegExp(`^(${game}-prompt-[a-z-]+) =`, 'gm'))].map((found) => found[1]!);
    const unknown = prompts.filter((prompt) => !(prompt in rulebook.promptTopics) && !/-(action|waiting)$/.test(prompt));
    expect(unknown).toEqual([]);
    for (const [prompt, topic] of Object.entries(rulebook.promptTopics)) {
      expect(prompts).toContain(prompt);
      expect(describedGame(game).topics).toContain(topic);
    }
  });

  test('figures show pieces that have an image', () => {
    const figures = sectionsOf(rulebook).flatMap((section) => section.figures ?? []);
    expect(figures.length).toBeGreaterThan(3);
    for (const figure of figures) {
      expect(figure.Picture ?? figure.pieces).toBeDefined();
      for (const piece of figure.pieces ?? []) expect(plugin.hasImage(piece), piece).toBe(true);
    }
  });

  test.each(Object.keys(LANGUAGES) as Language[])('all messages exist in %s', async (language) => {
    await i18n.setLanguage(language);
    for (const chapter of chaptersOf(rulebook)) expect(t(`web-rules-chapter-${chapter}`)).not.toContain('⟦');
    for (const section of sectionsOf(rulebook)) {
      const texts = sectionParagraphs(game, section, (key) => i18n.bundle.has(key));
      const captions = (section.figures ?? []).map((figure) => t(`${game}-rules-figure-${figure.id}`));
      expect(texts.length, section.id).toBeGreaterThan(0);
      expect([t(`${game}-rules-${section.id}`), ...texts, ...captions].filter((text) => text.includes('⟦'))).toEqual([]);
    }
  });
});

test('lines with a bullet are lists', () => {
  expect(groupListLines(['a', '• b', '• c', 'd', '• e'])).toEqual([
    { list: false, lines: ['a'] },
    { list: true, lines: ['b', 'c'] },
    { list: false, lines: ['d'] },
    { list: true, lines: ['e'] },
  ]);
});
