import type { Message } from '../net/types';

/** The address of a challenge. Its token tells nothing about the original game. */
export const challengePath = (token: string): string => `/challenge/${token}`;

/** The address of the challenge that a refusal names, if it does. */
export function challengeOf(refusal: Message | string): string | null {
  const token = typeof refusal === 'string' ? '' : refusal.args?.challenge;
  return token && typeof token === 'string' ? challengePath(token) : null;
}
