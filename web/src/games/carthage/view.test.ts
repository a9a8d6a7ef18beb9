import { expect, test } from 'vitest';
import { faceOf, rowOf, stacksOf, stockOf, withKeys, type CarthageSeat } from './view';

test('a row with reservations', () => expect(rowOf('R3@P1 Y2')).toEqual([{ kind: 'R3', owner: 0 }, { kind: 'Y2', owner: null }]));
test('the stock of a colour, highest value first, stored goods marked', () =>
  expect(stockOf({ goods: 'R3 B2', stored: 'R2 R5' } as CarthageSeat, 'red')).toEqual([
    { kind: 'R5', stored: true }, { kind: 'R3', stored: false }, { kind: 'R2', stored: true },
  ]));
test('stacks of equal goods: those that are stored are apart from others of their kind', () =>
  expect(stacksOf({ goods: 'R3 B2 R2 R2', stored: 'R2 R5' } as CarthageSeat, 'red')).toEqual([
    { kind: 'R5', stored: true, count: 1, isPartOfKind: false },
    { kind: 'R3', stored: false, count: 1, isPartOfKind: false },
    { kind: 'R2', stored: false, count: 2, isPartOfKind: true },
    { kind: 'R2', stored: true, count: 1, isPartOfKind: true },
  ]));
test('cards keep their keys', () => expect(withKeys(rowOf('R3 Y2 R3@P1')).map(({ key, copy }) => [key, copy])).toEqual([['R3 0', 0], ['Y2 0', 0], ['R3 1', 1]]));
test('card faces come from the server', () => expect(faceOf('R2')).toEqual({ colour: 'red', value: 2, icons: 2, copies: 11 }));
