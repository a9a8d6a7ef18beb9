import { installPatterns } from '../../art/patterns';
import type { Message } from '../../net/types';
import { t, helpTextId } from '../../i18n/i18n.svelte';
import type { Description, GamePlugin } from '../gamePlugin';
import Board from './Board.svelte';
import CardSetField from './CardSetField.svelte';
import { cardAnimations } from './cardAnimations';
import { eventPlaces, eventPoints, moments, SCORING } from './eventPlaces';
import MemoryAid from './MemoryAid.svelte';
import { PATTERNS } from './palette';
import PlayerPanel from './PlayerPanel.svelte';
import PieceIcon from './PieceIcon.svelte';
import PieceImage from './PieceImage.svelte';
import { pickForSummary } from './summary';
import { contractId, explorerId, FLAGSHIP, incomeArguments, shipId, type DiscoveryDescription, type DiscoveryView, type MissionKind } from './view';

installPatterns('discovery', PATTERNS);

const EMBLEMS = ['wild', 'reservation', 'first', 'last'];

const isLoss = (message: string): boolean => message.endsWith('-gives-up');

export const plugin: GamePlugin<DiscoveryView, DiscoveryDescription> = {
  Board,
  PlayerPanel,
  PieceImage,
  PieceIcon,
  MemoryAid,
  isOnBoard: () => true,
  expertOptions: new Set(['cards', 'flagship_scoring', 'wild_scoring', 'idle_flagship', 'stall_guard']),
  optionFields: { cards: CardSetField },
  optionText: (option, value) => (option === 'cards' && typeof value === 'object' ? `${t('discovery-option-cards')}: ${t('discovery-web-cards-own')}` : null),
  cards: ({ expeditions, cards, contracts, missions }) => [
    { title: 'discovery-table-expeditions', ids: expeditions.map((card) => explorerId(card.explorer)) },
    { title: 'discovery-table-ships', ids: [...Object.keys(cards).map(shipId), shipId(FLAGSHIP)] },
    { title: 'discovery-table-contracts', ids: Object.keys(contracts).map(contractId) },
    { title: 'discovery-web-missions', ids: Object.keys(missions).map((mission) => `discovery-mission-${mission}`) },
    { title: 'discovery-web-action-cards', ids: EMBLEMS.map((topic) => `discovery-help-${topic}`) },
  ],
  canInspect: (id) => /^discovery-(card|colour|mission|help)-/.test(id),
  hasImage: (id) => /^discovery-(card|colour|mission)-|^discovery-help-(wild|reservation|first|last)$/.test(id),
  describe,
  sequencedEvents: SCORING,
  expandEvent,
  moments,
  eventPlaces,
  eventPoints,
  isHeading: (message) => /-(first|last)-scoring$/.test(message),
  isLoss,
  pickForSummary,
  eventSound: (message) => (/-(earned-ship|mission)$/.test(message) ? 'gain' : isLoss(message) ? 'loss' : null),
  cardAnimations,
  keysMessage: 'discovery-web-keys',
};

/** A player's earnings ship by ship, then the total. */
function expandEvent(text: Message): Message[] {
  if (text.id !== 'discovery-event-earns') return [text];
  return [...(text.args!.items as Message[]).flatMap((item) => item.args!.each as Message[]), text];
}

function describe(id: string, described: DiscoveryDescription): Description | null {
  const [, what, kind, which] = id.split('-') as [string, string, string, string];
  if (what === 'help') return { id: helpTextId(id), args: described.help_arguments };
  if (what === 'colour') return { id: helpTextId('discovery-help-colours'), args: {} };
  if (what === 'mission') return aboutMission(id, kind as MissionKind, described);
  if (kind === 'ship') return aboutShip(id, which, described);
  if (kind === FLAGSHIP) return { id: 'discovery-help-flagship', args: { crew: described.flagship.crew } };
  if (kind === 'contract') return aboutContract(id, which, described);
  return aboutExpedition(id, which, described);
}

function aboutMission(id: string, mission: MissionKind, { missions }: DiscoveryDescription): Description {
  return { id: 'discovery-web-mission', args: { mission: id, players: missions[mission].join(', ') } };
}

function aboutShip(id: string, ship: string, { cards }: DiscoveryDescription): Description {
  const { transport, price, crew, copies } = cards[ship]!;
  return { id: 'discovery-help-ship', args: { card: id, transport, price, crew, copies } };
}

function aboutContract(id: string, contract: string, { contracts }: DiscoveryDescription): Description {
  const { colour, load, incomes, fleet } = contracts[contract]!;
  return { id: 'discovery-help-contract', args: { card: id, colour: `discovery-colour-${colour}`, load, fleet: fleet.map(shipId).join(' '), ...incomeArguments(incomes) } };
}

function aboutExpedition(id: string, explorer: string, described: DiscoveryDescription): Description | null {
  const voyage = t(`${id}.text`);
  const card = described.expeditions.find((each) => each.explorer === explorer);
  if (!card) return { id: 'discovery-help-explorer', args: { card: id, voyage } };
  const line = t('discovery-web-expedition-card', {
    colour: `discovery-colour-${card.colour}`, limit: card.limit,
    'first-other': card.first[0], 'first-same': card.first[1], 'last-other': card.last[0], 'last-same': card.last[1],
  });
  return { id: 'discovery-help-expedition', args: { card: id, voyage, line } };
}
