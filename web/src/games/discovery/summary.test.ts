import { expect, test } from 'vitest';
import type { Message } from '../../net/types';
import { pickForSummary } from './summary';
import type { DiscoveryView } from './view';

const event = (name: string, args: Message['args'] = {}): Message => ({ is: 'text', id: `discovery-event-${name}`, args });
const view = { expeditions: [{ explorer: 'dias', room: 0 }, { explorer: 'cabral', room: 2 }] } as unknown as DiscoveryView;
const sails = (explorer: string): Message => event('sails', { expedition: { is: 'thing', id: `discovery-card-expedition-${explorer}` } });

test('a summary tells every deed without new cards, and what fills an expedition or ends the game first', () => {
  const told = [event('takes'), event('buys-and-new'), event('new-ship'), sails('cabral'), sails('dias'), event('last-scoring-card')].map((each) => pickForSummary(each, view));
  expect(told.map((each) => each?.text.id.replace('discovery-event-', ''))).toEqual(['takes', 'buys', undefined, 'sails', 'sails', 'last-scoring-card']);
  expect(told.map((each) => each?.weight)).toEqual([0, 1, undefined, 1, 2, 3]);
});
