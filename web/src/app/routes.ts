/** The addresses of our pages. */
import { drawnGames } from '../games/door';

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'cards'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'leaders' }
  | { page: 'player'; player: string }
  | { page: 'me' }
  | { page: 'about' }
  | { page: 'missing' };

export function routeOf(path: string): Route {
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean); // ids are letters and digits
  switch (first) {
    case '':
      return { page: 'home' };
    case 'new':
      return { page: 'new', game: second || drawnGames[0]! };
    case 't':
      if (!second) break;
      return third === 'replay' ? { page: 'replay', table: second } : { page: 'table', table: second };
    case 'cards':
      return { page: 'cards', game: second || drawnGames[0]! };
    case 'learn':
      return { page: 'learn', game: second || drawnGames[0]! };
    case 'rules':
      return { page: 'rules', game: second || drawnGames[0]! };
    case 'leaders':
      return { page: 'leaders' };
    case 'player':
      return second ? { page: 'player', player: second } : { page: 'missing' };
    case 'me':
      return { page: 'me' };
    case 'about':
      return { page: 'about' };
  }
  return { page: 'missing' };
}
