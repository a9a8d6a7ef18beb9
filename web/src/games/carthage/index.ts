import { installPatterns } from '../../art/patterns';
import type { GamePlugin } from '../gamePlugin';
import Board from './Board.svelte';
import { helpTextId } from '../../i18n/i18n.svelte';
import { cardAnimations } from './cardAnimations';
import MemoryAid from './MemoryAid.svelte';
import { PATTERNS } from './palette';
import PlayerPanel from './PlayerPanel.svelte';
import PieceIcon from './PieceIcon.svelte';
import PieceImage from './PieceImage.svelte';
import { amphoraeOf, colourOf, COLOURS, valueOf } from './view';

installPatterns('carthage', PATTERNS);

const LETTERS = 'RBYG';
const VALUES = [5, 3, 2];
const COPIES: Record<number, number> = { 5: 7, 3: 9, 2: 11 };
const TOPICS: Record<string, string> = { ship: 'carthage-help-ships', token: 'carthage-help-tokens', goods: 'carthage-help-stock' };

export const plugin: GamePlugin = {
  Board,
  PlayerPanel,
  PieceImage,
  PieceIcon,
  MemoryAid,
  isOnBoard: (offer) => offer.label.is === 'thing',
  cards: COLOURS.map((colour, number) => ({
    title: `carthage-goods-${colour}`,
    ids: VALUES.map((value) => `carthage-card-${LETTERS[number]}${value}`),
  })),
  canInspect: (id) => /^carthage-(card|ship|token|goods|colour|help)-/.test(id),
  hasImage: (id) => /^carthage-(card|ship|token|goods|colour)-/.test(id),
  describe: (id, options) => {
    const [, what, kind] = id.split('-') as [string, string, string];
    const topic = what === 'help' ? id : TOPICS[what];
    if (topic) return { id: helpTextId(topic), args: helpArguments(options) };
    if (what !== 'card') return null;
    const facts = { value: valueOf(kind), icons: amphoraeOf(kind), copies: COPIES[valueOf(kind)]!, good: colourOf(kind) };
    return { id: 'carthage-help-card', args: { card: id, ...facts } };
  },
  sequencedEvents: new Set(
    ['payday', 'sale', 'token', 'pirates', 'protects', 'stored', 'declines', 'declines-rest', 'lost', 'ship-returns', 'over-tokens'].map(
      (name) => `carthage-event-${name}`,
    ),
  ),
  isHeading: (message) => /-(payday|pirates|over-tokens)$/.test(message),
  eventSound: (message) => (/-(payday|sale)$/.test(message) ? 'gain' : /-(pirates|lost)$/.test(message) ? 'loss' : null),
  cardAnimations,
  help: ['goal', 'turn', 'market', 'farm', 'hand', 'stock', 'buy', 'take', 'reserve', 'ships', 'refill', 'payday', 'tokens', 'pirates', 'end', 'tips'].map(
    (topic) => `carthage-help-${topic}`,
  ),
  helpArguments,
  keysMessage: 'carthage-web-keys',
};

/** Values for the help texts, which depend on the table's options. */
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
