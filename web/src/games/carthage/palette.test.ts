/** Goods have the colours that they are named after, and what stands on them can be read. */
import { expect, test } from 'vitest';
import { COLOURS, PALETTE } from './palette';

const HUES = { red: [0, 25], yellow: [40, 62], green: [140, 175], blue: [195, 235] } as const;
const PAPER = '#fffaf0'; // the face of a card
const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);

function hueAndLightness(hex: string): [number, number] {
  const [red, green, blue] = channels(hex) as [number, number, number];
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const sixth = high === red ? (green - blue) / (high - low) : high === green ? 2 + (blue - red) / (high - low) : 4 + (red - green) / (high - low);
  return [(60 * sixth + 360) % 360, (high + low) / 2];
}

const luminance = (hex: string): number =>
  channels(hex).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)).reduce((sum, c, index) => sum + c * [0.2126, 0.7152, 0.0722][index]!, 0);
const contrast = (one: string, other: string): number => (Math.max(luminance(one), luminance(other)) + 0.05) / (Math.min(luminance(one), luminance(other)) + 0.05);

test.each(COLOURS)('%s', (colour) => {
  const { fill, on, deep, tint } = PALETTE[colour];
  const [hue] = hueAndLightness(fill);
  expect(hue).toBeGreaterThanOrEqual(HUES[colour][0]);
  expect(hue).toBeLessThanOrEqual(HUES[colour][1]);
  for (const [text, ground] of [[on, fill], [deep, PAPER], [deep, tint]] as const) expect(contrast(text, ground)).toBeGreaterThan(4.5);
});

test('yellow is bright, not brown', () => expect(hueAndLightness(PALETTE.yellow.fill)[1]).toBeGreaterThan(0.5));
