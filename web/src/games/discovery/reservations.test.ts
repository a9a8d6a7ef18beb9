import { expect, test } from 'vitest';
import { ownerName, reservation } from './reservations';
import type { DiscoveryView, OpenShip } from './view.generated';

const view = { seat: 'P1' } as DiscoveryView;
const names = ['Guest', 'Oswin'];
const ship = (reserved: string | null): OpenShip => ({ reserved }) as OpenShip;

test("a viewer's own reservation says you, another player's has the name", () => {
  expect(ownerName(ship('P1'), view, names)).toBe('You');
  expect(ownerName(ship('P2'), view, names)).toBe('Oswin');
  expect(reservation(ship(null), view, names)).toBe('');
});
