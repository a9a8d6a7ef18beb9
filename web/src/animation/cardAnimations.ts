/** Animates cards that move between zones of the table. Only transform and opacity change, so nothing triggers layout. */
import { tick } from 'svelte';
import { canAnimate } from '../app/preferences.svelte';
import { restingBox } from './slides';

/** Moves an image of the first element matching `from` to the element matching `to`. */
export interface CardAnimation {
  from: string;
  to: string;
  /** Milliseconds before this animation starts. */
  delay?: number;
  /** There is only one of it: its goal is empty until it arrives. */
  isUnique?: boolean;
}

/** In a pile with a title and a count, only the card moves. */
const movingPart = (element: HTMLElement): HTMLElement => element.querySelector<HTMLElement>('[data-travels]') ?? element;

const DURATION = 320; // milliseconds
const ARRIVED = 0.85; // of the duration; then the image fades
const BETWEEN_CARDS = 60; // milliseconds from the start of one card to that of the next
const LONGEST_DELAY = 480; // milliseconds
const MAX_ANIMATIONS = 24; // more would only confuse

interface Start {
  animation: CardAnimation;
  image: HTMLElement;
  box: DOMRect;
}

/** Measure the start positions before the table changes. The returned function runs the animations afterwards. `pace` is a factor for durations. */
export function prepareCardAnimations(cardAnimations: CardAnimation[], pace = 1): () => Promise<void> {
  if (!canAnimate() || document.hidden) return async () => {};
  const taken = new Set<Element>();
  const starts: Start[] = [];
  for (const animation of cardAnimations.slice(0, MAX_ANIMATIONS)) {
    const found = [...document.querySelectorAll<HTMLElement>(animation.from)].find((each) => !taken.has(each) && isVisible(each));
    if (!found) continue;
    taken.add(found);
    const element = movingPart(found);
    starts.push({ animation, image: element.cloneNode(true) as HTMLElement, box: element.getBoundingClientRect() });
  }
  return async () => {
    await tick();
    await new Promise(requestAnimationFrame); // keeps the layout of the new state out of this task
    for (const [number, [start, target, end]] of withTargets(starts).entries()) animate(start, target, end, pace, number);
  };
}

/** Look up all targets before anything is inserted, so that the page is laid out once. */
function withTargets(starts: Start[]): [Start, HTMLElement, DOMRect][] {
  const used = new Set<Element>();
  return starts.flatMap((start): [Start, HTMLElement, DOMRect][] => {
    const targets = [...document.querySelectorAll<HTMLElement>(start.animation.to)];
    const target = targets.find((each) => !used.has(each)) ?? targets[0];
    if (!target) return [];
    used.add(target);
    return [[start, target, restingBox(movingPart(target))]];
  });
}

function isVisible(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
}

function animate({ animation, image, box }: Start, target: HTMLElement, end: DOMRect, pace: number, number: number): void {
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
  const transform = `translate(${end.left - box.left}px, ${end.top - box.top}px) scale(${size})`;
  const [duration, delay] = [DURATION * pace, Math.min(LONGEST_DELAY, (animation.delay ?? 0) + BETWEEN_CARDS * number) * pace];
  const playing = image.animate(
    [{ transform: 'none', opacity: 1 }, { transform, opacity: 1, offset: ARRIVED }, { transform, opacity: 0 }],
    { duration, delay, easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)', fill: 'both' },
  );
  playing.finished.catch(() => {}).finally(() => image.remove());
  follow(playing);
  if (animation.isUnique) follow(target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + ARRIVED * duration }));
}

function follow(playing: Animation): void {
  running.add(playing);
  playing.finished.catch(() => {}).finally(() => running.delete(playing));
}

const running = new Set<Animation>();

/** Jump to the end of all running animations, so that players never wait for them. */
export function finishCardAnimations(): void {
  for (const playing of running) playing.finish();
}
