/** Shares a link with the device's share sheet, or else copies it. */
import { topLayer } from './topLayer';
import { showToast } from './toasts.svelte';

export async function shareLink(url: string, title: string): Promise<void> {
  if (navigator.share) return void (await navigator.share({ url, title }).catch(() => {}));
  if (navigator.clipboard) await navigator.clipboard.writeText(url).catch(() => copyBySelecting(url));
  else copyBySelecting(url); // the clipboard API needs a secure context
  showToast('web-link-copied');
}

function copyBySelecting(text: string): void {
  const field = Object.assign(document.createElement('textarea'), { value: text });
  topLayer().append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}
