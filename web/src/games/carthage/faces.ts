/** The faces of this game's bots. The stronger the level, the richer the dress. */
import type { Face } from '../../art/faces/face';

const [PURPLE, RED, BLUE, OCHRE, GREEN, LINEN] = ['#7a3560', '#a5441f', '#2c6484', '#c48a2c', '#5f7a3a', '#e9dcc0'];
const [SAND, SEA, ROSE, DUSK] = ['#ecd9b0', '#bcd6dc', '#ecc9b4', '#cbbfd8'];

export const faces: Record<string, Face> = {
  Arisat: { disc: ROSE, skin: '#d9a066', hair: '#3a2618', cloth: LINEN, style: 'long', mouth: 'open' },
  Mattan: { disc: SEA, skin: '#b57a48', hair: '#2a1f18', cloth: OCHRE, style: 'curls' },
  Bodmel: { disc: SAND, skin: '#e3b583', hair: '#5a3a20', cloth: GREEN, style: 'short', mouth: 'flat' },
  Elissa: { disc: SAND, skin: '#c98d58', hair: '#2a1f18', cloth: BLUE, style: 'long', hat: 'fillet' },
  Gisco: { disc: SEA, skin: '#d9a066', hair: '#2a1f18', cloth: RED, beard: 'full', hat: 'cap' },
  Adon: { disc: ROSE, skin: '#8f5a34', hair: '#2a1f18', cloth: GREEN, beard: 'goatee', hat: 'turban', mouth: 'smirk' },
  Himilco: { disc: DUSK, skin: '#c98d58', hair: '#8d8780', cloth: BLUE, style: 'bald', beard: 'full' },
  Sapanbal: { disc: SAND, skin: '#a8713f', hair: '#2a1f18', cloth: PURPLE, hat: 'veil', mouth: 'smirk' },
  Bostar: { disc: SEA, skin: '#e3b583', hair: '#6b4423', cloth: OCHRE, beard: 'moustache', hat: 'turban' },
  Hamilcar: { disc: DUSK, skin: '#b57a48', hair: '#2a1f18', cloth: PURPLE, beard: 'full', hat: 'diadem', collar: 'chain' },
  Sophonisba: { disc: ROSE, skin: '#c98d58', hair: '#2a1f18', cloth: RED, style: 'long', hat: 'diadem', collar: 'chain', mouth: 'flat' },
  Maharbal: { disc: SAND, skin: '#7a4a2b', hair: '#d8d3cb', cloth: BLUE, style: 'curls', beard: 'full', hat: 'fillet', collar: 'chain' },
  Bomilcar: { disc: SEA, skin: '#a8713f', hair: '#2a1f18', cloth: OCHRE, beard: 'goatee', hat: 'laurel', collar: 'chain', mouth: 'smirk' },
  Batnoam: { disc: SAND, skin: '#d9a066', hair: '#3a2618', cloth: PURPLE, style: 'long', hat: 'laurel', collar: 'chain' },
  Carthalo: { disc: ROSE, skin: '#e3b583', hair: '#9a9490', cloth: BLUE, style: 'short', beard: 'full', hat: 'laurel', collar: 'chain' },
  Hasdrubal: { disc: SEA, skin: '#c98d58', hair: '#2a1f18', cloth: PURPLE, beard: 'full', hat: 'crown', collar: 'ermine' },
  Imilce: { disc: ROSE, skin: '#e3b583', hair: '#5a3a20', cloth: GREEN, style: 'long', hat: 'crown', collar: 'ermine', mouth: 'flat' },
  Adherbal: { disc: DUSK, skin: '#7a4a2b', hair: '#d8d3cb', cloth: RED, style: 'curls', beard: 'moustache', hat: 'crown', collar: 'ermine' },
};
