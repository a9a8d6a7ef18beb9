/** The worker that answers offline and shows notifications. Browsers have one for pages that came over TLS, and on this machine. */
export const canUseServiceWorker = (): boolean => 'serviceWorker' in navigator && isSecureContext;

export function registerServiceWorker(): void {
  if (!canUseServiceWorker() || !import.meta.env.PROD) return;
  const register = () => navigator.serviceWorker.register('/worker.js').catch(() => {}); // without it everything works but this
  if (document.readyState === 'complete') void register();
  else addEventListener('load', register, { once: true }); // the page comes first
}

/** Tell something while the page is not looked at, by the worker where there is one: phones allow it no other way. */
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
