// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { LogLine, Message, Seen } from '../../net/types';
import { summaryOf } from '../../table/beats';
import { plugin } from '.';
import type { GamePlugin } from '../gamePlugin';

const by = (seat: number, id: string): Message => ({ is: 'text', id: `carthage-event-${id}`, args: { seat: { is: 'person', seat }, points: 1 } });
const line = (seat: number, ...texts: Message[]): LogLine => ({ version: 1, at: 0, kind: 'moved', seat, move: 1, texts, heads: [] });
const after = { you: 0, seats: [0, 1, 2].map(() => ({ stand_in: '' })), view: {} } as unknown as Seen;

test('a summary begins with what others earned at a payday, and leaves it out last', () => {
  const lines = [line(1, by(1, 'buys')), line(1, by(1, 'pays'), by(1, 'sale'), by(2, 'sale'), by(0, 'sale')), line(2, by(2, 'takes'))];
  const { lines: told, spare } = summaryOf(lines.map((each) => ({ line: each, after })), plugin as unknown as GamePlugin)!;
  const named = ({ id, args }: Message): string => `${(args!.seat as { seat: number }).seat} ${id.replace('carthage-event-', '')}`;
  expect(told.map(named)).toEqual(['1 sale', '2 sale', '0 sale', '1 buys', '1 pays', '2 takes']);
  expect(spare.slice(-3).map(named)).toEqual(['0 sale', '2 sale', '1 sale']);
});
