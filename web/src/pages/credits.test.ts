// @vitest-environment happy-dom
/** The page about Emporion credits everything that the pages contain of others, with links to the licences, and says what was changed. */
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { noticesPlugin, packagesOf } from '../../notices.config.ts';
import { LANGUAGES, type Language } from '../i18n/bundle';
import { i18n } from '../i18n/i18n.svelte';
import About from './About.svelte';
import credits from './credits.json';

const ROOT = `${process.cwd()}/`;
const read = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');
const WORKS = [...credits.symbols, ...credits.fonts, ...credits.libraries];

let rendered: ReturnType<typeof mount> | null = null;

beforeAll(() => i18n.load('about'));
afterEach(() => {
  if (rendered) void unmount(rendered);
  rendered = null;
});

const show = (): HTMLElement => {
  rendered = mount(About, { target: document.body });
  flushSync();
  return document.querySelector('main')!;
};
const addresses = (page: HTMLElement): string[] => [...page.querySelectorAll('a')].map((link) => link.getAttribute('href')!);

test.each(Object.keys(LANGUAGES) as Language[])('credits are shown in %s', async (language) => {
  await i18n.setLanguage(language);
  const page = show();
  expect(page.textContent).not.toContain('⟦');
  const linked = addresses(page);
  for (const { name, icons, folder } of credits.icons.authors) {
    expect(page.textContent).toContain(name);
    for (const icon of icons) expect(linked).toContain(`https://game-icons.net/1x1/${folder}/${icon}.html`);
  }
  for (const { name, copyright } of WORKS) expect([name, copyright].every((text) => page.textContent!.includes(text)), name).toBe(true);
  for (const { address } of Object.values(credits.licenses)) expect(linked).toContain(address);
  const all = page.querySelector('a[href="/notices"]')!;
  expect(all.hasAttribute('target'), 'the router leaves it to the browser').toBe(true);
});

describe('the credits agree with the packages', () => {
  test.each(WORKS.filter((work) => work.name !== 'Feather').map((work) => [work.package, work.license]))('%s is licensed under %s', (name, license) => {
    expect(JSON.parse(read(`node_modules/${name}/package.json`)).license).toBe(license);
  });

  test('game-icons is licensed under CC BY 3.0', () => {
    expect(JSON.parse(read('node_modules/@iconify-json/game-icons/info.json')).license.spdx).toBe(credits.icons.license);
  });

  const FILES: Record<string, string> = { svelte: 'LICENSE.md', vite: 'LICENSE.md', clsx: 'license' };
  test.each(WORKS.filter((work) => work.package !== '@fluent/bundle').map((work) => [work.name, work.package, work.copyright]))('%s has the copyright that its licence names', (_name, name, copyright) => {
    expect(read(`node_modules/${name}/${FILES[name!] ?? 'LICENSE'}`)).toContain(copyright);
  });

  test.each(credits.fonts.map((font) => font.package))('%s reserves no font name', (name) => {
    const [notice] = read(`node_modules/${name}/LICENSE`).split('This Font Software is licensed');
    expect(notice).toContain('Copyright');
    expect(notice).not.toMatch(/reserved font name/i);
  });

  test("Lucide's licence is the one that we ship", () => expect(read('../LICENSES/LicenseRef-Lucide.txt')).toBe(read('node_modules/lucide-static/LICENSE')));
});

describe('the build', () => {
  const chunk = (...modules: string[]) => ({ 'app.js': { type: 'chunk', modules: Object.fromEntries(modules.map((id) => [id, {}])) } });
  const build = (bundle: object) => {
    const context = { error: vi.fn((message: string) => { throw new Error(message); }), emitFile: vi.fn() };
    (noticesPlugin().generateBundle as unknown as (this: typeof context, options: object, bundle: object) => void).call(context, {}, bundle);
    return context;
  };

  test('refuses a package that is not credited', () => {
    expect(() => build(chunk('/x/node_modules/svelte/src/a.js', '/x/node_modules/@some/thing/b.js'))).toThrow(/contain @some\/thing, which/);
  });

  test('finds the package of a package', () => {
    expect([...packagesOf(['/x/node_modules/svelte/node_modules/clsx/dist/clsx.mjs', '/x/src/main.ts', '\0vite/preload-helper.js'])]).toEqual(['clsx']);
  });

  test('puts the licences of fonts beside them', () => {
    const { emitFile } = build(chunk('/x/node_modules/svelte/src/a.js'));
    const files = emitFile.mock.calls.map(([file]) => file as { name: string; source: string });
    expect(files.map(({ name }) => name)).toEqual(['alegreya-OFL.txt', 'atkinson-hyperlegible-OFL.txt']);
    for (const { source } of files) expect(source).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });
});
