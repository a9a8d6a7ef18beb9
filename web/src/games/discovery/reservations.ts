/** Whose reservation lies on a card, in words: the viewer's own is "you". */
import { t } from '../../i18n/i18n.svelte';
import { seatIndex } from '../notation';
import type { DiscoveryView, OpenContract, OpenShip } from './view.generated';

type Reservable = OpenShip | OpenContract;

/** The name on the seal. */
export function ownerName(card: Reservable, view: DiscoveryView, names: readonly string[]): string {
  if (!card.reserved) return '';
  return card.reserved === view.seat ? t('web-you-alone') : (names[seatIndex(card.reserved)] ?? '');
}

/** For screen readers; empty without a reservation. */
export function reservation(card: Reservable, view: DiscoveryView, names: readonly string[]): string {
  if (!card.reserved) return '';
  return card.reserved === view.seat ? t('discovery-web-reserved-yours') : t('discovery-web-reserved', { name: ownerName(card, view, names) });
}
