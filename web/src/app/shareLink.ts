/** Hands a link on: by the device's own way of hotSeat, by the clipboard, or by the old way where neither is allowed. */
import { topLayer } from './topLayer';
import { showToast } from './toasts.svelte';

export async function shareLink(url: string, title: string): Promise<void> {
  if (navigator.share) return void (await navigator.share({ url, title }).catch(() => {}));
  if (navigator.clipboard) await navigator.clipboard.writeText(url).catch(() => copyBySelecting(url));
  else copyBySelecting(url); // there is a clipboard only over TLS, or on this very machine
  showToast('web-link-copied');
}

function copyBySelecting(text: string): void {
  const field = Object.assign(document.createElement('textarea'), { value: text });
  topLayer().append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}
