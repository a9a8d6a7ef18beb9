/** The browser globals that modules read on import, for tests without a DOM. Component tests use happy-dom. */
const kept = new Map<string, string>();

Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
  matchMedia: () => ({ matches: true }),
  ...('document' in globalThis ? {} : { document: { documentElement: { dataset: {} } } }),
});
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { languages: ['en'] } });
