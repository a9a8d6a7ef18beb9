/** Registration of the service worker, which needs a secure context. */
export const canUseServiceWorker = (): boolean => 'serviceWorker' in navigator && isSecureContext;

export function registerServiceWorker(): void {
  if (!canUseServiceWorker() || !import.meta.env.PROD) return;
  const register = () => navigator.serviceWorker.register('/worker.js').catch(() => {}); // everything else works without it
  if (document.readyState === 'complete') void register();
  else addEventListener('load', register, { once: true }); // the page loads first
}

/** Show a system notification, through the service worker where there is one; phones allow no other way. */
export async function showNotification(title: string, body: string, address: string): Promise<void> {
  const options = { body, icon: '/icon.svg', tag: 'turn', data: { address } };
  const registration = canUseServiceWorker() ? await navigator.serviceWorker.getRegistration() : undefined;
  if (registration?.active) return registration.showNotification(title, options);
  const note = new Notification(title, options);
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
