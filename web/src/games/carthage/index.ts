import { installPatterns } from '../../art/patterns';
import type { GamePlugin } from '../gamePlugin';
import Board from './Board.svelte';
import { helpTextId } from '../../i18n/i18n.svelte';
import { cardAnimations } from './cardAnimations';
import { eventPlaces, headingOf, SCORING } from './eventPlaces';
import { moments } from './moments';
import MemoryAid from './MemoryAid.svelte';
import PlayerPanel from './PlayerPanel.svelte';
import PieceIcon from './PieceIcon.svelte';
import PieceImage from './PieceImage.svelte';
import { COLOURS, PATTERNS } from './palette';
import { faceOf, type CarthageDescription, type CarthageView } from './view';

installPatterns('carthage', PATTERNS);

const TOPICS: Record<string, string> = { ship: 'carthage-help-ships', token: 'carthage-help-tokens', goods: 'carthage-help-stock' };

export const plugin: GamePlugin<CarthageView, CarthageDescription> = {
  Board,
  PlayerPanel,
  PieceImage,
  PieceIcon,
  MemoryAid,
  expertOptions: new Set(['track_pirates', 'track_size', 'track_start', 'track_anchor', 'refill_timing', 'protect_first', 'payment_rule', 'own_reservation_blocks_refill']),
  isOnBoard: (offer) => offer.label.is === 'thing',
  cards: ({ cards }) =>
    COLOURS.map((colour) => ({
      title: `carthage-goods-${colour}`,
      ids: Object.keys(cards).filter((kind) => cards[kind]!.colour === colour).reverse().map((kind) => `carthage-card-${kind}`),
    })),
  canInspect: (id) => /^carthage-(card|ship|token|goods|colour|help)-/.test(id),
  hasImage: (id) => /^carthage-(card|ship|token|goods|colour)-/.test(id),
  describe: (id, description) => {
    const [, what, kind] = id.split('-') as [string, string, string];
    const topic = what === 'help' ? id : TOPICS[what];
    if (topic) return { id: helpTextId(topic), args: description.help_arguments };
    if (what !== 'card') return null;
    const { value, icons, copies, colour } = faceOf(kind);
    return { id: 'carthage-help-card', args: { card: id, value, icons, copies, good: colour } };
  },
  sequencedEvents: SCORING,
  moments,
  eventPlaces,
  eventPoints: ({ id, args }) => (/-(sale|uncovered)$/.test(id) ? (args!.points as number) : 0),
  isHeading: (message) => /-(payday|pirates|over-tokens)$/.test(message),
  headingOf,
  isLoss: (message) => message.endsWith('-lost'),
  isMilestone: (message) => message.endsWith('-sale'), // points, and a token
  eventSound: (message) => (/-(payday|sale)$/.test(message) ? 'gain' : /-(pirates|lost)$/.test(message) ? 'loss' : null),
  cardAnimations,
  keysMessage: 'carthage-web-keys',
};
