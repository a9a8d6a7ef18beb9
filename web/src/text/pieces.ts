/** Sentences in pieces, so that the names of things in them can be shown as what they are. */
import type { Said, Speaker } from './speaker';

export type Piece = { text: string; thing?: string };

// A thing is marked inside a sentence by characters that no text has: begin, id, name, end.
const [BEGIN, MIDDLE, END] = ['\u0001', '\u0002', '\u0003'];
const MARKED = new RegExp(`${BEGIN}([^${MIDDLE}]*)${MIDDLE}([^${END}]*)${END}`);

export function pieces(speaker: Speaker, said: Said): Piece[] {
  const marked = speaker.say(said, {}, (thing, text) => `${BEGIN}${thing}${MIDDLE}${text}${END}`);
  const parts = marked.split(MARKED); // text, thing, name, text, thing, name, …
  const found: Piece[] = [];
  for (let place = 0; place < parts.length; place += 3) {
    if (parts[place]) found.push({ text: parts[place]! });
    if (place + 2 < parts.length) found.push({ thing: parts[place + 1]!.split('.')[0]!, text: parts[place + 2]! });
  }
  return found;
}

const OPENING = /[«„“‘(]+$/;
const CLOSING = /^[.,;:!?»”’)…]+/;

/** Marks that stand beside a thing stay in its line: they are taken out of what is around it. */
export function withMarks(all: Piece[]): (Piece & { before: string; after: string })[] {
  const markOf = (piece: Piece | undefined, marks: RegExp): string => (piece && !piece.thing ? (marks.exec(piece.text)?.[0] ?? '') : '');
  return all.map((piece, at) => {
    if (piece.thing) return { ...piece, before: markOf(all[at - 1], OPENING), after: markOf(all[at + 1], CLOSING) };
    let text = piece.text;
    if (all[at - 1]?.thing) text = text.replace(CLOSING, '');
    if (all[at + 1]?.thing) text = text.replace(OPENING, '');
    return { ...piece, text, before: '', after: '' };
  });
}
