/** The browser globals that modules read on import, for tests without a DOM. Component tests use happy-dom. */
const stored = new Map<string, string>();

Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  },
  matchMedia: () => ({ matches: true }),
  ...('document' in globalThis ? {} : { document: { documentElement: { dataset: {} } } }),
});
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { languages: ['en'] } });
