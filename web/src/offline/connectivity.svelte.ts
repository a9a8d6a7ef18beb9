/** Whether the server can be reached, as far as the last requests and the browser know. */
class Connectivity {
  isOffline = $state(typeof navigator !== 'undefined' && navigator.onLine === false);

  constructor() {
    globalThis.addEventListener?.('offline', () => this.markOffline());
    globalThis.addEventListener?.('online', () => this.markOnline());
  }

  markOffline(): void {
    this.isOffline = true;
  }

  markOnline(): void {
    this.isOffline = false;
  }
}

export const connectivity = new Connectivity();
