import { beforeAll, expect, test } from 'vitest';
import type { Message } from '../net/types';
import { MessageBundle } from './bundle';
import { segmentsOf, screenReaderText, withPunctuation } from './segments';
import { Translator } from './translator';

let english: Translator;
let polish: Translator;

beforeAll(async () => {
  const [en, pl] = [new MessageBundle('en'), new MessageBundle('pl')];
  await Promise.all([en.load('carthage'), pl.load('carthage')]);
  english = new Translator(en, ['Ann', 'Bob'], 0);
  polish = new Translator(pl, ['Ann', 'Bob'], 0);
});

const takes = (seat: number): Message => ({
  is: 'text',
  id: 'carthage-event-takes',
  args: { seat: { is: 'person', seat }, card: { is: 'thing', id: 'carthage-card-R5' } },
});

test('the viewer is addressed as you', () => {
  expect(english.translate(takes(0))).toBe('You take the red 5 as money.');
  expect(english.translate(takes(1))).toBe('Bob takes the red 5 as money.');
});

test('plain text names pieces instead of giving their codes', () => {
  const cards = [{ is: 'thing', id: 'carthage-card-R5' }, { is: 'thing', id: 'carthage-card-B2', count: 2 }] as const;
  expect(english.translate('carthage-event-new-market', { cards: [...cards] })).toBe('New in the Market: red 5, 2\u00a0×\u00a0blue 2');
  expect(english.translate({ is: 'thing', id: 'carthage-card-R5', form: 'code' })).toBe('red 5');
});

test('screen readers get names instead of codes', () => {
  const cards = [{ is: 'thing', id: 'carthage-card-R5' }, { is: 'thing', id: 'carthage-card-B2', count: 2 }] as const;
  const news: Message = { is: 'text', id: 'carthage-event-new-market', args: { cards: [...cards] } };
  expect(screenReaderText(english, news)).toBe('New in the Market: red 5, blue 2, blue 2');
  expect(segmentsOf(english, news).filter((segment) => segment.isCode).map((segment) => segment.text)).toEqual(['R5', 'B2', 'B2']);
  expect(screenReaderText(english, takes(1))).toBe(english.translate(takes(1)));
});

test('pieces are found in sentences of any language', () => {
  for (const translator of [english, polish]) {
    const found = segmentsOf(translator, takes(1));
    expect(found.filter((segment) => segment.piece).map((segment) => segment.piece)).toEqual(['carthage-card-R5']);
    expect(found.map((segment) => segment.text).join('')).toBe(translator.translate(takes(1)));
  }
});

test('punctuation stays next to its piece', () => {
  const [first, piece, between, other, last] = withPunctuation([{ text: 'Takes «' }, { piece: 'a', text: 'Red 5' }, { text: '», then ' }, { piece: 'b', text: 'Blue 2' }, { text: '.' }]);
  expect([first!.text, piece!.before, piece!.after, between!.text, other!.before, other!.after, last!.text]).toEqual(['Takes ', '«', '»,', ' then ', '', '.', '']);
});

test('a missing key is visible', () => expect(english.translate('no-such-key')).toBe('⟦no-such-key⟧'));

test('the browser wording replaces a message, but not the title of a help topic', () => {
  expect(english.translate('match-draft-too-long', { move: 'pay R5', number: 3 })).toBe('Your move is complete. Confirm or cancel it first.');
  expect(english.translate('carthage-help-market')).toBe('Market');
});
