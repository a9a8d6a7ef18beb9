/** Whether the server can be reached, judging by the last requests and the browser's events. */
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
