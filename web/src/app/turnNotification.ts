/** Signals the user's turn: document title, sound, and a system notification while the page is hidden. */
import { titleOf } from '../games/gameTexts';
import { showNotification } from '../offline/registration';
import { t } from '../i18n/i18n.svelte';
import { preferences } from './preferences.svelte';
import { play } from './sound';

export function notifyTurn(game: string): void {
  play('turn');
  if (!preferences.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  void showNotification(t('web-your-turn'), titleOf(game), location.pathname).catch(() => {}); // some browsers refuse notifications without a service worker
}

export function tableTitle(game: string | null, isMyTurn: boolean): string {
  const name = game ? titleOf(game) : 'Emporion';
  return isMyTurn ? `● ${t('web-your-turn')} – ${name}` : name;
}
