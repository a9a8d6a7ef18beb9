/** Sentences in pieces, so that the names of things in them can be shown as what they are. */
import { CODE } from './catalogue';
import type { Said, Speaker } from './speaker';

export type Piece = {
  text: string;
  thing?: string;
  /** The thing stands there by its code. */
  isCode?: boolean;
};

// A thing is marked inside a sentence by characters that no text has: begin, id, name, end.
const [BEGIN, MIDDLE, END] = ['\u0001', '\u0002', '\u0003'];
const MARKED = new RegExp(`${BEGIN}([^${MIDDLE}]*)${MIDDLE}([^${END}]*)${END}`);

export function pieces(speaker: Speaker, said: Said): Piece[] {
  const marked = speaker.say(said, {}, (thing, text) => `${BEGIN}${thing}${MIDDLE}${text}${END}`);
  const parts = marked.split(MARKED); // text, thing, name, text, thing, name, …
  const found: Piece[] = [];
  for (let place = 0; place < parts.length; place += 3) {
    if (parts[place]) found.push({ text: parts[place]! });
    if (place + 2 < parts.length) {
      const [thing, form] = parts[place + 1]!.split('.') as [string, string?];
      found.push({ thing, text: parts[place + 2]!, isCode: form === CODE });
    }
  }
  return found;
}

/** A sentence for the ear: things are called by their names there, not by their codes. */
export function spoken(speaker: Speaker, said: Said): string {
  const found = pieces(speaker, said);
  const isBetweenCodes = (place: number) => found[place]!.text === ' ' && found[place - 1]?.isCode;
  return found.map((piece, place) => (piece.isCode ? speaker.catalogue.name(piece.thing!) : isBetweenCodes(place) ? ', ' : piece.text)).join('');
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
