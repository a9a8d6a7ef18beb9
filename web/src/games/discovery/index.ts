import { installPatterns } from '../../art/patterns';
import type { GameDescription, Text } from '../../net/types';
import { t, helpTextId } from '../../i18n/i18n.svelte';
import type { Description, GamePlugin } from '../gamePlugin';
import Board from './Board.svelte';
import CardSetField from './CardSetField.svelte';
import { expeditionsOf, incomesOf, isReconstructed, knownOf, playersWith } from './cardSet';
import { cardAnimations } from './cardAnimations';
import MemoryAid from './MemoryAid.svelte';
import { PATTERNS } from './palette';
import PlayerPanel from './PlayerPanel.svelte';
import PieceIcon from './PieceIcon.svelte';
import PieceImage from './PieceImage.svelte';
import { colourOf, contractId, CONTRACTS, explorerId, priceOf, SHIPS, shipId, sizeOf, type MissionKind, type View } from './view';

installPatterns('discovery', PATTERNS);

type Options = Record<string, any>;

const COPIES = [2, 3, 2]; // copies of ships with transport 1, 2 and 3 in each colour
const MISSIONS = ['one', 'half', 'maj', 'all'] as const;
const EMBLEMS = ['wild', 'reservation', 'first', 'last'];

export const plugin: GamePlugin<View> = {
  Board,
  PlayerPanel,
  PieceImage,
  PieceIcon,
  MemoryAid,
  isOnBoard: () => true,
  optionFields: { cards: CardSetField },
  optionText: (option, value) => (option === 'cards' && typeof value === 'object' ? `${t('discovery-option-cards')}: ${t('discovery-web-cards-own')}` : null),
  cards: () => [
    { title: 'discovery-table-expeditions', ids: expeditionsOf({}).map((card) => explorerId(card.explorer)) },
    { title: 'discovery-table-ships', ids: [...SHIPS.map(shipId), shipId('flagship')] },
    { title: 'discovery-table-contracts', ids: CONTRACTS.map(contractId) },
    { title: 'discovery-web-missions', ids: MISSIONS.map((mission) => `discovery-mission-${mission}`) },
    { title: 'discovery-web-action-cards', ids: EMBLEMS.map((topic) => `discovery-help-${topic}`) },
  ],
  canInspect: (id) => /^discovery-(card|colour|mission|help)-/.test(id),
  hasImage: (id) => /^discovery-(card|colour|mission)-|^discovery-help-(wild|reservation|first|last)$/.test(id),
  describe,
  sequencedEvents: new Set(['first-scoring', 'last-scoring', 'earns', 'mission', 'at-home', 'gives-up'].map((name) => `discovery-event-${name}`)),
  expandEvent,
  isHeading: (message) => /-(first|last)-scoring$/.test(message),
  eventSound: (message) => (/-(earned-ship|mission)$/.test(message) ? 'gain' : /-gives-up$/.test(message) ? 'loss' : null),
  cardAnimations,
  keysMessage: 'discovery-web-keys',
};

/** A player's earnings ship by ship, then the total. */
function expandEvent(text: Text): Text[] {
  if (text.id !== 'discovery-event-earns') return [text];
  return [...(text.args!.items as Text[]).flatMap((item) => item.args!.each as Text[]), text];
}

/** The description of a piece, with a note on reconstructed numbers. */
function describe(id: string, description: GameDescription, options: Options): Description | null {
  const [, what, kind, which] = id.split('-') as [string, string, string, string];
  if (what === 'help') return { id: helpTextId(id), args: description.help_arguments };
  if (what === 'colour') return { id: helpTextId('discovery-help-colours'), args: {} };
  if (what === 'mission') return withSource(aboutMission(id, kind as MissionKind, options), { id: 'discovery-web-source-missions', args: {} }, options);
  if (kind === 'ship') return { id: 'discovery-help-ship', args: { card: id, transport: sizeOf(which), price: priceOf(which), crew: 1, copies: COPIES[sizeOf(which) - 1]! } };
  if (kind === 'flagship') return withSource({ id: 'discovery-help-flagship', args: { crew: 2 } }, { id: 'discovery-web-source-flagships', args: {} }, options);
  if (kind === 'contract') return withSource(aboutContract(id, which, options), { id: 'discovery-web-source-contract', args: { load: sizeOf(which) } }, options);
  return aboutExpedition(id, which, options);
}

function withSource(description: Description, source: Description, options: Options): Description {
  if (!isReconstructed(options)) return description;
  return { id: 'discovery-lines', args: { before: { is: 'text', ...description }, next: { is: 'text', ...source } } };
}

function aboutMission(id: string, mission: MissionKind, options: Options): Description {
  return { id: 'discovery-web-mission', args: { mission: id, players: playersWith(options, mission).join(', ') } };
}

function aboutContract(id: string, contract: string, options: Options): Description {
  const [one, two, three] = incomesOf(options, contract) as [number, number, number];
  const load = sizeOf(contract);
  const fleet = [Math.min(load, 3), load - 3].filter((size) => size > 0).map((size) => shipId(`${contract[0]}${size}`)).join(' ');
  return { id: 'discovery-help-contract', args: { card: id, colour: `discovery-colour-${colourOf(contract)}`, load, fleet, one, two, three } };
}

function aboutExpedition(id: string, explorer: string, options: Options): Description | null {
  const voyage = t(`${id}.text`);
  const card = expeditionsOf(options).find((each) => each.explorer === explorer);
  if (!card) return { id: 'discovery-help-explorer', args: { card: id, voyage } };
  const line = t('discovery-web-expedition-card', {
    colour: `discovery-colour-${card.colour}`, limit: card.limit,
    'first-other': card.first[0], 'first-same': card.first[1], 'last-other': card.last[0], 'last-same': card.last[1],
  });
  return withSource({ id: 'discovery-help-expedition', args: { card: id, voyage, line } }, { id: 'discovery-web-source-expedition', args: { known: knownOf(explorer) } }, options);
}
