import type { Cell } from '@aj-report/contract';

/** An exact decimal number: `digits / 10^scale`. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

const NUMBER = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;
/** Digits that a double holds of any decimal number, and of a quotient that we keep. */
const DOUBLE_DIGITS = 15;
export const ZERO: Decimal = { digits: 0n, scale: 0 };

/** The number that a cell is or reads as; undefined for null, "", booleans and other text. */
export function toDecimal(cell: Cell | undefined): Decimal | undefined {
  if (typeof cell !== 'number' && typeof cell !== 'string') return undefined;
  const match = NUMBER.exec(String(cell).trim());
  if (!match) return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  if (whole === '' && fraction === '') return undefined;
  const digits = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n);
  const scale = fraction.length - Number(exponent);
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
}

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { digits: atScale(a, scale) + atScale(b, scale), scale };
}

export function subtract(a: Decimal, b: Decimal): Decimal {
  return add(a, { digits: -b.digits, scale: b.scale });
}

export function absolute(a: Decimal): Decimal {
  return a.digits < 0n ? { digits: -a.digits, scale: a.scale } : a;
}

/** Negative, 0 or positive, as a sort wants it. */
export function compare(a: Decimal, b: Decimal): number {
  const scale = Math.max(a.scale, b.scale);
  const [left, right] = [atScale(a, scale), atScale(b, scale)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** `a / b` rounded half away from zero to 15 significant digits; undefined when `b` is 0. */
export function divide(a: Decimal, b: Decimal): Decimal | undefined {
  if (b.digits === 0n) return undefined;
  const isNegative = a.digits < 0n !== b.digits < 0n;
  const [dividend, divisor] = [absolute(a).digits, absolute(b).digits];
  // Enough places for 15 digits whatever the sizes of the two are, one more to round by.
  const places = Math.max(0, DOUBLE_DIGITS + 1 + String(divisor).length - String(dividend).length);
  const quotient = (dividend * 10n ** BigInt(places)) / divisor;
  const rounded = roundDigits({ digits: quotient, scale: places + a.scale - b.scale });
  return isNegative ? { digits: -rounded.digits, scale: rounded.scale } : rounded;
}

function roundDigits(value: Decimal): Decimal {
  const surplus = String(value.digits).length - DOUBLE_DIGITS;
  if (surplus <= 0) return value;
  const unit = 10n ** BigInt(surplus);
  return { digits: (value.digits + unit / 2n) / unit, scale: value.scale - surplus };
}

/** A cell as the contract wants it: a number of up to 15 digits, else its text without trailing zeros. */
export function toCell(value: Decimal): Cell {
  let { digits, scale } = value;
  while (digits !== 0n && digits % 10n === 0n && scale > 0) {
    digits /= 10n;
    scale--;
  }
  if (digits === 0n) return 0;
  if (scale < 0) [digits, scale] = [digits * 10n ** BigInt(-scale), 0];
  const size = String(digits < 0n ? -digits : digits);
  const padded = size.padStart(scale + 1, '0');
  const point = padded.length - scale;
  const text = `${digits < 0n ? '-' : ''}${padded.slice(0, point)}${scale > 0 ? `.${padded.slice(point)}` : ''}`;
  const isExact = size.length <= DOUBLE_DIGITS || (scale === 0 && Number.isSafeInteger(Number(text)));
  return isExact ? Number(text) : text;
}

/** A double freed of binary drift: 15 significant digits, whole numbers as they are. */
export function withoutDrift(cell: Cell): Cell {
  if (typeof cell !== 'number' || Number.isSafeInteger(cell)) return cell;
  return Number(cell.toPrecision(DOUBLE_DIGITS));
}

function atScale(value: Decimal, scale: number): bigint {
  return value.digits * 10n ** BigInt(scale - value.scale);
}
