import { expect, test } from 'vitest';
import type { GamePlugin } from '../games/gamePlugin';
import type { LogLine, Message, Seen } from '../net/types';
import { scriptOf, summaryOf, told as toldOf } from './beats';
import type { Missed } from './playback.svelte';

const person = (seat: number) => ({ is: 'person', seat }) as const;
const event = (id: string, args: Message['args'] = {}): Message => ({ is: 'text', id: `dale-event-${id}`, args });
const by = (seat: number, id: string, args: Message['args'] = {}): Message => event(id, { seat: person(seat), ...args });
const table = (standIn = ''): Seen => ({ you: 0, seats: [{ stand_in: standIn }, { stand_in: '' }, { stand_in: '' }], view: {} }) as unknown as Seen;
const line = (seat: number, texts: Message[], heads: number[] = []): LogLine => ({ version: 1, at: 0, kind: 'moved', seat, move: 1, texts, heads });
const missed = (...lines: LogLine[]): Missed[] => lines.map((line) => ({ line, after: table() }));
const plugin = {
  sequencedEvents: new Set(['dale-event-scores']),
  isHeading: (id: string) => id.endsWith('-plays'),
  isLoss: (id: string) => /-(loses|steals)$/.test(id),
  isMilestone: (id: string) => id.endsWith('-stack'),
  isDrawn: (id: string) => id.endsWith('-grabs'),
  isNews: (id: string) => id.endsWith('-junk-dealt'),
  eventSound: () => null,
  eventPoints: ({ id }: Message) => (id === 'dale-event-scores' ? 3 : 0),
} as unknown as GamePlugin;
const named = ({ id, args }: Message): string => `${(args?.seat as { seat: number } | undefined)?.seat ?? '–'} ${id.replace('dale-event-', '')}`;
const told = (...lines: LogLine[]): string[] => summaryOf(missed(...lines), plugin)?.lines.map(named) ?? [];
/** What a summary with room for `count` lines tells. */
function toldIn(count: number, ...lines: LogLine[]): string[] {
  const { lines: all, spare } = summaryOf(missed(...lines), plugin)!;
  return all.filter((text) => !spare.slice(0, all.length - count).includes(text)).map(named);
}

/** A turn of Dale: a technique, a purchase, and a refill that ends it. */
const turnOf = (seat: number, next: number): LogLine[] => [
  line(seat, [by(seat, 'plays'), by(seat, 'throws-away')]),
  line(seat, []),
  line(seat, [event('reservation-ends'), by(seat, 'buys'), by(seat, 'pays')]),
  line(seat, [event('market-card')]),
  line(seat, [by(next, 'turn')], [0]),
];

test('a summary says what others did in their turn, not what followed by itself', () => {
  expect(told(line(0, [by(0, 'builds')]), ...turnOf(1, 0))).toEqual(['1 plays', '1 buys']);
});

test('what concerns me comes first, and a long summary has something of everyone', () => {
  const gift = line(2, [by(2, 'gives', { to: person(0) })]);
  const lines = [...turnOf(1, 2), line(1, [by(1, 'draws')]), ...turnOf(2, 0), gift];
  expect(toldIn(5, ...lines)).toEqual(['2 gives', '1 plays', '1 buys', '2 plays', '2 buys']);
  expect(toldIn(1, ...lines)).toEqual(['2 gives']);
});

test('a game may pick several deeds of one move, and say which count most', () => {
  const picks = { ...plugin, pickForSummary: (text: Message) => (text.id.endsWith('-pays') ? null : { text, weight: text.id.endsWith('-fills') ? 2 : text.id.endsWith('-coins') ? 0 : 1 }) } as GamePlugin;
  const { lines, spare } = summaryOf(missed(line(1, [by(1, 'coins'), by(1, 'buys'), by(1, 'pays'), by(1, 'fills')]), line(2, [by(2, 'buys')])), picks)!;
  expect(lines.map(named)).toEqual(['1 coins', '1 buys', '1 fills', '2 buys']);
  expect(spare.map(named)).toEqual(['1 coins', '1 buys', '2 buys', '1 fills']);
  const ended = summaryOf(missed(line(0, [by(0, 'buys'), event('market-card'), by(1, 'completes')])), picks)!;
  expect(ended.lines.map(named), 'what happens to the next player when I end my turn').toEqual(['1 completes']);
});

test('my losses come first, with what caused them', () => {
  const gift = line(1, [by(1, 'gives', { player: person(0) })]);
  const theft = [line(2, [by(2, 'plays')]), line(2, [by(2, 'steals', { player: person(0) })])];
  expect(told(gift, ...theft)).toEqual(['2 plays', '2 steals', '1 gives']);
  expect(told(line(1, [by(1, 'plays')]), line(1, [by(2, 'turn')], [0]), line(2, [by(0, 'loses')]))).toEqual(['0 loses', '1 plays']); // of another turn
  expect(told(gift, line(2, [by(2, 'plays'), by(2, 'steals', { player: person(1) })]))).toEqual(['1 gives', '2 plays']); // of another player
});

test('stacks of others come before everything else, and what luck chose in my own move is told', () => {
  const theft = line(2, [by(2, 'plays'), by(2, 'steals', { player: person(0) }), by(2, 'stack')]);
  expect(toldIn(5, ...turnOf(1, 2), line(1, [by(1, 'stack')]), theft)).toEqual(['1 stack', '2 stack', '2 plays', '2 steals', '1 plays']);
  expect(told(line(0, [by(0, 'aims', { player: person(1) }), by(0, 'grabs', { player: person(1) })]))).toEqual(['0 grabs']);
  expect(told(line(0, [by(0, 'stack')]), ...turnOf(1, 0))).toEqual(['1 plays', '1 buys']); // my own is no news
});

test('what a bot does for me is not something that another player does to me', () => {
  const concerned = (seat: number, standIn: string): boolean => scriptOf(line(seat, [by(0, 'loses')]), table(), table(standIn), plugin, ({ id }) => id)!.beats[0]!.concernsMe;
  expect([concerned(0, 'bot'), concerned(1, '')]).toEqual([false, true]);
});

test('points belong to the seat that scores them, wherever the caption is', () => {
  const script = scriptOf(line(1, [by(1, 'scores', { from: person(0) })]), table(), table(), plugin, ({ id }) => id)!;
  expect(script.beats.map(({ seat, scorer, points }) => ({ seat, scorer, points }))).toEqual([{ seat: 0, scorer: 1, points: 3 }]);
});

test('moments begin with their events; the result follows what is scored, or all events', () => {
  const withMoments = { ...plugin, moments: (before: object) => [{ from: 0, view: before }, { from: 2, view: before }] } as unknown as GamePlugin;
  const plan = (...texts: Message[]): unknown => {
    const { moments, resultAt } = scriptOf(line(1, texts), table(), table(), withMoments, ({ id }) => id)!;
    return [moments.map(({ at, events }) => [at, events.length]), resultAt];
  };
  expect(plan(by(1, 'buys'), by(1, 'pays'), event('sails'), event('market-card'))).toEqual([[[0, 2], [2, 2]], 4]);
  expect(plan(by(1, 'buys'), by(1, 'pays'), event('sails'), by(1, 'scores'), by(1, 'scores'), event('market-card'))).toEqual([[[0, 2], [2, 1]], 5]);
});

test('a turn begins with the first event after its heading', () => {
  const beginning = (heads: number[], ...texts: Message[]): number => scriptOf(line(1, texts, heads), table(), table(), plugin, ({ id }) => id)!.turnAt;
  expect(beginning([], by(1, 'buys'), by(1, 'pays'))).toBe(2);
  expect(beginning([2], by(1, 'buys'), by(1, 'pays'), by(2, 'turn'))).toBe(2);
  expect(beginning([1], by(1, 'buys'), by(2, 'turn'), by(2, 'completes'))).toBe(1);
});

test('events take as long as their captions are read, and those of a kind that follow each other the same time', () => {
  const texts = [by(1, 'buys'), event('sails'), event('sails', { to: 'a place with a long name, far from everything that is known' }), by(1, 'gives', { player: person(0) })];
  const words = ({ id, args }: Message): string => `${id} ${String(args?.to ?? '')}`;
  const lengths = scriptOf(line(1, texts), table(), table(), { ...plugin, moments: undefined } as unknown as GamePlugin, words)!.beats.map(({ length }) => length);
  expect(lengths[1]).toBe(lengths[2]);
  expect(lengths[1]).toBeGreaterThan(lengths[0]!);
  expect(lengths[3], 'what others do to me takes longer').toBeGreaterThan(lengths[0]!);
  expect(Math.max(...lengths) / Math.min(...lengths), 'nothing flashes by beside what stays').toBeLessThan(3);
});

test('news of my own move are told even alone, those of others are not', () => {
  const news = (...texts: Message[]): string[] => toldOf(line(0, texts), table(), plugin).map(named);
  expect(news(by(0, 'buys'), by(0, 'junk-dealt'))).toEqual(['0 junk-dealt']);
  expect([news(by(0, 'buys'), by(1, 'junk-dealt')), news(by(0, 'scores'))]).toEqual([[], []]);
});
