/** Translated sentences split into segments, so that the names of pieces and players in them can be rendered as components. */
import { CODE } from './bundle';
import { seatOfPlayer, type Translatable, type Translator } from './translator';

export type Segment = {
  text: string;
  /** Message id of the piece that this segment names. */
  piece?: string;
  /** The text is the piece's short code, not its name. */
  isCode?: boolean;
  /** The seat of the player that this segment names. */
  seat?: number;
};

// Delimiters around a piece in a sentence: begin, id, name, end. No message contains these characters.
const [BEGIN, MIDDLE, END] = ['\u0001', '\u0002', '\u0003'];
const MARKED = new RegExp(`${BEGIN}([^${MIDDLE}]*)${MIDDLE}([^${END}]*)${END}`);

export function segmentsOf(translator: Translator, text: Translatable): Segment[] {
  const marked = translator.translate(text, {}, (piece, name) => `${BEGIN}${piece}${MIDDLE}${name}${END}`);
  const parts = marked.split(MARKED); // text, piece, name, text, piece, name, …
  const segments: Segment[] = [];
  for (let index = 0; index < parts.length; index += 3) {
    if (parts[index]) segments.push({ text: parts[index]! });
    if (index + 2 < parts.length) {
      const text = parts[index + 2]!;
      const seat = seatOfPlayer(parts[index + 1]!);
      const [piece, form] = parts[index + 1]!.split('.') as [string, string?];
      segments.push(seat === null ? { piece, text, isCode: form === CODE } : { seat, text });
    }
  }
  return segments;
}

/** A sentence for screen readers: pieces are named in full instead of by code. */
export function screenReaderText(translator: Translator, text: Translatable): string {
  const segments = segmentsOf(translator, text);
  const isBetweenCodes = (index: number) => segments[index]!.text === ' ' && segments[index - 1]?.isCode;
  return segments.map((segment, index) => (segment.isCode ? translator.bundle.name(segment.piece!) : isBetweenCodes(index) ? ', ' : segment.text)).join('');
}

const OPENING = /[«„“‘(]+$/;
const CLOSING = /^[.,;:!?»”’)…]+/;

/** Moves punctuation next to a piece into the piece's segment, so that no line breaks between them. */
export function withPunctuation(segments: Segment[]): (Segment & { before: string; after: string })[] {
  const punctuationOf = (segment: Segment | undefined, pattern: RegExp): string =>
    segment && !segment.piece && segment.seat === undefined ? (pattern.exec(segment.text)?.[0] ?? '') : '';
  return segments.map((segment, index) => {
    const [previous, next] = [segments[index - 1], segments[index + 1]];
    if (segment.piece) return { ...segment, before: punctuationOf(previous, OPENING), after: punctuationOf(next, CLOSING) };
    if (segment.seat !== undefined) return { ...segment, before: '', after: '' };
    let text = segment.text;
    if (previous?.piece) text = text.replace(CLOSING, '');
    if (next?.piece) text = text.replace(OPENING, '');
    return { ...segment, text, before: '', after: '' };
  });
}
