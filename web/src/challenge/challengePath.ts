/** Addresses of challenges. */
import type { Seen } from '../net/types';

export const challengePath = (table: string, seat: number): string => `/challenge/${table}?seat=${seat}`;

/** The table and seat that identify a deal. A challenge game refers to the original. */
export function dealOf({ id, origin }: Pick<Seen, 'id' | 'origin'>, seat: number): { table: string; seat: number } {
  return origin?.kind === 'challenge' ? { table: origin.of, seat: origin.seat } : { table: id, seat };
}
