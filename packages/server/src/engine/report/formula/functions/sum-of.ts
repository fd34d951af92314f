import type { Running, RunningTotal } from '../declare.ts';
import { FAULT } from '../scalar.ts';

/** Sum without the noise that long sums of binary fractions gather. @source Neumaier 1974 */
class RunningSum implements RunningTotal {
  private sum = 0;
  private lost = 0;

  add(one: number): void {
    const next = this.sum + one;
    this.lost += Math.abs(this.sum) >= Math.abs(one) ? this.sum - next + one : one - next + this.sum;
    this.sum = next;
  }

  result(): number {
    return Number.isFinite(this.lost) ? this.sum + this.lost : this.sum;
  }
}

export const runningSum: Running = () => new RunningSum();

export function sumOf(numbers: readonly number[]): number {
  const sum = new RunningSum();
  for (const one of numbers) sum.add(one);
  return sum.result();
}

export const runningAverage: Running = () => {
  const sum = new RunningSum();
  let count = 0;
  const add = (one: number) => {
    sum.add(one);
    count += 1;
  };
  return { add, result: () => (count === 0 ? FAULT.divide : sum.result() / count) };
};

/** The best of all numbers; 0 of none. */
function runningBest(better: (a: number, b: number) => number): Running {
  return () => {
    let best: number | undefined;
    const add = (one: number) => {
      best = best === undefined ? one : better(best, one);
    };
    return { add, result: () => best ?? 0 };
  };
}

export const runningGreatest = runningBest(Math.max);
export const runningLeast = runningBest(Math.min);

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
