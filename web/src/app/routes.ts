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

/** How many parts the longest address of a page has, where that is not two. */
const DEPTHS: Record<string, number> = { t: 3, learn: 3, practice: 3, leaders: 1, me: 1, about: 1 };

export function parseRoute(path: string): Route {
  const parts = path.split('/').filter(Boolean); // ids are alphanumeric
  const [first = '', second = '', third = ''] = parts;
  if (parts.length > (DEPTHS[first] ?? 2)) return { page: 'not-found' };
  switch (first) {
    case '':
      return { page: 'home' };
    case 'new':
      return { page: 'new', game: second || builtInGames[0]! };
    case 't':
      if (!second || (third && third !== 'replay')) break;
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
