/** The WebSocket connection to a table: applies scenes and steps, sends each command once, and reconnects with backoff. */
import { applyPatch } from './patch';
import { RequestError, unreachable } from './requestError';
import type { ClientMessage, Done, Drafted, LogLine, Message, Refused, Scene, Seen, ServerMessage, Step } from './types';

export type ConnectionStatus = 'connecting' | 'open' | 'reconnecting' | 'gone' | 'closed';
/** A command without its idempotency key. */
export type Command = ClientMessage extends infer Each ? (Each extends { command: string } ? Omit<Each, 'command'> : never) : never;

const PROTOCOL = 2; // of the messages that this page understands
const MAX_BACKOFF = 8000; // milliseconds between attempts
const PING_AFTER_SECONDS = 7; // before a ping is sent
const FIRST_SCENE_SECONDS = 30; // also to connect: after a restart, the server may be busy, and sending scenes to all clients at once
const PONG_TIMEOUT_SECONDS = 4; // to a ping, before the connection counts as dead
const STORAGE_UNAVAILABLE = 'storage-unavailable';
const STORAGE_RETRY = 1000; // milliseconds until what the server could not store is sent again
const GONE = 4404;
const LOGGED_OUT = 4401;

/** crypto.randomUUID needs a secure context; this does not. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface PendingRequest {
  message: ClientMessage;
  resolve: (answer: never) => void;
  reject: (problem: RequestError) => void;
}

export class TableConnection {
  status = $state<ConnectionStatus>('connecting');
  scene = $state.raw<Seen | null>(null);
  version = $state(-1);
  log = $state.raw<LogLine[]>([]);
  /** Version of the oldest loaded log line; 0 if the log is complete. */
  logFrom = $state(0);
  present = $state.raw<boolean[]>([]);
  spectators = $state(0);
  /** The absent player whom the others wait for, and when a bot takes over, in server time. */
  takeover = $state.raw<{ seat: number; at: number } | null>(null);
  /** Server time minus local time, in milliseconds. */
  clockOffset = 0;
  static #firstBuild = '';
  build = $state('');
  #protocol = $state(PROTOCOL);
  /** The server was upgraded since this page was loaded, or since it was stored for use without a network. */
  isOutdated = $derived((this.build !== '' && this.build !== TableConnection.#firstBuild) || this.#protocol !== PROTOCOL);

  /** Why the server closed the connection, if it said so. */
  reason = $state.raw<Message | null>(null);
  /** The server cannot use its database. What was sent is kept, and sent again until it can. */
  isStorageDown = $state(false);
  #resending: ReturnType<typeof setTimeout> | undefined;

  /** Called with every step before it is applied. */
  onStep: (line: LogLine, before: Seen, after: Seen) => void = () => {};
  /** Called with every scene before it is applied: on connecting and on switching seats. */
  onScene: (before: Seen | null, after: Seen) => void = () => {};

  #socket: WebSocket | null = null;
  #commands = new Map<string, PendingRequest>();
  #drafts = new Map<number, PendingRequest>();
  #requests = 0;
  /** Failed attempts since the last successful connection. */
  attempts = $state(0);
  /** Whether one of them got no answer in time. */
  hasTimedOut = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string, public seat: number | 'none' | null = null) {}

  connect(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = new URLSearchParams({ since: String(this.version) });
    if (this.seat !== null) query.set('seat', String(this.seat));
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?${query}`);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket === this.#socket) this.#resetWatchdog(FIRST_SCENE_SECONDS);
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#onClosed(event.code);
    };
    this.#resetWatchdog(this.scene ? PING_AFTER_SECONDS : FIRST_SCENE_SECONDS);
  }

  /** Watchdog: pings a silent connection and drops it if nothing comes back. After sleep, a page pings first, too. */
  #resetWatchdog(seconds = PING_AFTER_SECONDS): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => {
      this.#send({ t: 'ping' });
      this.#watchdog = setTimeout(() => this.#drop(), 1000 * PONG_TIMEOUT_SECONDS);
    }, 1000 * seconds);
  }

  #drop(): void {
    const dead = this.#socket;
    this.hasTimedOut = true;
    this.#onClosed(0);
    dead?.close();
  }

  #onClosed(code: number): void {
    clearTimeout(this.#watchdog);
    this.#socket = null;
    this.takeover = null; // whether the others are away is unknown now
    this.present = [];
    if (this.status === 'closed') return;
    if (code === GONE || code === LOGGED_OUT) {
      this.status = code === GONE ? 'gone' : 'closed';
      this.#rejectPending();
      return;
    }
    this.status = this.scene ? 'reconnecting' : 'connecting';
    for (const pending of this.#drafts.values()) pending.reject(unreachable());
    this.#drafts.clear();
    const longest = this.isStorageDown ? STORAGE_RETRY : MAX_BACKOFF;
    const pause = Math.min(longest, 250 * 2 ** this.attempts++) * (0.75 + Math.random() / 2);
    this.#timer = setTimeout(() => this.connect(), pause);
  }

  /** Reconnect without waiting, when the device is online or the page visible again. */
  retryNow(): void {
    if (this.status !== 'reconnecting' && this.status !== 'connecting') return;
    this.attempts = 0;
    this.hasTimedOut = false;
    if (this.#socket === null) this.connect();
  }

  /** Reconnect after the user's identity has changed. */
  reconnect(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.connect();
  }

  close(): void {
    this.status = 'closed';
    clearTimeout(this.#timer);
    clearTimeout(this.#watchdog);
    clearTimeout(this.#resending);
    this.#socket?.close();
    this.#socket = null;
    this.#rejectPending();
  }

  #rejectPending(): void {
    const lost = unreachable();
    for (const pending of [...this.#commands.values(), ...this.#drafts.values()]) pending.reject(lost);
    this.#commands.clear();
    this.#drafts.clear();
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Send a command. Unanswered commands are sent again after reconnecting; the server executes each key once. */
  command(command: Command): Promise<Done> {
    const id = newId();
    const message = { ...command, command: id } as ClientMessage;
    return new Promise((resolve, reject) => {
      if (this.status === 'closed' || this.status === 'gone') return reject(unreachable());
      this.#commands.set(id, { message, resolve, reject });
      this.#send(message);
    });
  }

  /** Ask what picks would lead to. Only the latest answer matters. */
  draft(picks: (number | string)[]): Promise<Drafted> {
    const request = ++this.#requests;
    const message: ClientMessage = { t: 'draft', request, version: this.version, picks };
    return new Promise((resolve, reject) => {
      if (this.status !== 'open') return reject(unreachable());
      this.#drafts.set(request, { message, resolve, reject });
      this.#send(message);
    });
  }

  /** View the table from another of my seats, or as a spectator. */
  viewAs(seat: number | null): void {
    this.seat = seat ?? 'none';
    this.#send({ t: 'sit', seat });
  }

  #receive(message: ServerMessage): void {
    this.#resetWatchdog();
    switch (message.t) {
      case 'scene':
        return this.#applyScene(message);
      case 'step':
        return this.#applyStep(message);
      case 'presence':
        this.present = message.seats;
        this.spectators = message.watching;
        this.takeover = message.away != null && message.takeover != null ? { seat: message.away, at: message.takeover } : null;
        return;
      case 'done':
        return this.#answer(this.#commands, message.command, message);
      case 'drafted':
        return this.#answer(this.#drafts, message.request, message);
      case 'refused':
        return this.#refused(message);
    }
  }

  #answer<Key>(pending: Map<Key, PendingRequest>, key: Key, answer: Done | Drafted): void {
    this.isStorageDown = false;
    pending.get(key)?.resolve(answer as never);
    pending.delete(key);
  }

  #applyScene(message: Scene): void {
    const before = this.scene;
    const sameEyes = before !== null && before.you === message.scene.you;
    this.clockOffset = message.now - Date.now();
    if (sameEyes && message.log_from <= this.version + 1 && message.version >= this.version) {
      for (const line of message.log) if (line.version > this.version) this.#appendLog(line);
    } else {
      this.log = message.log; // another seat's log has other contents
      this.logFrom = message.log_from;
    }
    TableConnection.#firstBuild ||= message.build;
    this.build = message.build;
    this.#protocol = message.protocol ?? PROTOCOL;
    this.onScene(before, message.scene);
    this.scene = message.scene;
    this.version = message.version;
    this.status = 'open';
    this.attempts = 0;
    this.hasTimedOut = false;
    this.isStorageDown = false;
    this.reason = null;
    for (const { message: unanswered } of this.#commands.values()) this.#send(unanswered);
  }

  /** The database is out of reach: keep what was sent, and send it again in a moment. A command has the same key, so it is stored once. */
  #resendSoon(): void {
    this.isStorageDown = true;
    clearTimeout(this.#resending);
    this.#resending = setTimeout(() => {
      for (const { message } of [...this.#commands.values(), ...this.#drafts.values()]) this.#send(message);
    }, STORAGE_RETRY);
  }

  /** Append a line. Undone moves leave the log. */
  #appendLog(line: LogLine): void {
    const stands = line.kind === 'tookback' ? this.log.filter((each) => each.kind !== 'moved' || each.move <= line.move) : this.log;
    this.log = line.texts.length ? [...stands, line] : stands;
  }

  #applyStep(message: Step): void {
    if (message.version <= this.version || this.scene === null) return;
    if (message.version > this.version + 1) {
      this.#socket?.close(); // a version is missing; reconnecting brings a new scene
      return;
    }
    const before = this.scene;
    const after = applyPatch(before, message.patch);
    this.onStep(message.log, before, after);
    this.scene = after;
    this.version = message.version;
    this.#appendLog(message.log);
  }

  #refused(message: Refused): void {
    if ('id' in message.error && message.error.id === STORAGE_UNAVAILABLE) {
      this.reason = message.error;
      return this.#resendSoon();
    }
    this.isStorageDown = false;
    const problem = new RequestError(message.error);
    if (message.scene) {
      this.onScene(this.scene, message.scene.scene);
      this.scene = message.scene.scene;
      this.version = message.scene.version;
    }
    if (!message.command && message.request == null) this.reason = message.error;
    if (message.command) {
      this.#commands.get(message.command)?.reject(problem);
      this.#commands.delete(message.command);
    }
    if (message.request != null) {
      this.#drafts.get(message.request)?.reject(problem);
      this.#drafts.delete(message.request);
    }
  }
}
