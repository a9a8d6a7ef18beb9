/** Which requests are answered from caches, and which caches there are. Shared by the pages and the service worker. */

/** Responses about the user's finished games. Written by the pages; cleared when the user changes. */
export const GAMES_CACHE = 'emporion-games';
/** Responses that are the same for everybody. */
export const PUBLIC_CACHE = 'emporion-public';
const PAGES_CACHE = 'emporion-pages-';
export const pagesCache = (version: string): string => `${PAGES_CACHE}${version}`;

/** Header that marks a cached response. */
export const CACHED_HEADER = 'x-emporion-kept';

export type CacheStrategy =
  /** A page: network first, cache as a fallback. */
  | 'page'
  /** A built file: cache first, since its name contains a content hash. */
  | 'file'
  /** Network first; cached only if the pages have cached it. */
  | 'game'
  | 'public';

interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** The strategy for a request; null leaves it to the browser. Running games and personal data always come from the server. */
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

/** A copy of a response that is marked as cached. */
export async function cachedCopy(answer: Response): Promise<Response> {
  const kind = answer.headers.get('content-type') ?? 'application/json';
  return new Response(await answer.text(), { headers: { 'content-type': kind, [CACHED_HEADER]: 'yes' } });
}
