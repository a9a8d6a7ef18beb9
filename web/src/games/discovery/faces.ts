/** The faces of this game's bots. The stronger the level, the richer the dress. */
import type { Face } from '../../art/faces/face';

const [BLACK, WINE, NAVY, BROWN, GREEN, GOLD] = ['#3a3536', '#7d2b35', '#27476b', '#7a5230', '#46684a', '#b8862f'];
const [FOAM, SAIL, CLAY, FOG] = ['#bfd9dc', '#efe3c6', '#e9c7ae', '#d2d3dd'];

export const faces: Record<string, Face> = {
  Ines: { disc: SAIL, skin: '#e8bd93', hair: '#5a3a20', cloth: GREEN, style: 'long', mouth: 'open' },
  Duarte: { disc: FOAM, skin: '#d9a877', hair: '#2a1f18', cloth: BROWN, style: 'curls' },
  Joost: { disc: CLAY, skin: '#f2cda6', hair: '#d8a04a', cloth: NAVY, hat: 'cap', mouth: 'flat' },
  Beatriz: { disc: FOG, skin: '#e3b583', hair: '#2a1f18', cloth: WINE, style: 'short', hat: 'coif' },
  Gaspar: { disc: SAIL, skin: '#a8713f', hair: '#2a1f18', cloth: NAVY, beard: 'goatee', hat: 'beret' },
  Lorenzo: { disc: FOAM, skin: '#e8bd93', hair: '#6b4423', cloth: GREEN, style: 'long', hat: 'beret', mouth: 'smirk' },
  Leonor: { disc: CLAY, skin: '#e8bd93', hair: '#8a4b22', cloth: NAVY, style: 'bun', collar: 'ruff' },
  Willem: { disc: FOAM, skin: '#f2cda6', hair: '#b5651d', cloth: BLACK, beard: 'moustache', collar: 'ruff' },
  Cosimo: { disc: FOG, skin: '#d9a877', hair: '#4a3020', cloth: WINE, style: 'bald', beard: 'full', hat: 'hood' },
  Isabela: { disc: CLAY, skin: '#e3b583', hair: '#9a4a22', cloth: WINE, style: 'long', hat: 'diadem', collar: 'ruff', mouth: 'flat' },
  Jakob: { disc: SAIL, skin: '#f2cda6', hair: '#8d8780', cloth: GOLD, style: 'bald', hat: 'beret', collar: 'chain', mouth: 'flat' },
  Rodrigo: { disc: FOG, skin: '#b57a48', hair: '#2a1f18', cloth: BLACK, beard: 'full', hat: 'plume', collar: 'ruff' },
  Filipa: { disc: FOAM, skin: '#d9a877', hair: '#2a1f18', cloth: WINE, style: 'bun', hat: 'laurel', collar: 'ruff' },
  Gerrit: { disc: CLAY, skin: '#f2cda6', hair: '#c98d3a', cloth: NAVY, beard: 'full', hat: 'laurel', collar: 'ruff' },
  Matteo: { disc: SAIL, skin: '#e8bd93', hair: '#2a1f18', cloth: GREEN, style: 'curls', hat: 'laurel', collar: 'chain', mouth: 'smirk' },
  Ludovica: { disc: FOG, skin: '#f2cda6', hair: '#b5651d', cloth: GREEN, style: 'long', hat: 'crown', collar: 'ermine', mouth: 'flat' },
  Anselm: { disc: CLAY, skin: '#e3b583', hair: '#d8d3cb', cloth: WINE, beard: 'full', hat: 'crown', collar: 'ermine' },
  Baltasar: { disc: FOAM, skin: '#7a4a2b', hair: '#2a1f18', cloth: BLACK, beard: 'goatee', hat: 'crown', collar: 'ermine' },
};
