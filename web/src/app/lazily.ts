/** Loads parts of the pages when they are needed. A busy server or a hiccup of the network must not cost a page, so what fails is asked for again. Browsers
 * fetch a module again that failed; of stylesheets Vite asks for each only once, so those are asked for here. */

/** Milliseconds between the attempts; the last one between all further ones. */
const PAUSES = [300, 1000, 3000, 8000];
/** After this many failures, the files may be gone, since the server was upgraded. */
export const TRIES = 3;
const RELOADED = 'emporion-reloaded';

const failedStyles = new Set<HTMLLinkElement>();
globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
  },
  true,
);

/** Fails if a stylesheet is still missing. */
function retryStyles(): Promise<unknown> {
  const retries = [...failedStyles].map(
    (failed) =>
      new Promise((done, fail) => {
        const link = failed.cloneNode() as HTMLLinkElement;
        link.onload = done;
        link.onerror = fail;
        failed.replaceWith(link);
      }),
  );
  failedStyles.clear();
  return Promise.all(retries);
}

/** A missing file means that the server was upgraded. Reload once to get the new page; if the same page comes back, give up. */
async function reloadOnce(): Promise<void> {
  if (sessionStorage.getItem(RELOADED) === import.meta.url) return;
  const answer = await fetch('/api/server').catch(() => null);
  if (!answer?.ok) return;
  sessionStorage.setItem(RELOADED, import.meta.url);
  location.reload();
}

/** Loads a part, and tries again when that fails: until it succeeds, or up to a number of `retries`. */
export async function lazily<Part>(load: () => Promise<Part>, retries = Infinity): Promise<Part> {
  for (let failures = 0; ; ) {
    try {
      if (failures) await retryStyles();
      return await load();
    } catch (problem) {
      const pause = PAUSES[Math.min(failures, PAUSES.length - 1)];
      failures += 1;
      if (failures === TRIES + 1) void reloadOnce();
      if (failures > retries) throw problem;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}
