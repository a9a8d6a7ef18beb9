/** What this device adds to shuffles (docs/fair-shuffle.md), kept with the commitment that it saw before. */
import { api } from './api';

const KEY = 'emporion-shares';
const MAX_KEPT = 50;
const BYTES = 32;

interface OwnShare {
  table: string;
  commitment: string;
  share: string;
}

function kept(): OwnShare[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as OwnShare[];
  } catch {
    return [];
  }
}

/** A new random share for a table whose commitment is known. */
export function newShare(table: string, commitment: string): string {
  const share = Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (commitment) localStorage.setItem(KEY, JSON.stringify([{ table, commitment, share }, ...kept().filter((each) => each.table !== table)].slice(0, MAX_KEPT)));
  return share;
}

/** What this device added at a table, if it knows. */
export const ownShare = (table: string): OwnShare | undefined => kept().find((each) => each.table === table);

/** Start a game as host, with a share: the server has committed to its part before, and the seats are known. */
export const startWithShare = (table: string, commitment: string): Promise<null> => api.start(table, newShare(table, commitment));
