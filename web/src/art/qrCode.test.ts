/** Reads QR codes back by the standard: format, mask, order of modules, blocks, syndromes, bytes. */
import { expect, test } from 'vitest';
import { codewordsIn, MASKS, multiply, qrCode } from './qrCode';

const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const FORMATS = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0]; // level M, masks 0 to 7, from the table of the standard
const VERSIONS: Record<number, number> = { 7: 0x07c94, 8: 0x085bc, 9: 0x09a99, 10: 0x0a4d3 };
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

function isPattern(x: number, y: number, size: number, version: number): boolean {
  if (x === 6 || y === 6) return true;
  if ((x < 9 && y < 9) || (x > size - 9 && y < 9) || (x < 9 && y > size - 9)) return true;
  if (version >= 7 && ((x > size - 12 && y < 6) || (y > size - 12 && x < 6))) return true;
  const places = ALIGNMENT[version - 1]!;
  const last = places.at(-1);
  return places.some((cx) => places.some((cy) => {
    const isCorner = (cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6);
    return !isCorner && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2;
  }));
}

function read(rows: boolean[][]): string {
  const size = rows.length;
  const version = (size - 17) / 4;
  const at = (x: number, y: number): number => (rows[y]![x] ? 1 : 0);
  let format = 0;
  for (let x = 0; x < 6; x += 1) format = 2 * format + at(x, 8);
  format = 8 * format + 4 * at(7, 8) + 2 * at(8, 8) + at(8, 7);
  for (let y = 5; y >= 0; y -= 1) format = 2 * format + at(8, y);
  const mask = FORMATS.indexOf(format);
  expect(mask).toBeGreaterThanOrEqual(0);
  if (version >= 7) {
    let found = 0;
    for (let y = 5; y >= 0; y -= 1) for (let x = size - 9; x >= size - 11; x -= 1) found = 2 * found + at(x, y);
    expect(found).toBe(VERSIONS[version]);
  }
  const bits: number[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!isPattern(x, y, size, version)) bits.push(at(x, y) ^ (MASKS[mask]!(x, y) ? 1 : 0));
    }
    isUp = !isUp;
  }
  const words = Array.from({ length: codewordsIn(version) }, (_, word) => bits.slice(8 * word, 8 * word + 8).reduce((sum, bit) => 2 * sum + bit, 0));
  const [count, correction] = [BLOCKS[version - 1]!, CORRECTION[version - 1]!];
  const dataLength = words.length - count * correction;
  const short = Math.floor(dataLength / count);
  const blocks: number[][] = Array.from({ length: count }, () => []);
  let next = 0;
  for (let place = 0; place <= short; place += 1) for (let block = 0; block < count; block += 1) if (place < short || block >= count - (dataLength % count)) blocks[block]!.push(words[next++]!);
  const data = blocks.flat();
  for (let place = 0; place < correction; place += 1) for (const block of blocks) block.push(words[next++]!);
  for (const block of blocks) {
    for (let power = 0, root = 1; power < correction; power += 1, root = multiply(root, 2)) {
      expect(block.reduce((value, word) => multiply(value, root) ^ word, 0), 'a syndrome').toBe(0);
    }
  }
  const text = data.flatMap((word) => Array.from({ length: 8 }, (_, bit) => (word >>> (7 - bit)) & 1));
  const number = (from: number, width: number): number => text.slice(from, from + width).reduce((sum, bit) => 2 * sum + bit, 0);
  expect(number(0, 4)).toBe(4);
  const width = version < 10 ? 8 : 16;
  const length = number(4, width);
  return new TextDecoder().decode(Uint8Array.from({ length }, (_, byte) => number(4 + width + 8 * byte, 8)));
}

test.each([1, 14, 15, 26, 40, 60, 84, 100, 120, 150, 180, 213])('a text of %i letters can be read', (length) => {
  const text = 'https://emporion.example/t/0123456789ab?'.repeat(6).slice(0, length);
  expect(read(qrCode(text)!)).toBe(text);
});

test('letters outside ASCII are UTF-8; what is too long has no code', () => {
  expect(read(qrCode('http://żaglowiec.pl/t/7')!)).toBe('http://żaglowiec.pl/t/7');
  expect(qrCode('x'.repeat(214))).toBeNull();
});

test('multiplication in the field', () => expect([multiply(2, 128), multiply(3, 7), multiply(0x53, 0x8c)]).toEqual([0x1d, 9, 1]));
