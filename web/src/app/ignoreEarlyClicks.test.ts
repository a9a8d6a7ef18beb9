// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreEarlyClicks } from './ignoreEarlyClicks';

let button: HTMLButtonElement;
let clicks: number;

beforeEach(() => {
  vi.useFakeTimers();
  dispatchEvent(new Event('pointerdown'));
  button = document.createElement('button');
  clicks = 0;
  document.body.append(button);
  button.addEventListener('click', () => (clicks += 1));
});
afterEach(() => {
  vi.useRealTimers();
  button.remove();
});

const click = (detail: number): boolean => button.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
const isDisabled = (): boolean => button.getAttribute('aria-disabled') === 'true';

test('a button ignores taps until it has been there for a moment', () => {
  ignoreEarlyClicks(400)(button);
  vi.advanceTimersByTime(399);
  expect(isDisabled()).toBe(true);
  expect(click(2)).toBe(false);
  expect(clicks).toBe(0);
  vi.advanceTimersByTime(1);
  expect(isDisabled()).toBe(false);
  expect(click(1)).toBe(true);
  expect(clicks).toBe(1);
});

test('keys always count', () => {
  ignoreEarlyClicks(400)(button);
  click(0);
  expect(clicks).toBe(1);
});

test('keyboard players can press at once', () => {
  dispatchEvent(new Event('keydown'));
  ignoreEarlyClicks(400)(button);
  expect(isDisabled()).toBe(false);
  click(1);
  expect(clicks).toBe(1);
});

test('an element that joins others later settles with them', () => {
  const since = performance.now();
  vi.advanceTimersByTime(300);
  ignoreEarlyClicks(400, since)(button);
  expect(isDisabled()).toBe(true);
  vi.advanceTimersByTime(100);
  expect(isDisabled()).toBe(false);
  ignoreEarlyClicks(400, since)(button);
  expect(isDisabled()).toBe(false);
});

test('what is detached before its time counts clicks again', () => {
  const detach = ignoreEarlyClicks(400)(button);
  expect(isDisabled()).toBe(true);
  (detach as () => void)();
  expect(isDisabled()).toBe(false);
  click(1);
  expect(clicks).toBe(1);
});
