/** Client-side router over the History API. */
import { parseRoute } from './routes';

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  route = $derived(parseRoute(this.path));
  /** Whether this is not the first page of the visit, so that focus has to move. */
  hasNavigated = false;

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('click', (event) => this.#follow(event));
  }

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  #read(): void {
    this.hasNavigated = true;
    this.path = location.pathname;
    this.search = location.search;
  }

  /** Links to our own pages navigate without a page load. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a');
    const elsewhere = event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!link || elsewhere || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (link.hash && link.pathname === location.pathname) return; // an anchor on this page
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
