import { installPatterns } from '../../art/patterns';
import type { Door } from '../door';
import Board from './Board.svelte';
import { textOf } from '../../text/language.svelte';
import { flights } from './flights';
import Memory from './Memory.svelte';
import { PATTERNS } from './palette';
import Panel from './Panel.svelte';
import Sign from './Sign.svelte';
import Thing from './Thing.svelte';
import { amphoraeOf, colourOf, COLOURS, valueOf } from './view';

installPatterns('carthage', PATTERNS);

const LETTERS = 'RBYG';
const VALUES = [5, 3, 2];
const COPIES: Record<number, number> = { 5: 7, 3: 9, 2: 11 };
const TOPICS: Record<string, string> = { ship: 'carthage-help-ships', token: 'carthage-help-tokens', goods: 'carthage-help-stock' };

export const door: Door = {
  Board,
  Panel,
  Thing,
  Sign,
  Memory,
  isOnBoard: (offer) => offer.label.is === 'thing',
  cards: COLOURS.map((colour, number) => ({
    title: `carthage-goods-${colour}`,
    ids: VALUES.map((value) => `carthage-card-${LETTERS[number]}${value}`),
  })),
  shows: (id) => /^carthage-(card|ship|token|goods|colour|help)-/.test(id),
  draws: (id) => /^carthage-(card|ship|token|goods|colour)-/.test(id),
  about: (id, options) => {
    const [, what, kind] = id.split('-') as [string, string, string];
    const topic = what === 'help' ? id : TOPICS[what];
    if (topic) return { id: textOf(topic), args: helpArguments(options) };
    if (what !== 'card') return null;
    const facts = { value: valueOf(kind), icons: amphoraeOf(kind), copies: COPIES[valueOf(kind)]!, good: colourOf(kind) };
    return { id: 'carthage-help-card', args: { card: id, ...facts } };
  },
  spectacle: new Set(
    ['payday', 'sale', 'token', 'pirates', 'protects', 'stored', 'declines', 'declines-rest', 'lost', 'ship-returns', 'over-tokens'].map(
      (name) => `carthage-event-${name}`,
    ),
  ),
  isHead: (message) => /-(payday|pirates|over-tokens)$/.test(message),
  sound: (message) => (/-(payday|sale)$/.test(message) ? 'gain' : /-(pirates|lost)$/.test(message) ? 'loss' : null),
  flights,
  help: ['goal', 'turn', 'market', 'farm', 'hand', 'stock', 'buy', 'take', 'reserve', 'ships', 'refill', 'payday', 'tokens', 'pirates', 'end', 'tips'].map(
    (topic) => `carthage-help-${topic}`,
  ),
  helpArguments,
  keys: 'carthage-web-keys',
};

/** What the texts of the help say depends on the table. */
function helpArguments(options: Record<string, any>): Record<string, string | number> {
  return {
    tokens: options.end_tokens ?? 8,
    first: options.protect_first ?? 'trigger',
    stored: options.stored_lasts ?? 'until_sold',
    colours: options.protect_colours ?? 'raided_only',
    timing: options.refill_timing ?? 'before_payday',
    hands: options.open_hands ? 'open' : 'secret',
    start: (options.start_token ?? true) ? 'yes' : 'no',
  };
}
