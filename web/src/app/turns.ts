/** That it is my turn is seen in the title, heard, and told by the system while somebody looks elsewhere. */
import { say } from '../text/language.svelte';
import { preferences } from './preferences.svelte';
import { play } from './sound';

export function announceTurn(game: string): void {
  play('turn');
  if (!preferences.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(say('web-your-turn'), { body: say(`${game}-title`), icon: '/icon.svg', tag: 'turn' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // some phones show notifications of service workers alone
  }
}

export function titleOf(game: string | null, isMyTurn: boolean): string {
  const name = game ? say(`${game}-title`) : 'Emporion';
  return isMyTurn ? `● ${say('web-your-turn')} – ${name}` : name;
}
