import { afterEach, expect, test, vi } from 'vitest';
import { showNotification } from './registration';

const workerNotification = vi.fn();
const pageNotification = vi.fn();

/** A browser with or without an active service worker. */
function browserWith(worker: object | null | undefined): void {
  vi.stubGlobal('isSecureContext', worker !== undefined);
  vi.stubGlobal('navigator', worker === undefined ? {} : { serviceWorker: { getRegistration: async () => worker ?? undefined } });
  vi.stubGlobal('Notification', class {
    onclick = null;
    constructor(title: string) {
      pageNotification(title);
    }
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('the service worker shows the notification, with the address to open', async () => {
  browserWith({ active: {}, showNotification: workerNotification });
  await showNotification('Your turn', 'Dale of Merchants', '/t/abc');
  expect(workerNotification).toHaveBeenCalledWith('Your turn', expect.objectContaining({ body: 'Dale of Merchants', data: { address: '/t/abc' } }));
  expect(pageNotification).not.toHaveBeenCalled();
});

test.each([['is not ready', null], ['is not allowed', undefined]])('the page shows the notification if a service worker %s', async (_, worker) => {
  browserWith(worker);
  await showNotification('Your turn', 'Dale of Merchants', '/t/abc');
  expect(pageNotification).toHaveBeenCalledWith('Your turn');
});
