/** The faces of this game's bots: one of the animalfolk each. The stronger the level, the richer the dress. */
import type { Face } from '../../art/faces/face';

const [MOSS, BRICK, SKY, PLUM, STRAW] = ['#6a7a2e', '#a5441f', '#2e5f7a', '#6b4a7d', '#c48a2c'];
const [CREAM, MINT, PEACH, LILAC] = ['#efe0bd', '#c9dfcb', '#f0cdb2', '#d3cbe4'];

export const faces: Record<string, Face> = {
  Tilda: { kind: 'squirrel', disc: MINT, skin: '#c8763a', cloth: MOSS },
  Oswin: { kind: 'panda', disc: PEACH, skin: '#f7f2e8', cloth: SKY, hat: 'straw' },
  Fenna: { kind: 'chameleon', disc: CREAM, skin: '#8fbf5a', cloth: BRICK },
  Bramwell: { kind: 'raccoon', disc: LILAC, skin: '#b3aca4', hair: '#3b352f', cloth: BRICK, collar: 'scarf' },
  Hedda: { kind: 'macaw', disc: MINT, skin: '#d2432f', hair: '#e0b040', cloth: SKY },
  Quillon: { kind: 'squirrel', disc: CREAM, skin: '#8a5a3a', cloth: PLUM, hat: 'cap' },
  Isolda: { kind: 'ocelot', disc: PEACH, skin: '#dca95e', cloth: PLUM, collar: 'scarf' },
  Garrick: { kind: 'panda', disc: MINT, skin: '#f7f2e8', cloth: BRICK, hat: 'beret' },
  Mirabel: { kind: 'macaw', disc: LILAC, skin: '#2f7fb5', hair: '#e0b040', cloth: STRAW, collar: 'ruff' },
  Aldous: { kind: 'raccoon', disc: CREAM, skin: '#9a938c', hair: '#2f2a26', cloth: PLUM, hat: 'topper', collar: 'chain' },
  Octavia: { kind: 'ocelot', disc: LILAC, skin: '#c98f4a', cloth: BRICK, hat: 'diadem', collar: 'chain' },
  Leofric: { kind: 'chameleon', disc: PEACH, skin: '#4f9c8a', hair: '#2c6b66', cloth: SKY, collar: 'chain' },
  Wystan: { kind: 'squirrel', disc: LILAC, skin: '#b5652f', cloth: PLUM, hat: 'laurel', collar: 'chain' },
  Rosamund: { kind: 'macaw', disc: CREAM, skin: '#4f8f4a', hair: '#c8553d', cloth: BRICK, hat: 'laurel', collar: 'chain' },
  Egbert: { kind: 'panda', disc: PEACH, skin: '#f7f2e8', cloth: MOSS, hat: 'laurel', collar: 'chain' },
  Theobald: { kind: 'raccoon', disc: PEACH, skin: '#c4bdb4', hair: '#3b352f', cloth: SKY, hat: 'crown', collar: 'ermine' },
  Ottoline: { kind: 'ocelot', disc: MINT, skin: '#e2b877', cloth: PLUM, hat: 'crown', collar: 'ermine' },
  Ethelred: { kind: 'chameleon', disc: LILAC, skin: '#9cb84a', hair: '#6a7a2e', cloth: BRICK, hat: 'crown', collar: 'ermine' },
};
