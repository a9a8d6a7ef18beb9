import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableConnection } from './connection.svelte';
import { RequestError } from './requestError';
import type { LogLine, Scene, Seen } from './types';

class FakeSocket {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  readyState = 1;
  sent: any[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor(readonly address: string) {
    FakeSocket.opened.push(this);
  }

  send(data: string) {
    this.sent.push(JSON.parse(data));
  }

  close() {
    this.readyState = 3;
    this.onclose({ code: 1000 });
  }

  tell(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  breakDown(code = 1006) {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const seen = (move: number) => ({ id: 'T', move, offers: [], seats: [] }) as unknown as Seen;
const line = (version: number, kind = 'moved', move = version): LogLine =>
  ({ version, at: 0, kind, seat: 0, move, texts: [{ is: 'text', id: 'x' }] }) as LogLine;
const scene = (version: number, log: LogLine[] = [], log_from = 0): Scene =>
  ({ t: 'scene', version, scene: seen(version), log, log_from, build: '1', now: Date.now() }) as Scene;
const step = (version: number) => ({ t: 'step', version, at: 0, log: line(version), patch: [{ op: 'replace', path: '/move', value: version }] });
const latest = () => FakeSocket.opened.at(-1)!;

beforeEach(() => {
  FakeSocket.opened = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connected(): TableConnection {
  const connection = new TableConnection('T');
  connection.connect();
  latest().tell(scene(3, [line(3)]));
  return connection;
}

test('applies a scene, then steps', () => {
  const connection = connected();
  latest().tell(step(4));
  expect([connection.version, connection.scene?.move, connection.log.length, connection.status]).toEqual([4, 4, 2, 'open']);
});

test('ignores a step that was applied before', () => {
  const connection = connected();
  latest().tell(step(4));
  latest().tell(step(4));
  expect(connection.log.length).toBe(2);
});

test('reconnects after a gap in versions', () => {
  const connection = connected();
  latest().tell(step(6));
  expect(connection.version).toBe(3);
  vi.advanceTimersByTime(1000);
  expect(latest().address).toContain('since=3');
  latest().tell(scene(6, [line(4), line(5), line(6)], 4));
  expect([connection.version, connection.log.length]).toEqual([6, 4]);
});

test('while the connection is lost, nothing is said about the absence of others', () => {
  const connection = connected();
  latest().tell({ t: 'presence', seats: [true, false], watching: 0, away: 1, takeover: 9000 });
  expect([connection.takeover, connection.present]).toEqual([{ seat: 1, at: 9000 }, [true, false]]);
  latest().breakDown();
  expect([connection.takeover, connection.present]).toEqual([null, []]);
});

test('a command resolves when it is acknowledged', async () => {
  const connection = connected();
  const done = connection.command({ t: 'play', version: 3, actions: [1] });
  latest().tell({ t: 'done', command: latest().sent[0].command, version: 4 });
  expect((await done).version).toBe(4);
});

test('an unanswered command is sent again after reconnecting, with the same idempotency key', async () => {
  const connection = connected();
  const done = connection.command({ t: 'resign' });
  const sent = latest().sent[0];
  latest().breakDown();
  expect(connection.status).toBe('reconnecting');
  vi.advanceTimersByTime(1000);
  latest().tell(scene(3, [], 4));
  expect(latest().sent).toEqual([sent]);
  latest().tell({ t: 'done', command: sent.command, version: 4 });
  expect((await done).version).toBe(4);
});

test('a refusal rejects the command and brings the current scene', async () => {
  const connection = connected();
  const done = connection.command({ t: 'undo', version: 3 });
  const error = { is: 'text', id: 'table-stale' };
  latest().tell({ t: 'refused', error, command: latest().sent[0].command, request: null, scene: scene(5) });
  await expect(done).rejects.toBeInstanceOf(RequestError);
  expect(connection.version).toBe(5);
});

test('switching seats replaces the log', () => {
  const connection = connected();
  const theirs = scene(3, [line(2)]);
  latest().tell({ ...theirs, scene: { ...theirs.scene, you: 1 } });
  expect(connection.log.map((each) => each.version)).toEqual([2]);
});

test('moves undone while disconnected leave the log', () => {
  const connection = connected();
  latest().tell(step(4));
  latest().breakDown();
  vi.advanceTimersByTime(1000);
  latest().tell(scene(5, [line(5, 'tookback', 3)], 5));
  expect(connection.log.map((each) => each.version)).toEqual([3, 5]);
});

test('commands to a missing table are rejected', async () => {
  const connection = connected();
  latest().breakDown(4404);
  await expect(connection.command({ t: 'resign' })).rejects.toBeInstanceOf(RequestError);
});

test('does not reconnect to a missing table', () => {
  const connection = connected();
  latest().breakDown(4404);
  vi.advanceTimersByTime(60_000);
  expect([connection.status, FakeSocket.opened.length]).toEqual(['gone', 1]);
});

test('does not reconnect after its session has ended, and rejects what is waiting', async () => {
  const connection = connected();
  const waiting = connection.command({ t: 'resign' });
  latest().breakDown(4401);
  await expect(waiting).rejects.toBeInstanceOf(RequestError);
  vi.advanceTimersByTime(60_000);
  expect([connection.status, FakeSocket.opened.length]).toEqual(['closed', 1]);
});

test('undone moves leave the log', () => {
  const connection = connected();
  latest().tell(step(4));
  latest().tell({ t: 'step', version: 5, at: 0, log: line(5, 'tookback', 3), patch: [{ op: 'replace', path: '/move', value: 3 }] });
  expect(connection.log.map((each) => each.version)).toEqual([3, 5]);
});

test('ignores the old socket after reconnecting', () => {
  const connection = connected();
  const old = latest();
  connection.reconnect();
  old.tell(step(4));
  expect([connection.version, FakeSocket.opened.length]).toEqual([3, 2]);
  latest().tell(scene(3, [], 4));
  expect(connection.status).toBe('open');
});

test('pings a silent connection and drops it within eleven seconds', () => {
  const connection = connected();
  vi.advanceTimersByTime(7000);
  expect(latest().sent.at(-1)).toEqual({ t: 'ping' });
  vi.advanceTimersByTime(3900);
  expect(connection.status).toBe('open');
  vi.advanceTimersByTime(100);
  expect(connection.status).toBe('reconnecting');
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.opened.length).toBe(2);
});

test('waits longer for the first scene, since all clients may be reconnecting at once', () => {
  const connection = new TableConnection('T');
  connection.connect();
  vi.advanceTimersByTime(3000);
  latest().onopen();
  vi.advanceTimersByTime(33_900);
  expect(FakeSocket.opened.length).toBe(1);
  latest().tell(scene(3));
  vi.advanceTimersByTime(10_900);
  expect(connection.status).toBe('open');
  vi.advanceTimersByTime(100);
  expect(connection.status).toBe('reconnecting');
});

test('is patient with the first connection, since the server may be busy', () => {
  const connection = new TableConnection('T');
  connection.connect();
  vi.advanceTimersByTime(33_900);
  expect(FakeSocket.opened.length).toBe(1);
  expect(connection.hasTimedOut).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.opened.length).toBe(2);
  expect(connection.hasTimedOut).toBe(true);
  latest().tell(scene(3));
  expect(connection.hasTimedOut).toBe(false);
});

test('gives up an attempt to reconnect within eleven seconds', () => {
  const connection = connected();
  connection.reconnect();
  vi.advanceTimersByTime(12_000);
  expect(FakeSocket.opened.length).toBe(3);
});

test('keeps a connection that answers pings', () => {
  const connection = connected();
  for (let pings = 1; pings < 5; pings += 1) {
    vi.advanceTimersByTime(7000);
    expect(latest().sent.length).toBe(pings);
    latest().tell({ t: 'pong', now: 0 });
  }
  expect([connection.status, FakeSocket.opened.length]).toEqual(['open', 1]);
});

test('detects an upgraded server', () => {
  const connection = connected();
  expect(connection.isOutdated).toBe(false);
  latest().tell({ ...scene(4), build: '2' });
  expect(connection.isOutdated).toBe(true);
});

test('detects a server whose messages it may not understand', () => {
  const connection = connected();
  latest().tell({ ...scene(4), protocol: 3 });
  expect(connection.isOutdated).toBe(true);
});

const unavailable = { is: 'text', id: 'storage-unavailable' } as const;

test('keeps what the server could not store and sends it again with the same key', async () => {
  const connection = connected();
  const answered = connection.command({ t: 'play', version: 3, actions: [1] });
  const [{ command }] = latest().sent;
  latest().tell({ t: 'refused', error: unavailable, command, request: null, scene: null });
  expect(connection.isStorageDown).toBe(true);
  vi.advanceTimersByTime(1100);
  expect(latest().sent.map((each) => each.command)).toEqual([command, command]);
  latest().tell({ t: 'done', command, version: 4 });
  expect((await answered).version).toBe(4);
  expect(connection.isStorageDown).toBe(false);
});

test('comes back soon where the server cannot use its database', () => {
  const connection = connected();
  for (let attempt = 0; attempt < 9; attempt++) {
    latest().tell({ t: 'refused', error: unavailable, command: null, request: null, scene: null });
    latest().breakDown(1013);
    const before = FakeSocket.opened.length;
    vi.advanceTimersByTime(1300);
    expect(FakeSocket.opened.length).toBe(before + 1);
  }
  expect(connection.status).toBe('reconnecting');
  latest().tell(scene(3));
  expect([connection.isStorageDown, connection.reason]).toEqual([false, null]);
});
