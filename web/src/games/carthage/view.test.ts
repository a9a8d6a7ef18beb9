import { expect, test } from 'vitest';
import { faceOf, rowOf, stockOf, type CarthageSeat } from './view';

test('a row with reservations', () => expect(rowOf('R3@P1 Y2')).toEqual([{ kind: 'R3', owner: 0 }, { kind: 'Y2', owner: null }]));
test('the stock of a colour, highest value first, stored goods marked', () =>
  expect(stockOf({ goods: 'R3 B2', stored: 'R2 R5' } as CarthageSeat, 'red')).toEqual([
    { kind: 'R5', stored: true }, { kind: 'R3', stored: false }, { kind: 'R2', stored: true },
  ]));
test('card faces come from the server', () => expect(faceOf('R2')).toEqual({ colour: 'red', value: 2, icons: 2, copies: 11 }));
