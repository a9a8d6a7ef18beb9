/** That it is my turn is seen in the title, heard, and told by the system while somebody looks elsewhere. */
import { notify } from '../offline/registration';
import { say } from '../text/language.svelte';
import { preferences } from './preferences.svelte';
import { play } from './sound';

export function announceTurn(game: string): void {
  play('turn');
  if (!preferences.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  void notify(say('web-your-turn'), say(`${game}-title`), location.pathname).catch(() => {}); // a browser may refuse without a worker
}

export function titleOf(game: string | null, isMyTurn: boolean): string {
  const name = game ? say(`${game}-title`) : 'Emporion';
  return isMyTurn ? `● ${say('web-your-turn')} – ${name}` : name;
}
