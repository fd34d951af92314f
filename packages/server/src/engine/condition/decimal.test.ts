import type { Cell } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { add, compare, divide, subtract, toCell, toDecimal, withoutDrift, type Decimal } from './decimal.ts';

function decimal(cell: Cell): Decimal {
  const read = toDecimal(cell);
  if (!read) throw new Error(`${String(cell)} is no number`);
  return read;
}

describe('a decimal number', () => {
  it.each([
    [1.5, 1.5],
    [' -007.250 ', -7.25],
    ['.5', 0.5],
    ['5.', 5],
    ['1e3', 1000],
    ['-1.25E-3', -0.001_25],
    [1e21, '1000000000000000000000'],
    [1e-7, 1e-7],
    ['9007199254740993', '9007199254740993'],
    [9_007_199_254_740_991, 9_007_199_254_740_991],
    ['0.1234567890123456', '0.1234567890123456'],
    ['0.000', 0],
    ['-0', 0],
  ])('is read from %j and written as %j', (cell, written) => {
    expect(toCell(decimal(cell))).toBe(written);
  });

  it.each([null, '', ' ', '.', 'e5', '1,000', '1_000', '0x1F', 'NaN', 'Infinity', '1e9999', '12a', true])(
    'is not %j',
    (cell) => {
      expect(toDecimal(cell)).toBeUndefined();
    },
  );

  it('adds, subtracts and compares without drift', () => {
    expect(toCell(add(decimal(0.1), decimal('0.2')))).toBe(0.3);
    expect(toCell(subtract(decimal('9007199254740993'), decimal(0.5)))).toBe('9007199254740992.5');
    expect([compare(decimal('1.0'), decimal(1)), compare(decimal(-2), decimal('-1.5'))]).toEqual([0, -1]);
  });

  it.each([
    [30.9, 3, 10.3],
    [10, 3, 3.333_333_333_333_33],
    [-20, 3, -6.666_666_666_666_67],
    [1, '3000000', 3.333_333_333_333_33e-7],
    ['1e-20', '4e20', 2.5e-41],
    ['12345678901234567890', 1, '12345678901234600000'],
    [0, 7, 0],
  ])('%j by %j is %j to fifteen digits', (a, b, quotient) => {
    expect(toCell(divide(decimal(a), decimal(b))!)).toBe(quotient);
  });

  it('is not divided by zero', () => {
    expect(divide(decimal(1), decimal(0))).toBeUndefined();
  });

  it('of a double loses its last, noisy digits and no whole number', () => {
    expect([withoutDrift(0.1 + 0.2), withoutDrift(2 ** 53 - 1), withoutDrift('x'), withoutDrift(null)]).toEqual([
      0.3,
      9_007_199_254_740_991,
      'x',
      null,
    ]);
  });
});
