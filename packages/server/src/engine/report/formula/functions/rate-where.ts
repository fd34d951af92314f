import { FAULT } from '../scalar.ts';

const STEPS = 100;
const EXACT = 1e-12;
/** Steps by which an interval is looked for on both sides of a guess. */
const WIDER = 60;

/** Halves an interval at whose ends a function has different signs. */
function halve(of: (rate: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const isRising = of(low) < 0;
  for (let i = 0; i < STEPS && high - low > EXACT; i++) {
    const middle = (low + high) / 2;
    if (of(middle) < 0 === isRising) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function newton(of: (rate: number) => number, guess: number): number | undefined {
  let rate = guess;
  for (let i = 0; i < STEPS; i++) {
    const value = of(rate);
    const step = Math.max(1e-7, Math.abs(rate) * 1e-7);
    const slope = (of(rate + step) - of(rate - step)) / (2 * step);
    const next = rate - value / slope;
    if (!Number.isFinite(next) || next <= -1) return undefined;
    if (Math.abs(next - rate) < EXACT) return next;
    rate = next;
  }
  return undefined;
}

/** The rate above -100 % nearest to a guess at which a value is nought. @throws Fault when none is found */
export function rateWhere(of: (rate: number) => number, guess: number): number {
  if (guess <= -1) throw FAULT.number;
  const found = newton(of, guess);
  if (found !== undefined) return found;
  let [low, high] = [guess, guess];
  for (let i = 1; i <= WIDER; i++) {
    const [below, above] = [low - (low + 1) / 2, high + 0.1 * 1.25 ** i];
    if (of(below) < 0 !== of(low) < 0) return halve(of, below, low);
    if (of(above) < 0 !== of(high) < 0) return halve(of, high, above);
    [low, high] = [below, above];
  }
  throw FAULT.number;
}
