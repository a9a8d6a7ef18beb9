import { beforeAll, expect, test } from 'vitest';
import type { Text } from '../net/types';
import { Catalogue } from './catalogue';
import { pieces, spoken, withMarks } from './pieces';
import { Speaker } from './speaker';

let english: Speaker;
let polish: Speaker;

beforeAll(async () => {
  const [en, pl] = [new Catalogue('en'), new Catalogue('pl')];
  await Promise.all([en.load('carthage'), pl.load('carthage')]);
  english = new Speaker(en, ['Ann', 'Bob'], 0);
  polish = new Speaker(pl, ['Ann', 'Bob'], 0);
});

const takes = (seat: number): Text => ({
  is: 'text',
  id: 'carthage-event-takes',
  args: { seat: { is: 'person', seat }, card: { is: 'thing', id: 'carthage-card-R5' } },
});

test('the reader is addressed', () => {
  expect(english.say(takes(0))).toBe('You take the red 5 as money.');
  expect(english.say(takes(1))).toBe('Bob takes the red 5 as money.');
});

test('several of a thing, as codes', () => {
  const cards = [{ is: 'thing', id: 'carthage-card-R5' }, { is: 'thing', id: 'carthage-card-B2', count: 2 }] as const;
  expect(english.say('carthage-event-new-market', { cards: [...cards] })).toBe('New in the Market: R5 B2 B2');
});

test('codes are for the eye: whoever listens hears names', () => {
  const cards = [{ is: 'thing', id: 'carthage-card-R5' }, { is: 'thing', id: 'carthage-card-B2', count: 2 }] as const;
  const news: Text = { is: 'text', id: 'carthage-event-new-market', args: { cards: [...cards] } };
  expect(spoken(english, news)).toBe('New in the Market: red 5, blue 2, blue 2');
  expect(pieces(english, news).filter((piece) => piece.isCode).map((piece) => piece.text)).toEqual(['R5', 'B2', 'B2']);
  expect(spoken(english, takes(1))).toBe(english.say(takes(1)));
});

test('things in a sentence are found, in another language too', () => {
  for (const speaker of [english, polish]) {
    const found = pieces(speaker, takes(1));
    expect(found.filter((piece) => piece.thing).map((piece) => piece.thing)).toEqual(['carthage-card-R5']);
    expect(found.map((piece) => piece.text).join('')).toBe(speaker.say(takes(1)));
  }
});

test('marks stay beside the thing they follow or open', () => {
  const [first, thing, between, other, last] = withMarks([{ text: 'Takes «' }, { thing: 'a', text: 'Red 5' }, { text: '», then ' }, { thing: 'b', text: 'Blue 2' }, { text: '.' }]);
  expect([first!.text, thing!.before, thing!.after, between!.text, other!.before, other!.after, last!.text]).toEqual(['Takes ', '«', '»,', ' then ', '', '.', '']);
});

test('a key without words is seen', () => expect(english.say('no-such-key')).toBe('⟦no-such-key⟧'));

test('what is told differently on this screen names no keys; a topic keeps its title', () => {
  expect(english.say('match-draft-too-long', { move: 'pay R5', number: 3 })).toBe('Your move is complete: confirm or cancel it first.');
  expect(english.say('carthage-help-market')).toBe('Market');
});
