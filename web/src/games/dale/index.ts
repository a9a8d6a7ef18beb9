import { installPatterns } from '../../art/patterns';
import { t, helpTextId } from '../../i18n/i18n.svelte';
import type { Description, GamePlugin } from '../gamePlugin';
import Board from './Board.svelte';
import { codesOf, DECKS, cardFace } from './cards';
import DeckField from './DeckField.svelte';
import { cardAnimations } from './cardAnimations';
import MemoryAid from './MemoryAid.svelte';
import { PATTERNS } from './palette';
import PlayerPanel from './PlayerPanel.svelte';
import PieceImage from './PieceImage.svelte';
import type { View } from './view';

installPatterns('dale', PATTERNS);

/** Events for the event sequence: techniques, the die, and effects on other players. None of them names a card that only the mover knows, since
 * the next hot-seat player sees the sequence too. */
const SHOWN =
  'plays plays-copy rolls loses steals slips-hidden drops grabs grabs-hidden gives gives-hidden takes-from-stall mixes hides-hidden guesses uncovers uncovers-copy new-value';

export const plugin: GamePlugin<View> = {
  Board,
  PlayerPanel,
  PieceImage,
  MemoryAid,
  optionFields: { decks: DeckField },
  optionText: (option, value) =>
    option === 'decks' && Array.isArray(value) ? `${t('dale-option-decks')}: ${value.map((deck) => t(`dale-deck-${deck}`)).join(', ')}` : null,
  /** Only ending a step has no control on the board. */
  isOnBoard: ({ say }) => say !== 'end',
  cards: () => [
    ...DECKS.map((deck) => ({ title: `dale-deck-${deck}`, ids: codesOf(deck).map((code) => `dale-card-${code}`) })),
    { title: 'dale-card-junk', ids: ['dale-card-junk'] },
  ],
  canInspect: (id) => /^dale-(card|deck|help)-/.test(id),
  hasImage: (id) => /^dale-(card|deck)-/.test(id),
  describe,
  sequencedEvents: new Set(SHOWN.split(' ').map((name) => `dale-event-${name}`)),
  isHeading: (message) => /-plays(-copy)?$/.test(message),
  eventSound: (message) => (/-(loses|steals|takes-from-stall|mixes)$/.test(message) ? 'loss' : message.endsWith('-rolls') ? 'gain' : null),
  cardAnimations,
  keysMessage: 'dale-web-keys',
};

function describe(id: string): Description | null {
  const [, what, which] = id.split('-') as [string, string, string];
  if (what === 'help') return { id: helpTextId(id), args: {} };
  if (what === 'deck') return { id: `dale-web-blurb-${which}`, args: {} };
  const text = t(`dale-text-${which}`);
  if (which === 'junk') return { id: 'dale-help-junk-card', args: { card: id, text } };
  const { folk, value, kind, plus, copies } = cardFace(which);
  return { id: 'dale-help-card', args: { card: id, deck: `dale-deck-${folk}`, value, type: kind, plus: plus ? 'yes' : 'no', copies, text } };
}
