/** Reading the server's view: ships, contracts and their faces. Everything that follows from the rules is in the view itself. */
import { describedGame } from '../description';
import type { BoardProps } from '../gamePlugin';
import { cardsOf } from '../notation';
import type { ContractCard, DiscoveryDescription, DiscoverySeat, DiscoveryView, Expedition, ExpeditionCard, OpenShip, RunningContract, ShipCard } from './view.generated';

export type { ContractCard, DiscoveryDescription, DiscoverySeat, DiscoveryView, Expedition, ExpeditionCard, OpenShip, RunningContract };
export type Board = BoardProps<DiscoveryView, DiscoveryDescription>;
export type Colour = ShipCard['colour'];
export type MissionKind = keyof DiscoveryDescription['missions'];
export const COLOURS = ['red', 'yellow', 'blue', 'green', 'white', 'black'] as const satisfies Colour[];
export const ACTIONS = ['take', 'accept', 'buy', 'send'] as const satisfies DiscoveryView['current'][];
export type Action = (typeof ACTIONS)[number];
export const SCORINGS = ['first', 'last'] as const;
export type Scoring = (typeof SCORINGS)[number];
export const FLAGSHIP = 'flagship';

/** With default options: colours, transports and loads do not depend on them. */
export const description = (): DiscoveryDescription => describedGame('discovery') as DiscoveryDescription;
export const shipCard = (ship: string): ShipCard => description().cards[ship]!;
export const contractCard = (contract: string): ContractCard => description().contracts[contract]!;
export const shipId = (ship: string): string => (ship === FLAGSHIP ? 'discovery-card-flagship' : `discovery-card-ship-${ship}`);
export const contractId = (contract: string): string => `discovery-card-contract-${contract}`;
export const explorerId = (explorer: string): string => `discovery-card-expedition-${explorer}`;

/** Incomes for 1, 2 and 3 turns as message arguments. */
export function incomeArguments(incomes: number[]): { one: number; two: number; three: number } {
  const [one, two, three] = incomes as [number, number, number];
  return { one, two, three };
}

/** What the viewer's ship would do on an expedition. */
export interface ExpeditionPreview {
  /** Transport of the ship; the least of a flagship. */
  value: number;
  /** Transport on the expedition with this ship, and free beside it. */
  used: number;
  room: number;
  needsWild: boolean;
  /** Whether it would earn the points for the card's colour. */
  isSame: boolean;
}

/** Null if the ship cannot be sent there. */
export function previewExpedition(expedition: Expedition, ship: string): ExpeditionPreview | null {
  if (!cardsOf(expedition.takes).includes(ship)) return null;
  const { transport: value } = ship === FLAGSHIP ? description().flagship : shipCard(ship);
  const [used, room] = expedition.capacities![value]!;
  return {
    value,
    used,
    room,
    needsWild: cardsOf(expedition.wild_ships).includes(ship),
    isSame: cardsOf(expedition.same_ships).includes(ship),
  };
}

/** The first expedition that is not full, as its number from 1. */
export const firstWithRoom = (view: DiscoveryView): number => 1 + view.expeditions.findIndex(({ room }) => room > 0);
