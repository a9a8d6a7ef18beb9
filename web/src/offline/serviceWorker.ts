/** AnswerButtons for pages that cannot reach the server. Each build has its own worker with the list of its own files: all of them are
 * kept together under the version of the build, so a page never gets a file of another build. A new worker waits until no page
 * of the old one is open; meanwhile whoever is online gets the new pages from the server, and their files from there too. */
import { cachedCopy, GAMES_CACHE, pagesCache, strategyFor, PUBLIC_CACHE, type CacheStrategy } from './cacheStrategy';

/** Put in when the pages are built. */
declare const BUILT_FILES: string[];
declare const BUILT_VERSION: string;

/** As much of a worker as is used here; the library that describes all of it does not agree with that of pages. */
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
  clients: { claim(): Promise<void>; matchAll(wish: { type: 'window' }): Promise<Page[]>; openWindow(address: string): Promise<unknown> };
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
}
const worker = self as unknown as ServiceWorkerScope;
const PAGES = pagesCache(BUILT_VERSION);
const PAGE = '/';
const SERVER = '/api/server';
const AT_ONCE = 4;
const PAUSE = 400;
const TOO_MANY_REQUESTS = 429;
/** Longer than anybody likes to wait for a page that is here already. */
const TIMEOUT = 5000;

worker.addEventListener('install', (event) => event.waitUntil(cacheBuild().then(cacheServerInfo)));

/** The page that brought this worker has asked before it was there. */
async function cacheServerInfo(): Promise<void> {
  const answer = await fetch(SERVER);
  if (answer.ok) await cachePublic(SERVER, answer);
}

/** All files, a few at a time: the server counts how many requests come from one place, and the page itself has some. */
async function cacheBuild(): Promise<void> {
  const cache = await caches.open(PAGES);
  for (let first = 0; first < BUILT_FILES.length; first += AT_ONCE) {
    await Promise.all(BUILT_FILES.slice(first, first + AT_ONCE).map((file) => cacheFile(cache, file)));
    await pause(PAUSE);
  }
}

/** What an interrupted installation has fetched already is there. */
async function cacheFile(cache: Cache, file: string): Promise<void> {
  if (await cache.match(file)) return;
  const request = new Request(file, { cache: hasContentHash(file) ? 'default' : 'reload' });
  let answer = await fetch(request);
  if (answer.status === TOO_MANY_REQUESTS) {
    await pause(1000 * Number(answer.headers.get('retry-after') ?? 10));
    answer = await fetch(request);
  }
  if (!answer.ok || (file === PAGE && !belongsToThisBuild(await answer.clone().text()))) throw new Error(`${file}: ${answer.status}`);
  await cache.put(file, answer);
}

const hasContentHash = (file: string): boolean => file.startsWith('/assets/');

/** The server may have been upgraded since this worker was fetched; then the next worker does it. */
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

/** What the server says, or what was kept if it says nothing. */
async function networkFirst(request: Request, name: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (failure) {
    const kept = await (await caches.open(name)).match(request, { ignoreVary: true });
    if (kept) return kept;
    throw failure;
  }
}

/** As above, but not for ever: a line may be there that carries nothing. */
async function networkFirstWithTimeout(request: Request, kept: () => Promise<Response | undefined>): Promise<Response> {
  const asked = fetch(request);
  const late = new Promise<null>((done) => setTimeout(done, TIMEOUT, null));
  const answer = await Promise.race([asked, late]).catch(() => null);
  return answer ?? (await kept()) ?? asked;
}

/** A tap on "your turn" leads to the table, in the window where it is open if there is one. */
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(String(event.notification.data?.address ?? '/')));
});

async function goTo(address: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  const open = windows.find((window) => new URL(window.url).pathname === address);
  await (open ? open.focus() : worker.clients.openWindow(address));
}
