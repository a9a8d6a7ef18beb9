/** A view as named values, for games without a board of their own. */
import type { BoardProps } from '../games/gamePlugin';
import { seatIndex } from '../games/notation';
import type { GameView, Offer } from '../net/types';

export type Value =
  | { kind: 'none' }
  | { kind: 'flag'; isOn: boolean }
  | { kind: 'text'; text: string }
  | { kind: 'seat'; seat: number }
  /** Cards or pieces by their codes. */
  | { kind: 'codes'; codes: string[] }
  | { kind: 'group'; fields: Field[] }
  | { kind: 'list'; values: Value[] };

export interface Field {
  name: string;
  value: Value;
}

/** Fields that every view has; the table shows them in its own way, or not at all. */
const COMMON = new Set(['seat', 'remembered', 'players', 'options', 'turn', 'reveals', 'actor', 'seats']);
const SEAT = /^P[1-4]$/;
/** A card or piece: a capital with a small letter, one to three capitals, or a short word with a digit. */
const CODE = /^(?:[A-Z][a-z]|[A-Z]{1,3}|(?=.*\d)[\w*+-]{1,6})$/;

/** The fields of the table. */
export const tableFields = (view: GameView): Field[] => fieldsOf({ ...view }).filter(({ name }) => !COMMON.has(name));

/** The fields of one seat. */
export const seatFields = (view: GameView, seat: number): Field[] => fieldsOf({ ...view.seats[seat] }).filter(({ name }) => name !== 'seat');

const fieldsOf = (record: object): Field[] => Object.entries(record).map(([name, value]) => ({ name, value: valueOf(value) }));

function valueOf(value: unknown): Value {
  if (value === null || value === undefined || value === '') return { kind: 'none' };
  if (typeof value === 'boolean') return { kind: 'flag', isOn: value };
  if (typeof value === 'string') return textValue(value);
  if (Array.isArray(value)) return listValue(value);
  if (typeof value === 'object') return Object.keys(value).length ? { kind: 'group', fields: fieldsOf(value) } : { kind: 'none' };
  return { kind: 'text', text: String(value) };
}

function textValue(text: string): Value {
  if (SEAT.test(text)) return { kind: 'seat', seat: seatIndex(text) };
  const words = text.split(' ').filter(Boolean);
  return words.every((word) => CODE.test(word)) ? { kind: 'codes', codes: words } : { kind: 'text', text: text.replaceAll('_', ' ') };
}

function listValue(list: unknown[]): Value {
  if (!list.length) return { kind: 'none' };
  const areCodes = list.every((each) => typeof each === 'number' || (typeof each === 'string' && each !== '' && !SEAT.test(each)));
  return areCodes ? { kind: 'codes', codes: list.map(String) } : { kind: 'list', values: list.map(valueOf) };
}

/** All codes in a value. */
export function codesIn(value: Value): string[] {
  switch (value.kind) {
    case 'codes':
      return value.codes;
    case 'group':
      return value.fields.flatMap((field) => codesIn(field.value));
    case 'list':
      return value.values.flatMap(codesIn);
    default:
      return [];
  }
}

/** The viewer's own fields, then those of the table: where offers can be picked. */
export const fieldsInReach = ({ view, viewer }: BoardProps): Field[] => [...(viewer === null ? [] : seatFields(view, viewer)), ...tableFields(view)];

/** The code on the board that an offer is about: the one word of its notation that is a code in reach. */
export function codeOf(offer: Offer, reach: Field[]): string | null {
  const codes = new Set(reach.flatMap((field) => codesIn(field.value)));
  const named = offer.say.split(' ').filter((word) => codes.has(word));
  return named.length === 1 ? named[0]! : null;
}

/** Offers by the code that they are about. */
export type OffersByCode = Map<string, Offer[]>;

/** The offers that can be picked in each field. A code that several fields have belongs to the first of them. */
export function placeOffers(reach: Field[], offers: Offer[]): Map<Field, OffersByCode> {
  const placed = new Map<Field, OffersByCode>();
  for (const offer of offers) {
    const code = codeOf(offer, reach);
    const field = reach.find(({ value }) => code !== null && codesIn(value).includes(code));
    if (code === null || !field) continue;
    const here = placed.get(field) ?? new Map<string, Offer[]>();
    placed.set(field, here.set(code, [...(here.get(code) ?? []), offer]));
  }
  return placed;
}
