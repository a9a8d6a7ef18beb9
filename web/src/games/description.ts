/** The server's descriptions of games: card faces, help topics, and the arguments of help texts. */
import { visitor } from '../app/visitor.svelte';
import type { GameDescription, Seen } from '../net/types';

/** With default options. Plugins are loaded only once the server has described itself. */
export const describedGame = (game: string): GameDescription => visitor.gameInfo(game)!.description;

/** With the options of a table. */
export const describedTable = (seen: Seen): GameDescription => seen.description ?? describedGame(seen.game);

/** The help topics as message ids; the text is their attribute `web`, or else `text`. */
export const helpTopics = (game: string, { topics }: GameDescription): string[] => topics.map((topic) => `${game}-help-${topic}`);
