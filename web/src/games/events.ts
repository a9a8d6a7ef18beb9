/** Reading events in the messages of the log: who and what they are about. */
import type { Message, Name, PlayerRef } from '../net/types';

/** The events with one of these ids; of one player, if a seat is given. */
export const eventsOf = (events: Message[], ids: string[], seat?: number): Message[] =>
  events.filter(({ id, args }) => ids.includes(id) && (seat === undefined || (args?.seat as PlayerRef | undefined)?.seat === seat));

export const seatOf = ({ args }: Message): number => (args!.seat as PlayerRef).seat;

/** The card of an event, without the beginning that its game gives to ids. */
export const cardIn = ({ args }: Message, start: string): string => (args!.card as Name).id.slice(start.length);

/** All cards of an event, each as often as it is meant. */
export const cardsIn = ({ args }: Message, start: string): string[] =>
  (args!.cards as Name[]).flatMap(({ id, count = 1 }) => Array<string>(count).fill(id.slice(start.length)));

/** Places are counted from 1. */
export const indexIn = ({ args }: Message, name: 'slot' | 'place'): number => (args![name] as number) - 1;
