import { botLevel } from '../app/botLevel.svelte';
import { visitor } from '../app/visitor.svelte';
import type { Seen, SeatWish } from '../net/types';

export type Level = NonNullable<SeatWish['level']>;

/** The levels of a game's bots, weakest first; none before the server has described its games. */
export const levelsOf = (game: string): Level[] => visitor.gameInfo(game)?.levels ?? [];

/** The level that the user chose for a game; its strongest one if the game does not have that level, null before the user was asked. */
export function chosenLevel(game: string): Level | null {
  const level = botLevel.of(game);
  const levels = levelsOf(game);
  return level === null || levels.includes(level) ? level : (levels.at(-1) ?? level);
}

/** Whether levels can be changed during this game: not where results are compared. */
export const areLevelsFixed = (scene: Seen): boolean => scene.stage !== 'running' || scene.rated || !!scene.deal || scene.origin?.kind === 'challenge';

/** Whether this player is the one who may change them. */
export const isHostOf = (scene: Seen, player: string | undefined): boolean => player !== undefined && scene.host === player && scene.you !== null;
