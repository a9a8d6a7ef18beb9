/** The texts about shared deals, which few visits need. They are loaded with the first message about one. */
import { i18n } from './i18n.svelte';

let loading: Promise<void> | null = null;

export async function loadDealTexts(message = 'deal-'): Promise<void> {
  if (!message.startsWith('deal-')) return;
  loading ??= i18n.load('deals').catch(() => {
    loading = null; // there is no connection: try again with the next message
  });
  await loading;
}
