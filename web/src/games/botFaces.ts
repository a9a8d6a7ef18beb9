/** The faces of bots by name: those of a game's own cast, or else made of the name. */
import { drawn, faceOf, type Face } from '../art/faces/face';

const casts = import.meta.glob<Record<string, Face>>('./*/faces.ts', { import: 'faces' });

export async function botFace(game: string, name: string): Promise<string> {
  const cast = await casts[`./${game}/faces.ts`]?.();
  return drawn(cast?.[name] ?? faceOf(name));
}
