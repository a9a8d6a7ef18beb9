/** Which requests are answered without the server, and where those answers are kept. Used by the pages and by the worker. */

/** AnswerButtons about finished games of the reader; written by the pages, forgotten when the reader goes. */
export const GAMES_CACHE = 'emporion-games';
/** What the server says to everybody. */
export const PUBLIC_CACHE = 'emporion-public';
const PAGES_CACHE = 'emporion-pages-';
export const pagesCache = (version: string): string => `${PAGES_CACHE}${version}`;

/** Marks an answer that was kept, and does not come from the server now. */
export const CACHED_HEADER = 'x-emporion-kept';

export type CacheStrategy =
  /** A page: always the newest one, and the one that was kept where there is no answer. */
  | 'page'
  /** A built file: its name changes with its content, so the one that was kept is right. */
  | 'file'
  /** Something that was perhaps kept, asked for anew whenever that is possible. */
  | 'game'
  | 'public';

interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** How a request is answered; nothing, if it is none of our business. Running games and everything else about people
 * always come from the server: of games only what the pages have put aside is ever answered. */
export function strategyFor({ method, mode, url }: Asked, origin: string): CacheStrategy | null {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return null;
  const path = address.pathname;
  if (path === '/api/server') return 'public';
  if (/^\/api\/tables\/\w+(\/(moves|log))?$/.test(path)) return 'game';
  if (path === '/api' || path.startsWith('/api/')) return null;
  if (mode === 'navigate') return 'page';
  return path === '/worker.js' ? null : 'file';
}

/** A copy of an answer that says that it is one. */
export async function cachedCopy(answer: Response): Promise<Response> {
  const kind = answer.headers.get('content-type') ?? 'application/json';
  return new Response(await answer.text(), { headers: { 'content-type': kind, [CACHED_HEADER]: 'yes' } });
}
