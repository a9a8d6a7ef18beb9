import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '../app/preferences.svelte';
import type { LogLine, Message, Seen } from '../net/types';
import { Playback, type Beat, type Script } from './playback.svelte';

const text = (id: string): Message => ({ is: 'text', id });
const scene = (move: number, clock: unknown = null): Seen => ({ move, you: 0, seats: [{}, {}], clock }) as unknown as Seen;
const line = (version: number, kind = 'moved'): LogLine => ({ version, kind, seat: 1, texts: [text('buys'), text('pays')] }) as unknown as LogLine;
const beat = (id: string, length = 1000, points = 0, told = 1): Beat => ({ text: text(id), seat: 1, places: [`#${id}`], points, scorer: 1, length, told, concernsMe: false });
const script = (beats: Beat[], resultAt = 0): Script => ({ beats, moments: [], resultAt, turnAt: beats.length });

let present: Seen;
/** A playback that shows each move as these beats, and the moves that it has shown. */
function playing(beats: Beat[], resultAt = 0): { playback: Playback; shown: number[] } {
  const playback = new Playback(() => present);
  const shown: number[] = [];
  playback.script = (line) => (line.kind === 'moved' ? script(beats, resultAt) : null);
  playback.onChange = (_, after) => shown.push(after.move);
  return { playback, shown };
}
function step(playback: Playback, version: number, kind = 'moved', clock: unknown = null): void {
  playback.receive(line(version, kind), scene(version - 1), scene(version));
  present = scene(version, clock);
}

beforeEach(() => {
  vi.useFakeTimers();
  preferences.speed = 'normal';
});
afterEach(() => vi.useRealTimers());

test('shows the events of moves one after the other', () => {
  const { playback, shown } = playing([beat('buys'), beat('pays')]);
  step(playback, 1);
  step(playback, 2);
  expect([playback.scene?.move, playback.version, playback.caption?.lines.map(({ id }) => id)]).toEqual([1, 1, ['buys']]);
  vi.advanceTimersByTime(1000);
  expect([playback.scene?.move, playback.caption?.lines.map(({ id }) => id), playback.places]).toEqual([1, ['buys', 'pays'], ['#pays']]);
  vi.advanceTimersByTime(1000);
  expect([playback.scene?.move, playback.caption?.lines.map(({ id }) => id)]).toEqual([2, ['buys']]);
  vi.advanceTimersByTime(2000);
  expect([playback.isBehind, shown]).toEqual([false, [1, 2]]);
  expect(playback.caption).not.toBeNull(); // it stays a moment
  vi.advanceTimersByTime(1600);
  expect(playback.caption).toBeNull();
});

test('the last caption ends when the player acts, not before the present is shown', () => {
  const { playback } = playing([beat('buys')]);
  step(playback, 1);
  playback.endLingering();
  expect(playback.caption).not.toBeNull();
  vi.advanceTimersByTime(1000);
  expect([playback.isBehind, playback.caption?.lines.length]).toEqual([false, 1]);
  playback.endLingering();
  expect([playback.caption, playback.heading, playback.gains]).toEqual([null, null, []]);
});

test('the result of a scoring appears after it has been told, with the points so far', () => {
  const { playback, shown } = playing([beat('sale', 1000, 3), beat('sale', 1000, 2), beat('new')], 2);
  step(playback, 1);
  expect([playback.scene?.move, playback.gains]).toEqual([0, [0, 3]]);
  vi.advanceTimersByTime(1000);
  expect([playback.scene?.move, playback.gains, shown]).toEqual([0, [0, 5], []]);
  vi.advanceTimersByTime(1000);
  expect([playback.scene?.move, shown]).toEqual([1, [1]]);
});

test('points are counted for the heading that an event belongs to', () => {
  const { playback } = playing([beat('payday-red'), beat('payday-blue'), beat('sale-red', 1000, 3), beat('kept', 1000), beat('sale-blue', 1000, 2), beat('raid')]);
  playback.isHeading = ({ id }) => /payday|raid/.test(id);
  playback.headingOf = ({ id }, headings) => headings.find((heading) => heading.id === id.replace('sale', 'payday'));
  const shown: unknown[] = [];
  step(playback, 1);
  for (let number = 0; number < 6; number += 1) {
    shown.push([playback.heading?.id, playback.gains[1]]);
    vi.advanceTimersByTime(1000);
  }
  expect(shown).toEqual([['payday-red', 0], ['payday-blue', 0], ['payday-red', 3], ['payday-red', 3], ['payday-blue', 2], ['raid', 0]]);
});

test('a move has moments of its own, each with its events', () => {
  const { playback } = playing([]);
  const [sails, scored] = [text('sails'), text('sale')];
  playback.script = () => ({ beats: [beat('buys'), beat('sails'), beat('sale')], moments: [{ at: 0, scene: scene(10), events: [text('buys')] }, { at: 1, scene: scene(11), events: [sails] }], resultAt: 3, turnAt: 3 });
  const changes: unknown[] = [];
  playback.onChange = (before, after, _, moved) => changes.push([before.move, after.move, moved.map(({ id }) => id)]);
  playback.receive({ ...line(1), texts: [text('buys'), sails, scored] }, scene(0), scene(1));
  expect(playback.scene?.move).toBe(10);
  vi.advanceTimersByTime(1000);
  expect(playback.scene?.move).toBe(11);
  vi.advanceTimersByTime(2000);
  expect([playback.isBehind, changes.slice(1)]).toEqual([false, [[10, 11, ['sails']], [11, 1, ['buys', 'sale']]]]);
});

test('the next turn begins with its first event, or when the move has been shown', () => {
  const { playback } = playing([]);
  const beats = [beat('buys'), beat('draws'), beat('returns')];
  const inTurn = (move: number, turn: number): Seen => ({ ...scene(move), view: { turn, active: `P${turn}` } }) as unknown as Seen;
  const turnsOf = (turnAt: number, resultAt: number): unknown[] => {
    playback.script = () => ({ beats, moments: [], resultAt, turnAt });
    present = inTurn(1, 2);
    playback.receive(line(1), inTurn(0, 1), present);
    return beats.map(() => {
      const view = playback.scene!.view as unknown as { turn: number; active: string };
      vi.advanceTimersByTime(1000);
      return `${view.turn} ${view.active}`;
    });
  };
  expect(turnsOf(3, 0)).toEqual(['1 P1', '1 P1', '1 P1']);
  expect(turnsOf(2, 0)).toEqual(['1 P1', '1 P1', '2 P2']);
  expect(turnsOf(1, 2)).toEqual(['1 P1', '2 P2', '2 P2']);
  expect(playback.isBehind).toBe(false);
});

test('the log has only what has been shown', () => {
  const { playback } = playing([beat('buys', 1000, 0, 1), beat('pays', 1000, 0, 3)]);
  step(playback, 1);
  step(playback, 2, 'said');
  expect([playback.version, playback.told]).toEqual([1, 1]);
  vi.advanceTimersByTime(1000);
  expect([playback.version, playback.told]).toEqual([1, 3]);
  step(playback, 3);
  vi.advanceTimersByTime(1000); // what was said is shown at once
  expect([playback.version, playback.told]).toEqual([3, 1]);
});

test('moves that are shown at once are summed up when it is my turn, until my next choice', () => {
  preferences.speed = 'instant';
  const { playback } = playing([beat('buys')]);
  playback.summarise = (missed) => ({ lines: missed.flatMap(({ line }) => line.texts), spare: [], gain: 0 });
  const receive = (version: number, seat: number, actor: number): void => playback.receive({ ...line(version), seat }, scene(version - 1), { ...scene(version), actor });
  receive(1, 1, 1);
  expect(playback.summary).toBeNull();
  receive(2, 1, 0);
  expect(playback.summary?.lines.length).toBe(4);
  playback.dismissSummary();
  receive(3, 0, 1);
  expect(playback.summary).toBeNull();
  receive(4, 1, 0);
  expect(playback.summary?.lines.length).toBe(4); // of my move, and of the other one
  vi.advanceTimersByTime(8000);
  expect(playback.summary).toBeNull();
  receive(5, 1, 0);
  expect(playback.summary?.lines.length).toBe(6);
  step(playback, 6, 'tookback');
  expect(playback.summary).toBeNull();
});

test('an answer without a choice does not begin a summary anew', () => {
  const { playback, receive } = summing();
  const mine = (version: number, automatic: boolean, after: Partial<Seen>): void => playback.receive({ ...line(version), seat: 0, automatic }, scene(version - 1), { ...scene(version), ...after });
  mine(1, false, { actor: 1 });
  playback.receive(line(2), scene(1), { ...scene(2), actor: 0, answers_itself: true });
  expect(playback.summary).toBeNull(); // nothing is asked yet
  mine(3, true, { actor: 1 });
  receive(4);
  expect(playback.summary?.lines.length).toBe(8);
  mine(5, true, { actor: 0 });
  expect(playback.summary).not.toBeNull();
  mine(6, false, { actor: 1 });
  expect(playback.summary).toBeNull();
});

test('a caption is told all of its lines in advance, and lines at another place are another caption', () => {
  const { playback } = playing([beat('buys'), beat('pays'), { ...beat('draws'), seat: 0 }]);
  step(playback, 1);
  const [first, pages] = [playback.caption!.number, playback.caption!.pages.map((lines) => lines.map(({ id }) => id))];
  expect([pages, playback.caption!.spared]).toEqual([[['buys'], ['buys', 'pays']], ['#buys', '#pays']]);
  vi.advanceTimersByTime(1000);
  expect([playback.caption!.number, playback.caption!.lines]).toEqual([first, playback.caption!.pages[1]]);
  vi.advanceTimersByTime(1000);
  expect([playback.caption!.number, playback.caption!.pages.length]).toEqual([first + 1, 1]);
});

/** A playback at once, and a step of another player after which it is my turn. */
function summing(): { playback: Playback; receive: (version: number) => void } {
  preferences.speed = 'instant';
  const { playback } = playing([beat('buys')]);
  playback.summarise = (missed) => ({ lines: missed.flatMap(({ line }) => line.texts), spare: [], gain: 0 });
  return { playback, receive: (version) => playback.receive(line(version), scene(version - 1), { ...scene(version), actor: 0 }) };
}

test('a summary gets out of the way of a player who has had time to read it', () => {
  const { playback, receive } = summing();
  receive(1);
  vi.advanceTimersByTime(2900);
  playback.endReadSummary();
  expect(playback.summary).not.toBeNull();
  vi.advanceTimersByTime(200);
  playback.endReadSummary();
  expect(playback.summary).toBeNull();
});

test('a summary waits until the page is visible', () => {
  const { playback, receive } = summing();
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  receive(1);
  vi.advanceTimersByTime(60_000);
  playback.endReadSummary();
  expect(playback.summary).not.toBeNull();
  Reflect.deleteProperty(document, 'hidden');
  playback.timeSummary();
  vi.advanceTimersByTime(7900);
  expect(playback.summary).not.toBeNull();
  vi.advanceTimersByTime(200);
  expect(playback.summary).toBeNull();
});

test('a summary has what was missed at this speed, also behind a review', () => {
  const { playback, receive } = summing();
  receive(1);
  preferences.speed = 'normal';
  step(playback, 2);
  playback.skip();
  preferences.speed = 'instant';
  receive(3);
  expect(playback.summary?.lines.length).toBe(2);
  playback.showStill(scene(3), beat('buys'));
  playback.receive(line(4), scene(3), { ...scene(4), actor: 1 });
  receive(5);
  expect(playback.summary?.lines.length).toBe(6);
});

test('skipping jumps to the present', () => {
  const { playback } = playing([beat('buys')]);
  step(playback, 1);
  step(playback, 2);
  playback.skip();
  expect([playback.isBehind, playback.caption]).toEqual([false, null]);
  vi.advanceTimersByTime(10_000);
  expect(playback.isBehind).toBe(false);
});

test('speeds differ, and at once nothing is behind', () => {
  const lengths = (['slow', 'normal', 'fast', 'instant'] as const).map((speed) => {
    preferences.speed = speed;
    const { playback, shown } = playing([beat('buys')]);
    step(playback, 1);
    expect(shown).toEqual([1]);
    let milliseconds = 0;
    for (; playback.isBehind; milliseconds += 50) vi.advanceTimersByTime(50);
    return milliseconds;
  });
  expect(lengths).toEqual([2000, 1000, 450, 0]);
});

test('a long queue is shown faster, and of a very long one only the end', () => {
  const { playback } = playing([beat('buys')]);
  for (let version = 1; version <= 36; version += 1) step(playback, version);
  vi.advanceTimersByTime(15_000);
  expect(playback.scene?.move).toBeGreaterThan(20);
  for (let version = 37; version <= 200; version += 1) step(playback, version);
  vi.advanceTimersByTime(1000);
  expect(playback.scene?.move).toBeGreaterThan(181);
  vi.advanceTimersByTime(18_000);
  expect(playback.isBehind).toBe(false);
});

test('my clock does not run for more than two seconds meanwhile', () => {
  const { playback } = playing([beat('buys'), beat('pays')]);
  const clock = { kind: 'live', running: 0 };
  for (let version = 1; version <= 3; version += 1) step(playback, version, 'moved', clock);
  vi.advanceTimersByTime(1000 + 2000);
  expect(playback.isBehind).toBe(false);
});

test('moves that are taken back are not shown, and other news keep their order', () => {
  const { playback, shown } = playing([beat('buys')]);
  step(playback, 1);
  step(playback, 2, 'said');
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1000);
  expect([shown, playback.isBehind]).toEqual([[1, 2], false]);
  step(playback, 3);
  step(playback, 4, 'tookback');
  expect([playback.isBehind, shown.at(-1)]).toEqual([false, 4]);
});

test('nothing is behind on a page that nobody sees', () => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  const { playback } = playing([beat('buys')]);
  step(playback, 1);
  expect(playback.isBehind).toBe(false);
  Reflect.deleteProperty(document, 'hidden');
});

test('after a change of seats only what is public stays', () => {
  const { playback } = playing([beat('draws')]);
  step(playback, 1);
  vi.advanceTimersByTime(1000);
  expect([playback.isBehind, playback.caption?.lines.length]).toEqual([false, 1]);
  playback.replace();
  expect(playback.caption).toBeNull();
  playback.tell(1, [text('rolls')]);
  playback.replace();
  expect(playback.caption?.lines).toEqual([text('rolls')]);
});
