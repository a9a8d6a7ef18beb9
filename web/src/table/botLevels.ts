import type { SeatWish } from '../net/types';

export type Level = NonNullable<SeatWish['level']>;
export const LEVELS: Level[] = ['apprentice', 'trader', 'merchant', 'magnate'];
