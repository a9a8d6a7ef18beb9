import type { Seen } from '../net/types';

/** Whether other tables still play the deal of this one: then nothing hidden is shown, not even after the game. */
export const isDealSecret = (scene: Pick<Seen, 'deal'> | null | undefined): boolean => scene?.deal?.revealed === false;
