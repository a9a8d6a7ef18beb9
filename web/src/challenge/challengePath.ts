/** The address of a challenge. Its token tells nothing about the original game. */
export const challengePath = (token: string): string => `/challenge/${token}`;
