/** That it is my turn is seen in the title, heard, and told by the system while somebody looks elsewhere. */
import { showNotification } from '../offline/registration';
import { t } from '../i18n/i18n.svelte';
import { preferences } from './preferences.svelte';
import { play } from './sound';

export function notifyTurn(game: string): void {
  play('turn');
  if (!preferences.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  void showNotification(t('web-your-turn'), t(`${game}-title`), location.pathname).catch(() => {}); // a browser may refuse without a worker
}

export function tableTitle(game: string | null, isMyTurn: boolean): string {
  const name = game ? t(`${game}-title`) : 'Emporion';
  return isMyTurn ? `● ${t('web-your-turn')} – ${name}` : name;
}
