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
