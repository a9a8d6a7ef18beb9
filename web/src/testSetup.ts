/** As much of a browser as modules look at when they are loaded, for tests without one; components are tested in more of
 * one (happy-dom). */
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
