// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareCardAnimations } from './cardAnimations';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a card flies to where its goal will be, though what it lies in still slides', async () => {
  document.body.innerHTML = '<i class="from"></i><p style="translate: -40px"><b style="translate: 3px 7px"><i class="to"></i></b></p>';
  const boxes: Record<string, [number, number]> = { from: [10, 20], to: [100, 200] };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(...(boxes[this.className] ?? [0, 0]), 50, 70);
  });
  const flown: Keyframe[] = [];
  Element.prototype.animate = function (frames) {
    flown.push(...(frames as Keyframe[]));
    return { finished: Promise.resolve(), finish() {} } as unknown as Animation;
  };
  await prepareCardAnimations([{ from: '.from', to: '.to' }])();
  expect(flown.at(-1)!.transform).toBe('translate(127px, 173px) scale(1)');
});

test('the goal of a piece of which there is one is empty until it arrives', async () => {
  document.body.innerHTML = '<i class="from"></i><b class="to"></b>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 50, 70));
  const hidden: { element: Element; until: number }[] = [];
  let arrives = 0;
  Element.prototype.animate = function (frames, options) {
    const { duration, delay = 0 } = options as { duration: number; delay?: number };
    const isHidden = (frames as Keyframe[]).every(({ opacity }) => opacity === 0);
    if (isHidden) hidden.push({ element: this, until: delay + duration });
    else arrives = delay + duration * (frames as Keyframe[]).at(-2)!.offset!;
    return { finished: Promise.resolve(), finish() {} } as unknown as Animation;
  };
  await prepareCardAnimations([{ from: '.from', to: '.to', delay: 100, isUnique: true }])();
  expect(hidden).toEqual([{ element: document.querySelector('.to'), until: arrives }]);
});
