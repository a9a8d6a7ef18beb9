/** Cards that travel from one place of the table to another. Only transform and opacity are animated. */
import { tick } from 'svelte';
import { canAnimate } from '../app/preferences.svelte';

/** A thing that goes from the first element that fits `from` to the one that fits `to`. */
export interface CardAnimation {
  from: string;
  to: string;
  /** Milliseconds after the others. */
  delay?: number;
}

/** Of a pile with its name and its number only the card travels. */
const movingPart = (element: HTMLElement): HTMLElement => element.querySelector<HTMLElement>('[data-travels]') ?? element;

const LENGTH = 320; // milliseconds
const MOST = 24; // more than that promptTopics nothing

interface Start {
  flight: CardAnimation;
  image: HTMLElement;
  box: DOMRect;
}

/** Remember where things lie before the table changes; what is returned lets them travel after it has. */
export function prepareCardAnimations(cardAnimations: CardAnimation[]): () => Promise<void> {
  if (!canAnimate() || document.hidden) return async () => {};
  const taken = new Set<Element>();
  const starts: Start[] = [];
  for (const flight of cardAnimations.slice(0, MOST)) {
    const found = [...document.querySelectorAll<HTMLElement>(flight.from)].find((each) => !taken.has(each) && isSeen(each));
    if (!found) continue;
    taken.add(found);
    const thing = movingPart(found);
    starts.push({ flight, image: thing.cloneNode(true) as HTMLElement, box: thing.getBoundingClientRect() });
  }
  return async () => {
    await tick();
    await new Promise(requestAnimationFrame); // drawing the table anew was work enough for one task
    for (const [start, end] of withGoals(starts)) fly(start, end);
  };
}

/** Where each of them goes. All places are looked up before anything is put on the page, so that it is laid out once. */
function withGoals(starts: Start[]): [Start, DOMRect][] {
  const landed = new Set<Element>();
  return starts.flatMap((start): [Start, DOMRect][] => {
    const goals = [...document.querySelectorAll<HTMLElement>(start.flight.to)];
    const goal = goals.find((each) => !landed.has(each)) ?? goals[0];
    if (!goal) return [];
    landed.add(goal);
    return [[start, movingPart(goal).getBoundingClientRect()]];
  });
}

function isSeen(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
}

function fly({ flight, image, box }: Start, end: DOMRect): void {
  Object.assign(image.style, {
    position: 'fixed', left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`,
    margin: '0', zIndex: '50', pointerEvents: 'none', transformOrigin: 'top left', willChange: 'transform, opacity',
  });
  image.setAttribute('aria-hidden', 'true');
  image.inert = true;
  for (const each of [image, ...image.querySelectorAll('[id], [data-zone], [data-card], [data-ship]')]) {
    for (const name of ['id', 'data-zone', 'data-card', 'data-ship']) each.removeAttribute(name);
  }
  document.body.append(image);
  const size = Math.max(0.2, Math.min(1.6, end.width / box.width));
  const way = `translate(${end.left - box.left}px, ${end.top - box.top}px) scale(${size})`;
  const journey = image.animate(
    [{ transform: 'none', opacity: 1 }, { transform: way, opacity: 1, offset: 0.85 }, { transform: way, opacity: 0 }],
    { duration: LENGTH, delay: flight.delay ?? 0, easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)', fill: 'both' },
  );
  journey.finished.catch(() => {}).finally(() => image.remove());
  running.add(journey);
  journey.finished.catch(() => {}).finally(() => running.delete(journey));
}

const running = new Set<Animation>();

/** Whoever acts does not have to wait for the end of it. */
export function finishCardAnimations(): void {
  for (const journey of running) journey.finish();
}
