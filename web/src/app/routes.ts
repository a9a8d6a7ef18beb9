/** The routes of the application. */
import { builtInGames } from '../games/gamePlugin';

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'challenge'; token: string }
  | { page: 'cards'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string; number: number }
  | { page: 'course'; game: string }
  | { page: 'practice'; game: string; name: string }
  | { page: 'leaders' }
  | { page: 'player'; player: string }
  | { page: 'me' }
  | { page: 'about' }
  | { page: 'not-found' };

export function parseRoute(path: string): Route {
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean); // ids are alphanumeric
  switch (first) {
    case '':
      return { page: 'home' };
    case 'new':
      return { page: 'new', game: second || builtInGames[0]! };
    case 't':
      if (!second) break;
      return third === 'replay' ? { page: 'replay', table: second } : { page: 'table', table: second };
    case 'challenge':
      return second ? { page: 'challenge', token: second } : { page: 'not-found' };
    case 'cards':
      return { page: 'cards', game: second || builtInGames[0]! };
    case 'rules':
      return { page: 'rules', game: second || builtInGames[0]! };
    case 'learn':
      return { page: 'learn', game: second || builtInGames[0]!, number: third === '2' ? 2 : 1 };
    case 'practice':
      return third ? { page: 'practice', game: second, name: third } : { page: 'course', game: second || builtInGames[0]! };
    case 'leaders':
      return { page: 'leaders' };
    case 'player':
      return second ? { page: 'player', player: second } : { page: 'not-found' };
    case 'me':
      return { page: 'me' };
    case 'about':
      return { page: 'about' };
  }
  return { page: 'not-found' };
}
