import { installPatterns } from '../../art/patterns';
import { t, helpTextId } from '../../i18n/i18n.svelte';
import type { Description, GamePlugin } from '../gamePlugin';
import Board from './Board.svelte';
import DeckField from './DeckField.svelte';
import { cardAnimations } from './cardAnimations';
import { eventPlaces } from './eventPlaces';
import MemoryAid from './MemoryAid.svelte';
import { PATTERNS } from './palette';
import PlayerPanel from './PlayerPanel.svelte';
import PieceImage from './PieceImage.svelte';
import type { DaleDescription, DaleView } from './view';

installPatterns('dale', PATTERNS);

/** Events that are told to the mover, too: techniques, the die, and effects on other players. None of them names a card that only the mover knows, since
 * the next hot-seat player sees them too. */
const SHOWN =
  'plays plays-copy rolls loses steals slips-hidden drops grabs-hidden gives-hidden takes-from-stall swaps-in-stall mixes hides-hidden guesses uncovers uncovers-copy new-value';

const isLoss = (message: string): boolean => /-(loses|steals|grabs(-hidden)?|takes-from-stall|swaps-in-stall|mixes|dealt-swap)$/.test(message);

export const plugin: GamePlugin<DaleView, DaleDescription> = {
  Board,
  PlayerPanel,
  PieceImage,
  MemoryAid,
  expertOptions: new Set(['edition', 'always_ask_order']),
  optionFields: { decks: DeckField },
  optionText: (option, value) =>
    option === 'decks' && Array.isArray(value) ? `${t('dale-option-decks')}: ${value.map((deck) => t(`dale-deck-${deck}`)).join(', ')}` : null,
  /** Only ending a step has no control on the board. Ending one's actions by choice has one: beside the prompt it would lie where Confirm does. */
  isOnBoard: ({ say }, { view, session }) => say !== 'end' || (!session?.goesOn && ((session?.drafted?.view as DaleView | undefined) ?? view).question === 'action'),
  /** Going on to the Delivery draws cards, which is no surprise. */
  needsNoConfirmation: ({ say }) => say === 'end',
  cards: ({ decks }) => [
    ...Object.entries(decks).map(([deck, { cards }]) => ({ title: `dale-deck-${deck}`, ids: cards.map((code) => `dale-card-${code}`) })),
    { title: 'dale-card-junk', ids: ['dale-card-junk'] },
  ],
  canInspect: (id) => /^dale-(card|deck|help)-/.test(id),
  hasImage: (id) => /^dale-(card|deck)-/.test(id),
  describe,
  sequencedEvents: new Set(SHOWN.split(' ').map((name) => `dale-event-${name}`)),
  eventPlaces,
  isHeading: (message) => /-plays(-copy)?$/.test(message),
  isLoss,
  isMilestone: (message) => message.endsWith('-stack'),
  isDrawn: (message) => message.endsWith('-grabs'),
  isNews: (message) => message.endsWith('-junk-dealt'),
  eventSound: (message) => (isLoss(message) ? 'loss' : message.endsWith('-rolls') ? 'gain' : null),
  cardAnimations,
  keysMessage: 'dale-web-keys',
};

function describe(id: string, { cards, help_arguments }: DaleDescription): Description | null {
  const [, what, which] = id.split('-') as [string, string, string];
  if (what === 'help') return { id: helpTextId(id), args: help_arguments };
  if (what === 'deck') return { id: `dale-web-blurb-${which}`, args: {} };
  const text = t(`dale-text-${which}`);
  if (which === 'junk') return { id: 'dale-help-junk-card', args: { card: id, text } };
  const { deck, value, type, plus, copies, rolls } = cards[which]!;
  return { id: 'dale-help-card', args: { card: id, deck: `dale-deck-${deck}`, value, type, plus: plus ? 'yes' : 'no', copies, text, rolls: rolls ? 'yes' : 'no', ...help_arguments } };
}
