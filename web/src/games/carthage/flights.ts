/** Which cards travel where when one view becomes the next. */
import type { Seen } from '../../net/types';
import type { Flight } from '../../motion/flights';
import { cardsOf, colourOf, COLOURS, rowOf, type View } from './view';

/** What is in the first list and not in the second, copy by copy. */
function missing(before: string[], after: string[]): string[] {
  const left = [...after];
  return before.filter((kind) => {
    const place = left.indexOf(kind);
    if (place < 0) return true;
    left.splice(place, 1);
    return false;
  });
}

const kinds = (row: string): string[] => rowOf(row).map((card) => card.kind);
const at = (zone: string, kind: string): string => `[data-zone="${zone}"][data-card="${kind}"]`;

export function flights(before: Seen, after: Seen): Flight[] {
  const [old, now] = [before.view as View | null, after.view as View | null];
  if (!old || !now) return [];
  const found: Flight[] = [];
  const mine = after.you;
  const left = missing(kinds(old.market), kinds(now.market));
  const fromFarm = missing(kinds(old.farm), kinds(now.farm));
  now.seats.forEach((place, seat) => {
    const earlier = old.seats[seat]!;
    const own = seat === mine;
    for (const kind of missing(cardsOf(place.goods), cardsOf(earlier.goods))) {
      found.push({ from: at('market', kind), to: own ? at(`goods-${seat}`, kind) : `[data-zone="stock-${seat}-${colourOf(kind)}"]` });
    }
    for (const kind of missing(cardsOf(earlier.goods), cardsOf(place.goods))) {
      const stored = cardsOf(place.stored).length > cardsOf(earlier.stored).length;
      if (!stored) found.push({ from: at(`goods-${seat}`, kind), to: '[data-zone="discard"]', delay: 200 });
    }
    if (own) {
      for (const kind of missing(cardsOf(earlier.hand), cardsOf(place.hand))) found.push({ from: at('hand-card', kind), to: '[data-zone="discard"]' });
    }
    if (left.length === 1 && place.hand_size > earlier.hand_size) {
      found.push({ from: at('market', left[0]!), to: own ? at('hand-card', left[0]!) : `[data-zone="hand-${seat}"]` });
    }
  });
  for (const kind of fromFarm) found.push({ from: at('farm', kind), to: at('market', kind), delay: 120 });
  for (const colour of COLOURS) {
    if (old.ships[colour] !== now.ships[colour]) found.push({ from: `[data-ship="${colour}"]`, to: `[data-ship="${colour}"]`, delay: 160 });
  }
  return found;
}
