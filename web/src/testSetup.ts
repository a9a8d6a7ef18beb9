/** The browser globals that modules read on import, for tests without a DOM (component tests use happy-dom), and the server's description. */
import type { ServerInfo } from './net/types';
import server from './fixtures/server.json';

const stored = new Map<string, string>();

Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  },
  matchMedia: (query: string) => ({ matches: query.includes('prefers-reduced-motion'), addEventListener() {}, removeEventListener() {} }),
  ...('document' in globalThis ? {} : { document: { documentElement: { dataset: {} } } }),
});
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { languages: ['en'] } });

const { visitor } = await import('./app/visitor.svelte');
await visitor.setServer(server as unknown as ServerInfo);
