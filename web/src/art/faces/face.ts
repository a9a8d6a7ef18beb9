/** Faces of bots, drawn in one hand: a bust in a disc, from parts, in flat colours with one ink. Parts are large, so that faces differ at 24 pixels too. */

export interface Face {
  /** What kind of creature; people by default. */
  kind?: 'person' | Animal;
  /** Colours of the disc, the skin or fur, the hair, and the clothes. */
  disc: string;
  skin: string;
  hair?: string;
  cloth: string;
  style?: 'short' | 'long' | 'bun' | 'curls' | 'bald';
  beard?: 'full' | 'goatee' | 'moustache';
  hat?: Hat;
  collar?: 'ruff' | 'chain' | 'scarf' | 'ermine';
  mouth?: 'smile' | 'smirk' | 'flat' | 'open';
}
export type Animal = 'raccoon' | 'macaw' | 'chameleon' | 'squirrel' | 'ocelot' | 'panda';
export type Hat = 'fillet' | 'cap' | 'veil' | 'turban' | 'diadem' | 'beret' | 'coif' | 'plume' | 'hood' | 'straw' | 'topper' | 'laurel' | 'crown';

const INK = '#2a1f18';
const line = (d: string, width = 2.4): string => `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}"/>`;
const shape = (d: string, fill: string, width = 2.4): string => `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`;
const oval = (x: number, y: number, rx: number, ry: number, fill: string, width = 2.4): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`;
const dot = (x: number, y: number, r = 2.2): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${INK}" stroke="none"/>`;
const eyes = dot(26.5, 31) + dot(37.5, 31);

const MOUTHS = {
  smile: 'M26.5 38.5Q32 43 37.5 38.5',
  smirk: 'M28 40Q34 41.5 37.5 37.5',
  flat: 'M28 40H36',
  open: 'M28 38.5Q32 44 36 38.5Z',
} as const;

/** Gold, for what is precious. */
const GOLD = '#e0b040';
const LINEN = '#f6efe0';
const SILVER = '#b9c3cb';
const LEAF = '#7fa650';

/** Half a laurel wreath, and its mirror image. */
const BRANCH = shape('M32 17Q24 17 21 10Q29 9 32 17ZM22 22Q14 20 14 12Q21 13 22 22ZM18 30Q10 27 10 19Q17 21 18 30Z', LEAF, 2);
const LAUREL = `${BRANCH}<g transform="matrix(-1 0 0 1 64 0)">${BRANCH}</g>`;

function hatOf(hat: Hat | undefined, cloth: string): string {
  switch (hat) {
    case 'fillet':
      return shape('M17.5 21Q32 15 46.5 21L46 26Q32 20 18 26Z', GOLD);
    case 'cap':
      return shape('M17 25Q19 6 34 5Q47 8 47 25Q32 18.5 17 25Z', cloth);
    case 'veil':
      return shape('M13 55Q9 8 32 8T51 55L45 50Q49 20 32 19T19 50Z', cloth);
    case 'turban':
      return shape('M15 24Q14 9 32 8T49 24Q32 17 15 24Z', cloth) + line('M17 20Q30 8 45 14M21 22Q34 12 48 20', 2);
    case 'diadem':
      return shape('M17 24L19 12L26 18L32 9L38 18L45 12L47 24Q32 18 17 24Z', GOLD);
    case 'beret':
      return shape('M14 23Q8 11 28 9Q52 7 51 19Q50 24 46 23Q32 17 14 23Z', cloth);
    case 'coif':
      return shape('M16 36Q11 9 32 9T48 36L44 30Q44 20 32 20T20 30Z', LINEN);
    case 'plume':
      return shape('M46 12Q58 2 60 14Q52 12 47 19Z', LINEN) + shape('M12 24Q14 10 32 10T52 24Q32 16 12 24Z', cloth);
    case 'hood':
      return shape('M12 56Q8 7 32 7T52 56L46 46Q49 19 32 19T18 46Z', cloth);
    case 'straw':
      return shape('M8 24Q32 14 56 24Q32 29 8 24Z', '#e6c878') + shape('M20 20Q21 9 32 9T44 20Q32 16 20 20Z', '#e6c878');
    case 'topper':
      return shape('M22 20V4H42V20Z', INK) + shape('M15 20.5Q32 15 49 20.5L48 24Q32 19 16 24Z', INK) + `<path d="M22 16H42" stroke="${GOLD}" stroke-width="3"/>`;
    case 'laurel':
      return LAUREL;
    case 'crown':
      return shape('M16 25L13 7L23 15L32 3L41 15L51 7L48 25Q32 18 16 25Z', GOLD) + oval(32, 15, 3, 4, cloth, 2);
    default:
      return '';
  }
}

const COLLARS = {
  ruff: oval(32, 49, 17, 6, LINEN) + line('M20 46L22 53M26 45V54M32 45V55M38 45V54M44 46L42 53', 1.6),
  chain: `<path d="M19 49Q32 65 45 49" fill="none" stroke="${GOLD}" stroke-width="3.4"/>` + oval(32, 58, 3.4, 3.4, GOLD, 1.8),
  scarf: shape('M20 46Q32 55 44 46L46 52Q32 61 18 52Z', '#c8553d'),
  ermine: shape('M17 46Q32 56 47 46L54 54Q32 70 10 54Z', LINEN) + line('M18 52V55M25 55.5V58.5M32 57V60M39 55.5V58.5M46 52V55', 2.2),
} as const;

function hairBehind({ style, hair = INK }: Face): string {
  if (style === 'long') return shape('M16 28Q14 11 32 11T48 28L51 52H13Z', hair);
  if (style === 'bun') return oval(32, 11, 8, 6, hair);
  if (style === 'curls') return [[18, 24], [17, 33], [46, 24], [47, 33], [24, 15], [40, 15], [32, 12]].map(([x, y]) => oval(x!, y!, 6.5, 6.5, hair, 2)).join('');
  return '';
}

function person(face: Face): string {
  const { skin, hair = INK, cloth, style = 'short', beard, hat, mouth = 'smile' } = face;
  const top = style === 'bald' ? '' : shape('M18.5 29Q16 13 32 13T45.5 29Q42 21 32 21T18.5 29Z', hair);
  const beards = {
    full: shape('M18.5 31Q19 49 32 50T45.5 31Q42 37 38 36Q32 34 26 36Q22 37 18.5 31Z', hair),
    goatee: shape('M27 42Q32 40 37 42L32 52Z', hair),
    moustache: shape('M23 38Q28 33 32 36Q36 33 41 38Q36 40 32 38Q28 40 23 38Z', hair, 1.8),
  };
  return (
    hairBehind(face) +
    shape('M7 66Q8 48 32 47T57 66Z', cloth) +
    shape('M27 40H37V49Q32 53 27 49Z', skin) +
    (face.collar ? COLLARS[face.collar] : '') +
    oval(32, 30, 13.5, 15.5, skin) +
    top +
    (beard ? beards[beard] : '') +
    eyes +
    line('M32 31V35.5', 1.8) +
    (beard === 'full' ? line('M28 41.5Q32 44 36 41.5', 2.2) : beard === 'moustache' ? '' : line(MOUTHS[mouth], 2.2)) +
    hatOf(hat, cloth)
  );
}

const ears = (d: string, skin: string, inner: string): string => shape(d, skin) + `<g transform="matrix(-1 0 0 1 64 0)">${shape(d, skin)}</g>` + inner;
const nose = (y: number): string => shape(`M29 ${y}H35L32 ${y + 3.5}Z`, INK, 1);
const bright = (x: number, y: number): string => oval(x, y, 4.6, 4.6, '#fff', 1.6) + dot(x, y, 2.4);

const HEADS: Record<Animal, (face: Face) => string> = {
  raccoon: ({ skin, hair = INK }) =>
    ears('M16 24L13 8L27 15Z', skin, '') + oval(32, 31, 17, 15, skin) + shape('M14 31Q22 22 32 29Q42 22 50 31Q44 39 36 35L32 38L28 35Q20 39 14 31Z', hair) + oval(32, 40, 7, 6, LINEN, 1.8) + bright(24.5, 30.5) + bright(39.5, 30.5) + nose(37),
  panda: ({ skin, hair = INK }) =>
    ears('M21 17A7 7 0 1 0 12 24Z', hair, '') + oval(32, 31, 18, 16, skin) + `<ellipse cx="23.5" cy="30" rx="5.5" ry="7" fill="${hair}" transform="rotate(25 23.5 30)"/><ellipse cx="40.5" cy="30" rx="5.5" ry="7" fill="${hair}" transform="rotate(-25 40.5 30)"/><circle cx="24.5" cy="30" r="2" fill="#fff"/><circle cx="39.5" cy="30" r="2" fill="#fff"/>` + nose(36) + line('M32 39V42M27.5 42Q32 46 36.5 42', 2),
  squirrel: ({ skin }) =>
    ears('M19 22L15 5L28 15Z', skin, '') + oval(32, 31, 15.5, 15, skin) + oval(32, 39, 8.5, 7, LINEN, 1.8) + dot(25.5, 29, 2.8) + dot(38.5, 29, 2.8) + nose(35) + shape('M30 41H34V45.5H30Z', '#fff', 1.6),
  ocelot: ({ skin }) =>
    ears('M17 24L16 9L29 15Z', skin, '') + oval(32, 31, 17, 15, skin) + [[24, 19], [32, 17.5], [40, 19]].map(([x, y]) => line(`M${x} ${y! - 2}V${y! + 3}`, 3)).join('') + oval(32, 39.5, 8, 5.5, LINEN, 1.8) + shape('M20.5 31Q25 25.5 29 31Q25 34 20.5 31Z', '#e7d34a', 1.8) + shape('M43.5 31Q39 25.5 35 31Q39 34 43.5 31Z', '#e7d34a', 1.8) + line('M25 29V33M39 29V33', 2) + nose(36.5) + line('M18 40H10M18 43L11 46M46 40H54M46 43L53 46', 1.6),
  macaw: ({ skin, hair = '#e0b040' }) =>
    shape('M32 14Q26 2 20 6Q26 8 26 15ZM36 14Q38 3 45 5Q40 8 40 16Z', hair) + oval(32, 30, 16, 17, skin) + oval(24, 28, 6.5, 7, '#fff', 1.8) + oval(40, 28, 6.5, 7, '#fff', 1.8) + dot(25, 28) + dot(39, 28) + shape('M25 35Q32 29 39 35Q40 45 32 51Q24 45 25 35Z', INK) + `<path d="M28 36Q32 33 36 36" stroke="#fff" stroke-width="1.6" fill="none"/>`,
  chameleon: ({ skin, hair = '#3c7a4c' }) =>
    shape('M14 26Q16 4 46 8Q36 12 48 24Z', hair) + oval(32, 33, 18, 13, skin) + line('M19 40Q32 46 46 38', 2.4) + [20.5, 43.5].map((x) => oval(x, 27, 7.5, 7.5, skin) + oval(x, 27, 4.2, 4.2, '#fff', 1.4) + dot(x + 1, 27.5, 2.2)).join(''),
};

function animal(kind: Animal, face: Face): string {
  return shape('M7 66Q8 48 32 47T57 66Z', face.cloth) + (face.collar ? COLLARS[face.collar] : '') + HEADS[kind](face) + hatOf(face.hat, face.cloth);
}

/** The ring of metal along the disc, of the two highest levels. */
const RIMS: Partial<Record<Hat, string>> = { laurel: SILVER, crown: GOLD };

/** The markup of a face, in a box of 64 by 64. */
export function drawn(face: Face): string {
  const { kind = 'person', disc, hat } = face;
  const rim = hat && RIMS[hat];
  const [radius, edge] = rim ? [29.5, ` stroke="${rim}" stroke-width="4"`] : [31, ''];
  return `<circle cx="32" cy="32" r="${radius}" fill="${disc}"${edge}/>${kind === 'person' ? person(face) : animal(kind, face)}`;
}

const SKINS = ['#f2cda6', '#d9a066', '#a8713f', '#7a4a2b'];
const CLOTHS = ['#8a3b2e', '#2e5f7a', '#6a7a2e', '#6b4a7d', '#b5792a', '#3f6b5c'];

/** A face for any other name: always the same, made of its letters. */
export function faceOf(name: string): Face {
  const sum = [...name].reduce((total, letter) => (31 * total + letter.codePointAt(0)!) % 1_000_003, 7);
  const pick = <Item>(from: readonly Item[], salt: number): Item => from[Math.floor(sum / salt) % from.length]!;
  return {
    disc: pick(['#e7d3b0', '#cfdcd8', '#e2c9bf', '#d6d2e2'], 1),
    skin: pick(SKINS, 4),
    hair: pick(['#2a1f18', '#6b4423', '#b5651d', '#9a9490'], 16),
    cloth: pick(CLOTHS, 64),
    style: pick(['short', 'curls', 'bald', 'bun'] as const, 384),
    hat: pick(['cap', 'turban', 'beret', 'fillet'] as const, 1536),
  };
}
