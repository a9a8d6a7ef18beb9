/** Where a deal is offered to others, and what they make of it is compared. */
import type { Seen } from '../net/types';

export const challengePath = (table: string, seat: number): string => `/challenge/${table}?seat=${seat}`;

/** The table a deal is known by, and the seat it is about: whoever took up a challenge hands on that same one. */
export function dealOf({ id, origin }: Pick<Seen, 'id' | 'origin'>, seat: number): { table: string; seat: number } {
  return origin?.kind === 'challenge' ? { table: origin.of, seat: origin.seat } : { table: id, seat };
}
