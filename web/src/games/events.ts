/** Reading events in the messages of the log: who and what they are about. */
import type { Person, Text, Thing } from '../net/types';

/** The events with one of these ids; of one player, if a seat is given. */
export const eventsOf = (events: Text[], ids: string[], seat?: number): Text[] =>
  events.filter(({ id, args }) => ids.includes(id) && (seat === undefined || (args?.seat as Person | undefined)?.seat === seat));

export const seatOf = ({ args }: Text): number => (args!.seat as Person).seat;

/** The card of an event, without the beginning that its game gives to ids. */
export const cardIn = ({ args }: Text, start: string): string => (args!.card as Thing).id.slice(start.length);

/** All cards of an event, each as often as it is meant. */
export const cardsIn = ({ args }: Text, start: string): string[] =>
  (args!.cards as Thing[]).flatMap(({ id, count = 1 }) => Array<string>(count).fill(id.slice(start.length)));

/** Places are counted from 1. */
export const indexIn = ({ args }: Text, name: 'slot' | 'place'): number => (args![name] as number) - 1;
