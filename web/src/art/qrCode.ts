/** QR codes (ISO/IEC 18004) for short texts: byte mode, error correction level M, versions 1 to 10, which hold up to 213 bytes. */

/** By version: codewords of error correction per block, and blocks. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const LEVEL_M = 0;
export const QUIET_ZONE = 4;

export const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Multiplication in GF(2^8) modulo x^8 + x^4 + x^3 + x^2 + 1. */
export function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) product = (product << 1) ^ ((product >>> 7) * 0x11d) ^ (((other >>> bit) & 1) * one);
  return product;
}

/** The coefficients of (x - 1)(x - 2)(x - 4)…, without the first, which is 1. */
function generator(degree: number): number[] {
  const found = [...Array<number>(degree - 1).fill(0), 1];
  for (let step = 0, root = 1; step < degree; step += 1, root = multiply(root, 2)) {
    for (let place = 0; place < degree; place += 1) found[place] = multiply(found[place]!, root) ^ (found[place + 1] ?? 0);
  }
  return found;
}

function remainder(data: number[], divisor: number[]): number[] {
  const rest = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((coefficient, place) => (rest[place]! ^= multiply(coefficient, factor)));
  }
  return rest;
}

/** All codewords of a version, with error correction. */
export function codewordsIn(version: number): number {
  const alignments = version >= 2 ? Math.floor(version / 7) + 2 : 0;
  const bits = (16 * version + 128) * version + 64 - (alignments ? (25 * alignments - 10) * alignments - 55 : 0) - (version >= 7 ? 36 : 0);
  return Math.floor(bits / 8);
}
const dataIn = (version: number): number => codewordsIn(version) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;

/** The text as codewords: mode, length, bytes, terminator and padding. */
function encoded(bytes: Uint8Array, version: number): number[] {
  const lengthBits = version < 10 ? 8 : 16;
  const bits = [0b0100, bytes.length, ...bytes].flatMap((value, place) => {
    const width = place === 0 ? 4 : place === 1 ? lengthBits : 8;
    return Array.from({ length: width }, (_, bit) => (value >>> (width - 1 - bit)) & 1);
  });
  const capacity = 8 * dataIn(version);
  bits.push(...Array<number>(Math.min(4, capacity - bits.length)).fill(0));
  bits.push(...Array<number>((8 - (bits.length % 8)) % 8).fill(0));
  const words = Array.from({ length: bits.length / 8 }, (_, word) => bits.slice(8 * word, 8 * word + 8).reduce((sum, bit) => 2 * sum + bit, 0));
  for (let pad = 0xec; words.length < dataIn(version); pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Splits data into blocks, adds error correction, and interleaves them. */
function interleaved(data: number[], version: number): number[] {
  const [count, correction] = [BLOCKS[version - 1]!, CORRECTION[version - 1]!];
  const short = Math.floor(data.length / count);
  const longs = data.length % count;
  const divisor = generator(correction);
  let from = 0;
  const blocks = Array.from({ length: count }, (_, block) => data.slice(from, (from += short + (block >= count - longs ? 1 : 0))));
  const checks = blocks.map((block) => remainder(block, divisor));
  const words: number[] = [];
  for (let place = 0; place <= short; place += 1) for (const block of blocks) if (place < block.length) words.push(block[place]!);
  for (let place = 0; place < correction; place += 1) for (const check of checks) words.push(check[place]!);
  return words;
}

/** Appends the remainder of a division in GF(2) to a number. */
function withCheck(value: number, divisor: number, degree: number): number {
  let rest = value;
  for (let step = 0; step < degree; step += 1) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * divisor);
  return (value << degree) | rest;
}

class Grid {
  readonly size: number;
  readonly dark: boolean[][];
  readonly isFixed: boolean[][];

  constructor(readonly version: number) {
    this.size = 4 * version + 17;
    const empty = () => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.dark = empty();
    this.isFixed = empty();
    this.#drawPatterns();
  }

  #set(x: number, y: number, dark: boolean): void {
    this.dark[y]![x] = dark;
    this.isFixed[y]![x] = true;
  }

  #drawPatterns(): void {
    const { size, version } = this;
    for (let place = 0; place < size; place += 1) [[6, place], [place, 6]].forEach(([x, y]) => this.#set(x!, y!, place % 2 === 0));
    for (const [centreX, centreY] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) {
      for (let dy = -4; dy <= 4; dy += 1) {
        for (let dx = -4; dx <= 4; dx += 1) {
          const [x, y, ring] = [centreX + dx, centreY + dy, Math.max(Math.abs(dx), Math.abs(dy))];
          if (x >= 0 && y >= 0 && x < size && y < size) this.#set(x, y, ring !== 2 && ring !== 4);
        }
      }
    }
    const places = ALIGNMENT[version - 1]!;
    for (const centreX of places) {
      for (const centreY of places) {
        if (this.isFinder(centreX, centreY)) continue;
        for (let dy = -2; dy <= 2; dy += 1) for (let dx = -2; dx <= 2; dx += 1) this.#set(centreX + dx, centreY + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    }
    this.drawFormat(0);
    if (version < 7) return;
    const bits = withCheck(version, 0x1f25, 12);
    for (let bit = 0; bit < 18; bit += 1) {
      const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
      this.#set(far, near, ((bits >>> bit) & 1) === 1);
      this.#set(near, far, ((bits >>> bit) & 1) === 1);
    }
  }

  isFinder(x: number, y: number): boolean {
    const [low, high] = [6, this.size - 7];
    return (x === low && y === low) || (x === low && y === high) || (x === high && y === low);
  }

  /** Level and mask, twice, and the dark module. */
  drawFormat(mask: number): void {
    const { size } = this;
    const bits = withCheck((LEVEL_M << 3) | mask, 0x537, 10) ^ 0x5412;
    const is = (bit: number): boolean => ((bits >>> bit) & 1) === 1;
    for (let bit = 0; bit < 6; bit += 1) this.#set(8, bit, is(bit));
    this.#set(8, 7, is(6));
    this.#set(8, 8, is(7));
    this.#set(7, 8, is(8));
    for (let bit = 9; bit < 15; bit += 1) this.#set(14 - bit, 8, is(bit));
    for (let bit = 0; bit < 8; bit += 1) this.#set(size - 1 - bit, 8, is(bit));
    for (let bit = 8; bit < 15; bit += 1) this.#set(8, size - 15 + bit, is(bit));
    this.#set(8, size - 8, true);
  }

  /** The modules for data, in the order in which they are filled: two columns at a time, up and down. */
  *path(): Generator<[number, number]> {
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step += 1) {
        const y = ((right + 1) & 2) === 0 ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) if (!this.isFixed[y]![x]) yield [x, y];
      }
    }
  }

  applyMask(mask: number): void {
    for (const [x, y] of this.path()) if (MASKS[mask]!(x, y)) this.dark[y]![x] = !this.dark[y]![x];
  }

  /** How hard it is to scan: runs, blocks of 2 by 2, and the share of dark modules. Any mask can be read; this chooses a good one. */
  penalty(): number {
    const { size, dark } = this;
    let sum = 0;
    for (let one = 0; one < size; one += 1) {
      for (const at of [(other: number) => dark[one]![other], (other: number) => dark[other]![one]]) {
        for (let other = 1, run = 1; other <= size; other += 1) {
          if (other < size && at(other) === at(other - 1)) run += 1;
          else {
            if (run >= 5) sum += run - 2;
            run = 1;
          }
        }
      }
    }
    for (let y = 1; y < size; y += 1) for (let x = 1; x < size; x += 1) if (new Set([dark[y]![x], dark[y - 1]![x], dark[y]![x - 1], dark[y - 1]![x - 1]]).size === 1) sum += 3;
    const share = dark.flat().filter(Boolean).length / (size * size);
    return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
  }
}

/** The modules of a QR code, row by row, true where dark; null if the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, index) => bytes.length + (index + 1 < 10 ? 2 : 3) <= dataIn(index + 1)) + 1;
  if (!version) return null;
  const grid = new Grid(version);
  const words = interleaved(encoded(bytes, version), version);
  let bit = 0;
  for (const [x, y] of grid.path()) {
    if (bit < 8 * words.length) grid.dark[y]![x] = ((words[bit >>> 3]! >>> (7 - (bit & 7))) & 1) === 1;
    bit += 1;
  }
  let [best, least] = [0, Infinity];
  for (let mask = 0; mask < MASKS.length; mask += 1) {
    grid.drawFormat(mask);
    grid.applyMask(mask);
    const found = grid.penalty();
    if (found < least) [best, least] = [mask, found];
    grid.applyMask(mask); // a second time takes it away
  }
  grid.drawFormat(best);
  grid.applyMask(best);
  return grid.dark;
}
