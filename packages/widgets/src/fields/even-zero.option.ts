/** Ends of an axis of numbers and the distance of its split lines. */
export interface AxisSteps {
  readonly min: number;
  readonly max: number;
  readonly interval: number;
}

interface Reach {
  readonly above: number;
  readonly below: number;
}

/** Steps that people count in. */
const STEPS = [1, 2, 2.5, 5, 10];
/** Ends of a scale: finer, so that little of it stays empty. */
const ENDS = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

function ceilTo(value: number, factors: readonly number[]): number {
  if (!(value > 0) || !Number.isFinite(value)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = factors.find((one) => one * power >= value * (1 - 1e-9)) ?? 10;
  return Number((factor * power).toPrecision(12));
}

/** The smallest step that is not below `value`: 1, 2, 2.5 or 5 times a power of ten; 1 for nothing. */
export function niceCeil(value: number): number {
  return ceilTo(value, STEPS);
}

/** The smallest round end of a scale that is not below `value`; 1 for nothing. */
export function niceEnd(value: number): number {
  return ceilTo(value, ENDS);
}

function toReach(values: readonly (number | null)[]): Reach {
  let above = 0;
  let below = 0;
  for (const value of values) {
    if (value === null) continue;
    if (value > above) above = value;
    if (-value > below) below = -value;
  }
  return { above, below };
}

/**
 * Steps of several axes side by side whose zeros stand at the same height: all get as many steps above and below.
 * `count` is the number of steps that fit, 2 at least.
 */
export function toEvenZeros(groups: readonly (readonly (number | null)[])[], count: number): AxisSteps[] {
  const reaches = groups.map(toReach);
  const share = Math.max(...reaches.map(({ above, below }) => (above + below > 0 ? below / (above + below) : 0)));
  const steps = Math.max(Math.round(count), 2);
  const isAllBelow = reaches.every(({ above }) => above === 0);
  const below = isAllBelow ? steps : Math.min(Math.max(Math.round(share * steps), 1), steps - 1);
  const above = steps - below;
  return reaches.map((reach) => {
    const step = niceCeil(Math.max(reach.below / below, above > 0 ? reach.above / above : 0));
    return { min: -below * step, max: above * step, interval: step };
  });
}
