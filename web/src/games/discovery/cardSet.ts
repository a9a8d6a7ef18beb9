/** The card set of a description, as in a file that owners of the printed cards fill in. */
import type { DiscoveryDescription, ExpeditionCard } from './view';

export interface CardSetFile {
  expeditions: Omit<ExpeditionCard, 'known'>[];
  /** Incomes by load. */
  contracts: Record<string, number[]>;
}

export const templateOf = ({ expeditions, contracts }: DiscoveryDescription): CardSetFile => ({
  expeditions: expeditions.map(({ explorer, colour, limit, first, last }) => ({ explorer, colour, limit, first, last })),
  contracts: Object.fromEntries(Object.values(contracts).map(({ load, incomes }) => [load, incomes])),
});
