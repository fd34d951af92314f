import { FAULT } from '../scalar.ts';

/** Sum without the noise that long sums of binary fractions gather. @source Neumaier 1974 */
export function sumOf(numbers: readonly number[]): number {
  let sum = 0;
  let lost = 0;
  for (const one of numbers) {
    const next = sum + one;
    lost += Math.abs(sum) >= Math.abs(one) ? sum - next + one : one - next + sum;
    sum = next;
  }
  return Number.isFinite(lost) ? sum + lost : sum;
}

/** @throws Fault of none */
export function averageOf(numbers: readonly number[]): number {
  if (numbers.length === 0) throw FAULT.divide;
  return sumOf(numbers) / numbers.length;
}

export function greatestOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((best, one) => Math.max(best, one));
}

export function leastOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((best, one) => Math.min(best, one));
}

export function productOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((product, one) => product * one, 1);
}

/** Sum of the squares of the distances from the average. */
export function squaresOf(numbers: readonly number[]): number {
  const average = averageOf(numbers);
  return sumOf(numbers.map((one) => (one - average) ** 2));
}

/** @throws Fault of fewer than two */
export function varianceOf(numbers: readonly number[]): number {
  if (numbers.length < 2) throw FAULT.divide;
  return squaresOf(numbers) / (numbers.length - 1);
}

/** Of numbers that are all there are. @throws Fault of none */
export function varianceOfAll(numbers: readonly number[]): number {
  return squaresOf(numbers) / numbers.length;
}
