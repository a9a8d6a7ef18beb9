import { installPatterns } from '../../art/patterns';
import { say, textOf } from '../../text/language.svelte';
import type { About, Door } from '../door';
import Board from './Board.svelte';
import { codesOf, DECKS, faceOf } from './cards';
import DeckField from './DeckField.svelte';
import { flights } from './flights';
import Memory from './Memory.svelte';
import { PATTERNS } from './palette';
import Panel from './Panel.svelte';
import Thing from './Thing.svelte';

installPatterns('dale', PATTERNS);

/** What is told line by line where several happen at once: a technique, the die, and what is done to others. A card that the
 * one who moves alone knows is not named: on a shared device the next one would read it. */
const SHOWN =
  'plays plays-copy rolls loses steals slips-hidden drops grabs grabs-hidden gives gives-hidden takes-from-stall mixes hides-hidden guesses uncovers uncovers-copy new-value';

export const door: Door = {
  Board,
  Panel,
  Thing,
  Memory,
  optionFields: { decks: DeckField },
  optionText: (option, value) =>
    option === 'decks' && Array.isArray(value) ? `${say('dale-option-decks')}: ${value.map((deck) => say(`dale-deck-${deck}`)).join(', ')}` : null,
  /** Only going on has no place of its own. */
  isOnBoard: ({ say }) => say !== 'end',
  cards: [
    ...DECKS.map((deck) => ({ title: `dale-deck-${deck}`, ids: codesOf(deck).map((code) => `dale-card-${code}`) })),
    { title: 'dale-card-junk', ids: ['dale-card-junk'] },
  ],
  shows: (id) => /^dale-(card|deck|help)-/.test(id),
  draws: (id) => /^dale-(card|deck)-/.test(id),
  about,
  spectacle: new Set(SHOWN.split(' ').map((name) => `dale-event-${name}`)),
  isHead: (message) => /-plays(-copy)?$/.test(message),
  sound: (message) => (/-(loses|steals|takes-from-stall|mixes)$/.test(message) ? 'loss' : message.endsWith('-rolls') ? 'gain' : null),
  flights,
  help: [
    'goal', 'turn', 'market', 'techniques', 'plus', 'passive', 'stall', 'tidy', 'delivery', 'piles', 'throwing', 'values', 'copies', 'open', 'decks', 'secrets', 'tips',
  ].map((topic) => `dale-help-${topic}`),
  helpArguments: () => ({}),
  keys: 'dale-web-keys',
};

function about(id: string): About | null {
  const [, what, which] = id.split('-') as [string, string, string];
  if (what === 'help') return { id: textOf(id), args: {} };
  if (what === 'deck') return { id: `dale-web-blurb-${which}`, args: {} };
  const text = say(`dale-text-${which}`);
  if (which === 'junk') return { id: 'dale-help-junk-card', args: { card: id, text } };
  const { folk, value, kind, plus, copies } = faceOf(which);
  return { id: 'dale-help-card', args: { card: id, deck: `dale-deck-${folk}`, value, type: kind, plus: plus ? 'yes' : 'no', copies, text } };
}
