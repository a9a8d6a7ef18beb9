/** Which page is shown. Addresses are real ones, so that everything can be linked and shared. */
import { parseRoute } from './routes';

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  route = $derived(parseRoute(this.path));
  /** Whether somebody came from another page of ours, so that the reader's place is at the old one. */
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

  /** Links to our own pages need no new document. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a');
    const elsewhere = event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!link || elsewhere || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (link.hash && link.pathname === location.pathname) return; // a place on this page
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
