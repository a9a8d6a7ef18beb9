/** The HTTP API. */
import type {
  Analysis, Attempt, Challenge, ChallengeToken, Course, Credentials, Failure, GameView, Hint, Leader, Learned, Lesson, Listed, LogLine, Look, Me, Moment, NewAccount, NewTable,
  OpenedTable, Profile, ServerInfo, Taken,
} from './types';

import { i18n } from '../i18n/i18n.svelte';
import { RequestError, unreachable } from './requestError';
import { CACHED_HEADER } from '../offline/cacheStrategy';
import { connectivity } from '../offline/connectivity.svelte';
import type { Level } from '../table/botLevels';

const TRIES = 3;
const PAUSE = 1000;
const MAX_WAIT_SECONDS = 3;
const TOO_MANY_REQUESTS = 429;
const UNAVAILABLE = 503; // the server cannot use its database for the moment

/** Sends a request, and after a hiccup, which is not worth a message, sends it again: what only reads, and what the server asks us to send later. */
async function send(address: string, request: RequestInit, tries = TRIES): Promise<Response> {
  if (tries === 1) return fetch(address, request);
  try {
    const response = await fetch(address, request);
    const isWorthAgain = response.status === TOO_MANY_REQUESTS || (response.status === UNAVAILABLE && request.method === 'GET');
    if (!isWorthAgain || Number(response.headers.get('retry-after')) > MAX_WAIT_SECONDS) return response;
  } catch (problem) {
    if (request.method !== 'GET' || !navigator.onLine) throw problem;
  }
  await new Promise((done) => setTimeout(done, PAUSE));
  return send(address, request, tries - 1);
}

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  try {
    response = await send(`/api${path}`, { method, ...sent });
  } catch {
    connectivity.markOffline();
    throw unreachable();
  }
  if (response.headers.has(CACHED_HEADER)) connectivity.markOffline();
  else connectivity.markOnline();
  if (response.ok) return (await response.json().catch(() => null)) as Answer;
  const failure = (await response.json().catch(() => null)) as Failure | null;
  const error = failure?.error ?? ({ is: 'text', id: 'request-fault' } as const);
  await i18n.loadFor(error.id).catch(() => {}); // without a connection, its id has to do
  throw new RequestError(error, response.status);
}

const get = <Answer>(path: string) => ask<Answer>('GET', path);
const post = <Answer>(path: string, body: unknown = {}) => ask<Answer>('POST', path, body);

function query(parameters: Record<string, string | number | boolean | null | undefined>): string {
  const known = Object.entries(parameters).filter(([, value]) => value != null);
  return known.length ? `?${new URLSearchParams(known.map(([name, value]) => [name, String(value)]))}` : '';
}

export type CardVisibility = 'seat' | 'open';
/** The seat whose view is wanted: a number, nobody's (public information), or by default the user's own. */
export type SeatFilter = number | 'none' | null;

/** Paths whose responses are also cached for offline replays. */
export const paths = {
  look: (id: string) => `/tables/${id}`,
  moves: (id: string, first: number, seat: SeatFilter, visibility: CardVisibility, staged?: true) => `/tables/${id}/moves${query({ first, seat, eyes: visibility, staged })}`,
  log: (id: string, seat: SeatFilter, after = -1, until?: number) => `/tables/${id}/log${query({ seat, after, until })}`,
};

export const api = {
  server: () => get<ServerInfo>('/server'),
  me: () => get<Me | null>('/me'),
  callMe: (name: string) => post<Me>('/me', { name }),
  makeAccount: (account: NewAccount) => post<Me>('/me/account', account),
  logIn: (credentials: Credentials) => post<Me>('/login', credentials),
  learn: (learned: Learned) => post<Learned>('/me/learning', learned),
  logOut: () => post<null>('/logout'),
  /** An account without a password needs no old one. */
  changePassword: (old: string, fresh: string) => ask<Me>('PUT', '/me/password', { old, new: fresh }),
  myData: () => get<unknown>('/me/data'),
  deleteMe: () => ask<null>('DELETE', '/me'),
  myTables: () => get<Listed[]>('/me/tables'),
  tables: (stage: 'open' | 'running') => get<Listed[]>(`/tables${query({ stage })}`),
  openTable: (table: NewTable) => post<OpenedTable>('/tables', table),
  look: (id: string) => get<Look>(paths.look(id)),
  join: (id: string, name?: string, seat?: number, share?: string) => post<Taken>(`/tables/${id}/seats`, { name, seat, share }),
  vacate: (id: string, seat: number) => ask<null>('DELETE', `/tables/${id}/seats/${seat}`),
  assign: (id: string, seat: number, level: Level) => ask<null>('PUT', `/tables/${id}/seats/${seat}`, { level }),
  start: (id: string, share: string) => post<null>(`/tables/${id}/start`, { share }),
  /** Opens the table only: its host starts the game. */
  rematch: (id: string, level?: Level) => post<OpenedTable>(`/tables/${id}/rematch${query({ level, hold: true })}`),
  branch: (id: string, move: number, seat: number | null = null) =>
    post<OpenedTable>(`/tables/${id}/branch`, { move, seat }),
  makeChallenge: (id: string, seat: number) => post<ChallengeToken>(`/tables/${id}/challenge`, { seat }),
  /** The challenge that a link of an earlier version means. */
  oldChallenge: (id: string, seat: number) => get<ChallengeToken>(`/tables/${id}/challenge${query({ seat })}`),
  challenge: (token: string) => get<Challenge>(`/challenges/${token}`),
  tryChallenge: (token: string, name?: string) => post<OpenedTable>(`/challenges/${token}/tries`, { name }),
  hint: (id: string, seat: number, picks: readonly number[] = []) =>
    get<Hint>(`/tables/${id}/hint${query({ seat, picks: picks.length ? picks.join(',') : null })}`),
  analysis: (id: string) => get<Analysis>(`/tables/${id}/analysis`),
  newCode: (id: string, seat: number) => post<Taken>(`/tables/${id}/seats/${seat}/code`),
  recover: (code: string) => post<Taken>('/recover', { code }),
  moves: (...which: Parameters<typeof paths.moves>) => get<Moment[]>(paths.moves(...which)),
  log: (...which: Parameters<typeof paths.log>) => get<LogLine[]>(paths.log(...which)),
  memory: (id: string, seat: number) => get<GameView>(`/tables/${id}/memory${query({ seat })}`),
  profile: (id: string) => get<Profile>(`/players/${id}`),
  leaders: (game: string, players: number) => get<Leader[]>(`/leaderboards/${game}/${players}`),
  lesson: (lesson: string, table: string | null = null) => get<Lesson>(`/lessons/${lesson}${query({ table })}`),
  beginLesson: (lesson: string, name: string) => post<OpenedTable>(`/lessons/${lesson}`, { name }),
  course: (game: string) => get<Course>(`/courses/${game}`),
  practice: (game: string, position: string, table: string | null = null) => get<Attempt>(`/practice/${game}/${position}${query({ table })}`),
  beginPractice: (game: string, position: string, name: string) => post<OpenedTable>(`/practice/${game}/${position}`, { name }),
  record: <Record>(id: string) => get<Record>(`/tables/${id}/record`),
  recordAddress: (id: string) => `/api/tables/${id}/record`,
};
