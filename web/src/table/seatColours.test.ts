/** The players' colours are readable on every surface and differ for every kind of colour vision, in light and dark. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Triple = [number, number, number];
const MIN_CONTRAST = 3; // graphics, WCAG 1.4.11
const MIN_DISTANCE = 28; // CIE76; 10 is told apart at a glance, small marks need more
const SURFACES = ['paper', 'panel', 'raised'];

const css = readFileSync('src/app/style.css', 'utf-8'); // vitest does not process styles

/** The colours of a theme: the first or the second of each pair. */
const pairs = [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)];
const [light, dark] = [2, 3].map((place) => Object.fromEntries(pairs.map((pair) => [pair[1]!, pair[place]!]))) as [Record<string, string>, Record<string, string>];

const linear = (hex: string): Triple => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as Triple;
const times = (matrix: Triple[], vector: Triple): Triple => matrix.map((row) => row.reduce((sum, factor, index) => sum + factor * vector[index]!, 0)) as Triple;

// Machado, Oliveira and Fernandes 2009, severity 1.
const VISIONS: Record<string, Triple[]> = {
  'full colour vision': [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
const TO_XYZ: Triple[] = [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.072175], [0.0193339, 0.119192, 0.9503041]];
const WHITE: Triple = [0.95047, 1, 1.08883];

function lab(rgb: Triple): Triple {
  const [x, y, z] = times(TO_XYZ, rgb).map((value, index) => value / WHITE[index]!).map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)) as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
const seenWith = (vision: string, hex: string): Triple => lab(times(VISIONS[vision]!, linear(hex)).map((c) => Math.min(1, Math.max(0, c))) as Triple);
const distance = (one: Triple, other: Triple): number => Math.hypot(...one.map((value, index) => value - other[index]!));
const luminance = (hex: string): number => times(TO_XYZ, linear(hex))[1];
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
const seatsOf = (theme: Record<string, string>): string[] => [0, 1, 2, 3].map((seat) => theme[`seat-${seat}`]!);

describe.each([['light', light], ['dark', dark]])('%s', (_, theme) => {
  test.each(Object.keys(VISIONS))('%s tells four players apart', (vision) => {
    const seen = seatsOf(theme).map((hex) => seenWith(vision, hex));
    const distances = seen.flatMap((one, index) => seen.slice(index + 1).map((other) => distance(one, other)));
    expect(distances).toHaveLength(6);
    expect(Math.min(...distances)).toBeGreaterThan(MIN_DISTANCE);
  });
  test.each(SURFACES)('marks stand out on %s', (surface) => {
    for (const hex of seatsOf(theme)) expect(contrast(hex, theme[surface]!)).toBeGreaterThan(MIN_CONTRAST);
  });
});
