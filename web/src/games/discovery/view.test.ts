import { expect, test } from 'vitest';
import fixture from '../../fixtures/discovery.json';
import type { DiscoveryView, Expedition } from './view';
import { previewExpedition } from './view';

const view = fixture.middle.scene.view as unknown as DiscoveryView;
const capacities: Expedition['capacities'] = [[3, 4], [4, 3], [5, 2]];
const expedition = (change: Partial<Expedition>): Expedition => ({ ...view.expeditions[0]!, capacities, ...change });

test('a ship that an expedition takes is previewed with its transport', () =>
  expect(previewExpedition(expedition({ takes: 'W2 flagship', wild_ships: 'W2', same_ships: 'flagship' }), 'W2')).toEqual({ value: 2, used: 5, room: 2, needsWild: true, isSame: false }));
test('a flagship is previewed with its least transport', () =>
  expect(previewExpedition(expedition({ takes: 'W2 flagship', same_ships: 'flagship' }), 'flagship')).toEqual({
    value: 1,
    used: 4,
    room: 3,
    needsWild: false,
    isSame: true,
  }));
test('a ship that cannot be sent has no preview', () => expect(previewExpedition(expedition({}), 'W2')).toBeNull());
