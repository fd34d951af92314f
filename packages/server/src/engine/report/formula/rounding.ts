import { FAULT } from './scalar.ts';

const DIGITS = 15;

/** The number times a power of ten, by its decimal digits: 1.005 × 10² is 100.5. */
function shifted(value: number, places: number): number {
  const [digits = '0', exponent = '0'] = value.toPrecision(DIGITS).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/**
 * A number rounded at a decimal place by what it is as a decimal: 1.005 is 1.01 at two places.
 * @param places behind the point; before it when negative
 */
export function roundAt(value: number, places: number, round: (size: number) => number): number {
  if (value === 0 || !Number.isFinite(value)) return value;
  if (places > 300 || places < -300) return places > 0 ? value : 0;
  const whole = round(shifted(Math.abs(value), places));
  return Math.sign(value) * shifted(whole, -places);
}

export const roundHalf = (value: number, places: number): number => roundAt(value, places, Math.round);

/** A number as a multiple of another, by its decimal digits. */
export function multipleOf(value: number, step: number, round: (times: number) => number): number {
  if (step === 0) return 0;
  const times = Number((value / step).toPrecision(DIGITS));
  return Number((round(times) * step).toPrecision(DIGITS));
}

export function factorial(value: number): number {
  if (value < 0 || value > 170) throw FAULT.number;
  let product = 1;
  for (let i = 2; i <= Math.floor(value); i++) product *= i;
  return product;
}

export function commonDivisor(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}
