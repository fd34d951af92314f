import { readNumber } from './read-number.ts';
import { FAULT, Fault, type Scalar } from './scalar.ts';

/** Significant digits that a workbook shows and compares. */
const DIGITS = 15;
/** Differences of numbers that are nearer to each other, as a part of them, are none: 2⁻⁴⁷. */
const NEAR = 7.105e-15;

/** A sum that differs from nought by what binary fractions add alone is nought. */
export function withoutNoise(sum: number, a: number, b: number): number {
  return sum !== 0 && Math.abs(sum) < Math.max(Math.abs(a), Math.abs(b)) * NEAR ? 0 : sum;
}

/** Less than 0, 0 or more; equal where fifteen digits are. */
export function compareNumbers(a: number, b: number): number {
  return withoutNoise(a - b, a, b);
}

/**
 * What binary fractions add behind short decimals is cut off: 0.1 + 0.2 is 0.3. A third keeps all its digits, so that
 * three of them are one.
 */
export function tidy(value: number): number {
  if (Number.isInteger(value)) return value === 0 ? 0 : value;
  const short = Number(value.toPrecision(DIGITS - 1));
  return short === Number(value.toPrecision(DIGITS)) ? short : value;
}

/** The greatest whole number that is not greater, where what is nearly whole counts as whole. */
export function floorOf(value: number): number {
  const near = Math.round(value);
  return Math.abs(value - near) < Math.max(1, Math.abs(value)) * 1e-14 ? near : Math.floor(value);
}

/** Number in a text that is made of it: fifteen digits. */
export function numberText(value: number): string {
  const short = Number(value.toPrecision(DIGITS));
  const size = Math.abs(short);
  if (size !== 0 && size < 1e-6 && size >= 1e-15) return short.toFixed(20).replace(/0+$/, '');
  const text = String(short);
  if (!text.includes('e')) return text;
  const [mantissa = '', exponent = ''] = text.split('e');
  const sign = exponent.startsWith('-') ? '-' : '+';
  return `${mantissa}E${sign}${exponent.replace(/^[+-]/, '').padStart(2, '0')}`;
}

export function toNumber(value: Scalar): number | Fault {
  if (typeof value === 'number') return value;
  if (value === null) return 0;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Fault) return value;
  return readNumber(value) ?? FAULT.value;
}

export function toText(value: Scalar): string | Fault {
  if (typeof value === 'string' || value instanceof Fault) return value;
  if (typeof value === 'number') return numberText(value);
  if (value === null) return '';
  return value ? 'TRUE' : 'FALSE';
}

export function toTruth(value: Scalar): boolean | Fault {
  if (typeof value === 'boolean' || value instanceof Fault) return value;
  if (typeof value === 'string') {
    const word = value.toLowerCase();
    return word === 'true' || word === 'false' ? word === 'true' : FAULT.value;
  }
  return value !== null && value !== 0;
}

/** Numbers before texts before truths; a blank is the nought of what it is compared with. */
function rankOf(value: Scalar): number {
  if (typeof value === 'number') return 0;
  return typeof value === 'string' ? 1 : 2;
}

function unblank(value: Scalar, beside: Scalar): Scalar {
  if (value !== null) return value;
  if (typeof beside === 'string') return '';
  return typeof beside === 'boolean' ? false : 0;
}

export function compareTexts(a: string, b: string): number {
  const [s, t] = [a.toLowerCase(), b.toLowerCase()];
  return s === t ? 0 : s < t ? -1 : 1;
}

/** Order of two values that are no faults, as operators and sorted look-ups have it. */
export function compareValues(a: Scalar, b: Scalar): number {
  const [x, y] = [unblank(a, b), unblank(b, a)];
  if (typeof x === 'number' && typeof y === 'number') return compareNumbers(x, y);
  if (typeof x === 'string' && typeof y === 'string') return compareTexts(x, y);
  return rankOf(x) - rankOf(y) || Number(x) - Number(y);
}
