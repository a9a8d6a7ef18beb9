/** Service worker for offline use. Each build has its own worker, which precaches that build's files under its version, so a page never gets files
 * of another build. A new worker waits until no page of the old build is open; meanwhile online users get new pages and files from the server. */
import { cachedCopy, GAMES_CACHE, pagesCache, strategyFor, PUBLIC_CACHE, type CacheStrategy } from './cacheStrategy';

/** Defined at build time. */
declare const BUILT_FILES: string[];
declare const BUILT_VERSION: string;

/** The parts of the service worker API used here. TypeScript's webworker library conflicts with its dom library. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface NotificationEvent extends ExtendableEvent {
  notification: Notification;
}
interface Page {
  url: string;
  focus(): Promise<unknown>;
}
interface ServiceWorkerScope {
  location: Location;
  clients: { claim(): Promise<void>; matchAll(options: { type: 'window' }): Promise<Page[]>; openWindow(address: string): Promise<unknown> };
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
}
const worker = self as unknown as ServiceWorkerScope;
const PAGES = pagesCache(BUILT_VERSION);
const PAGE = '/';
const SERVER = '/api/server';
const CONCURRENT = 4;
const PAUSE = 400;
const TOO_MANY_REQUESTS = 429;
const MAX_WAITS = 5;
/** How long a page waits for the network before the cache answers. */
const TIMEOUT = 5000;

worker.addEventListener('install', (event) => event.waitUntil(cacheBuild().then(cacheServerInfo)));

/** The page that installed this worker made its request before the worker was active. */
async function cacheServerInfo(): Promise<void> {
  const answer = await fetch(SERVER);
  if (answer.ok) await cachePublic(SERVER, answer);
}

/** Precaches a few files at a time, to stay within the server's rate limit. */
async function cacheBuild(): Promise<void> {
  const cache = await caches.open(PAGES);
  for (let first = 0; first < BUILT_FILES.length; first += CONCURRENT) {
    await Promise.all(BUILT_FILES.slice(first, first + CONCURRENT).map((file) => cacheFile(cache, file)));
    await pause(PAUSE);
  }
}

/** Skips files that an interrupted installation has cached already. */
async function cacheFile(cache: Cache, file: string): Promise<void> {
  if (await cache.match(file)) return;
  const request = new Request(file, { cache: hasContentHash(file) ? 'default' : 'reload' });
  let answer = await fetch(request);
  for (let waits = 0; answer.status === TOO_MANY_REQUESTS && waits < MAX_WAITS; waits += 1) {
    await pause(1000 * Number(answer.headers.get('retry-after') ?? 10) * 2 ** waits);
    answer = await fetch(request);
  }
  if (!answer.ok || (file === PAGE && !belongsToThisBuild(await answer.clone().text()))) throw new Error(`${file}: ${answer.status}`);
  await cache.put(file, answer);
}

const hasContentHash = (file: string): boolean => file.startsWith('/assets/');

/** False if the server was upgraded since this worker was fetched; then installation fails and the next worker takes over. */
function belongsToThisBuild(page: string): boolean {
  return (page.match(/\/assets\/[\w.-]+/g) ?? []).every((file) => BUILT_FILES.includes(file));
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

worker.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldBuilds().then(() => worker.clients.claim()));
});

async function deleteOldBuilds(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(pagesCache('')) && name !== PAGES);
  await Promise.all(old.map((name) => caches.delete(name)));
}

worker.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request, worker.location.origin);
  if (strategy) event.respondWith(HANDLERS[strategy](event.request));
});

const HANDLERS: Record<CacheStrategy, (request: Request) => Promise<Response>> = {
  page: (request) => networkFirstWithTimeout(request, async () => (await caches.open(PAGES)).match(PAGE)),
  file: async (request) => (await (await caches.open(PAGES)).match(request, { ignoreVary: true })) ?? fetch(request),
  game: (request) => networkFirst(request, GAMES_CACHE),
  public: async (request) => {
    const answer = await networkFirst(request, PUBLIC_CACHE);
    if (answer.ok) void cachePublic(request, answer.clone());
    return answer;
  },
};

async function cachePublic(request: Request | string, answer: Response): Promise<void> {
  await (await caches.open(PUBLIC_CACHE)).put(request, await cachedCopy(answer));
}

/** Network first, then cache. */
async function networkFirst(request: Request, name: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (failure) {
    const cached = await (await caches.open(name)).match(request, { ignoreVary: true });
    if (cached) return cached;
    throw failure;
  }
}

/** Network first, with a timeout: a connection may be open but dead. */
async function networkFirstWithTimeout(request: Request, cached: () => Promise<Response | undefined>): Promise<Response> {
  const response = fetch(request);
  const late = new Promise<null>((done) => setTimeout(done, TIMEOUT, null));
  const answer = await Promise.race([response, late]).catch(() => null);
  return answer ?? (await cached()) ?? response;
}

/** A click on the notification opens the table, in its existing window if there is one. */
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(String(event.notification.data?.address ?? '/')));
});

async function goTo(address: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  const open = windows.find((window) => new URL(window.url).pathname === address);
  await (open ? open.focus() : worker.clients.openWindow(address));
}
