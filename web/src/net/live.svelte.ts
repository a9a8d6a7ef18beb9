/** The line to a table: what is seen there now, commands that are carried out once, and coming back after a break. */
import { patched } from './delta';
import type { ClientMessage, Done, Drafted, LogLine, Refused, Scene, Seen, ServerMessage, Step, Text } from './types';

export type Link = 'connecting' | 'open' | 'broken' | 'gone' | 'closed';
/** A command without the id under which it is sent. */
export type Command = ClientMessage extends infer Each ? (Each extends { command: string } ? Omit<Each, 'command'> : never) : never;

const LONGEST_PAUSE = 8000; // milliseconds between attempts
const SECONDS_OF_SILENCE = 20; // after which the line is taken for dead
const GONE = 4404;
const LOGGED_OUT = 4401;

/** What the server declined, and why. */
export class Rejection extends Error {
  constructor(readonly told: Text) {
    super(told.id);
  }
}

interface Waiting {
  message: ClientMessage;
  fulfil: (answer: never) => void;
  reject: (problem: Rejection) => void;
}

export class Live {
  link = $state<Link>('connecting');
  scene = $state.raw<Seen | null>(null);
  version = $state(-1);
  log = $state.raw<LogLine[]>([]);
  /** What is older than this has to be fetched. */
  logFrom = $state(0);
  present = $state.raw<boolean[]>([]);
  watching = $state(0);
  /** Of the server, minus ours. */
  clockOffset = 0;
  build = '';

  /** Called with every step, before it is shown. */
  onStep: (line: LogLine, before: Seen, after: Seen) => void = () => {};

  #socket: WebSocket | null = null;
  #commands = new Map<string, Waiting>();
  #drafts = new Map<number, Waiting>();
  #requests = 0;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setInterval> | undefined;
  #heard = 0;

  constructor(readonly table: string, public seat: number | 'none' | null = null) {}

  connect(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const wishes = new URLSearchParams({ since: String(this.version) });
    if (this.seat !== null) wishes.set('seat', String(this.seat));
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?${wishes}`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
    this.#watch();
  }

  /** A line that says nothing for a while is tried; if nothing comes back, it is dead. */
  #watch(): void {
    clearInterval(this.#watchdog);
    this.#heard = Date.now();
    this.#watchdog = setInterval(() => {
      const silent = (Date.now() - this.#heard) / 1000;
      if (silent > SECONDS_OF_SILENCE) {
        this.#socket?.close();
        this.#lost(0);
      } else if (silent > SECONDS_OF_SILENCE / 2 && this.link === 'open') this.#send({ t: 'ping' });
    }, 2500);
  }

  #lost(code: number): void {
    clearInterval(this.#watchdog);
    this.#socket = null;
    if (this.link === 'closed') return;
    if (code === GONE || code === LOGGED_OUT) {
      this.link = code === GONE ? 'gone' : 'closed';
      this.#giveUp();
      return;
    }
    this.link = this.scene ? 'broken' : 'connecting';
    const pause = Math.min(LONGEST_PAUSE, 250 * 2 ** this.#attempts++) * (0.75 + Math.random() / 2);
    this.#timer = setTimeout(() => this.connect(), pause);
  }

  /** Try at once: the device is online again, or somebody looks again. */
  retry(): void {
    if (this.link !== 'broken' && this.link !== 'connecting') return;
    this.#attempts = 0;
    if (this.#socket === null) this.connect();
  }

  close(): void {
    this.link = 'closed';
    clearTimeout(this.#timer);
    clearInterval(this.#watchdog);
    this.#socket?.close();
    this.#socket = null;
    this.#giveUp();
  }

  #giveUp(): void {
    const lost = new Rejection({ is: 'text', id: 'web-unreachable' });
    for (const waiting of [...this.#commands.values(), ...this.#drafts.values()]) waiting.reject(lost);
    this.#commands.clear();
    this.#drafts.clear();
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Carry out a command; if the line breaks meanwhile it is sent again, and the server does it once. */
  command(command: Command): Promise<Done> {
    const id = crypto.randomUUID();
    const message = { ...command, command: id } as ClientMessage;
    return new Promise((fulfil, reject) => {
      this.#commands.set(id, { message, fulfil, reject });
      this.#send(message);
    });
  }

  /** What picks would lead to. Of several questions only the last one matters. */
  draft(picks: (number | string)[]): Promise<Drafted> {
    const request = ++this.#requests;
    const message: ClientMessage = { t: 'draft', request, version: this.version, picks };
    return new Promise((fulfil, reject) => {
      this.#drafts.set(request, { message, fulfil, reject });
      this.#send(message);
    });
  }

  /** Look through another of my seats, or through none. */
  sit(seat: number | null): void {
    this.seat = seat ?? 'none';
    this.#send({ t: 'sit', seat });
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    switch (message.t) {
      case 'scene':
        return this.#see(message);
      case 'step':
        return this.#step(message);
      case 'presence':
        this.present = message.seats;
        this.watching = message.watching;
        return;
      case 'done':
        return this.#answer(this.#commands, message.command, message);
      case 'drafted':
        return this.#answer(this.#drafts, message.request, message);
      case 'refused':
        return this.#refused(message);
    }
  }

  #answer<Key>(waiting: Map<Key, Waiting>, key: Key, answer: Done | Drafted): void {
    waiting.get(key)?.fulfil(answer as never);
    waiting.delete(key);
  }

  #see(message: Scene): void {
    const again = this.version >= 0 && this.#attempts > 0;
    this.clockOffset = message.now - Date.now();
    if (message.log_from <= this.version + 1 && message.version >= this.version) {
      this.log = [...this.log, ...message.log.filter((line) => line.version > this.version)];
    } else {
      this.log = message.log;
      this.logFrom = message.log_from;
    }
    if (this.scene === null) this.logFrom = message.log_from;
    this.build ||= message.build;
    this.scene = message.scene;
    this.version = message.version;
    this.link = 'open';
    this.#attempts = 0;
    for (const { message: unanswered } of this.#commands.values()) this.#send(unanswered);
    if (again) for (const waiting of this.#drafts.values()) waiting.reject(new Rejection({ is: 'text', id: 'table-stale' }));
    if (again) this.#drafts.clear();
  }

  #step(message: Step): void {
    if (message.version <= this.version || this.scene === null) return;
    if (message.version > this.version + 1) {
      this.#socket?.close(); // something is missing: the scene of the next connection has it
      return;
    }
    const before = this.scene;
    const after = patched(before, message.change);
    this.onStep(message.log, before, after);
    this.scene = after;
    this.version = message.version;
    const taken = message.log.kind === 'tookback';
    const stands = taken ? this.log.filter((line) => line.kind !== 'moved' || line.move <= message.log.move) : this.log;
    this.log = message.log.texts.length ? [...stands, message.log] : stands;
  }

  #refused(message: Refused): void {
    const problem = new Rejection(message.error);
    if (message.scene) {
      this.scene = message.scene.scene;
      this.version = message.scene.version;
    }
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
