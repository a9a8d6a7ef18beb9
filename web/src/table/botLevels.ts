import type { Seen, SeatWish } from '../net/types';

export type Level = NonNullable<SeatWish['level']>;
export const LEVELS: Level[] = ['apprentice', 'trader', 'merchant', 'magnate'];

/** Whether levels can be changed during this game: not where results are compared. */
export const areLevelsFixed = (scene: Seen): boolean => scene.stage !== 'running' || scene.rated || !!scene.deal || scene.origin?.kind === 'challenge';

/** Whether this player is the one who may change them. */
export const isHostOf = (scene: Seen, player: string | undefined): boolean => player !== undefined && scene.host === player && scene.you !== null;
