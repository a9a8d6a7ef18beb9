/** Whether the server can be reached, as far as the last requests and the browser know. */
class Line {
  isOff = $state(typeof navigator !== 'undefined' && navigator.onLine === false);

  constructor() {
    globalThis.addEventListener?.('offline', () => this.lost());
    globalThis.addEventListener?.('online', () => this.found());
  }

  lost(): void {
    this.isOff = true;
  }

  found(): void {
    this.isOff = false;
  }
}

export const line = new Line();
