import { rampColour } from '../kit/theme/colour.ts';
import type { Theme } from '../kit/theme/theme.ts';
import type { ValueRangeProps } from './value-range.fields.ts';

export interface ValueRange {
  readonly min: number;
  readonly max: number;
  /** The value that all data have: the other end of the range is made up. null = there are several, or bounds. */
  readonly only: number | null;
  /** From low to high; as many as classes, or the ramp itself. */
  readonly colours: readonly string[];
  readonly isStepped: boolean;
  colourOf(value: number): string;
}

type Bounds = Pick<ValueRangeProps, 'minValue' | 'maxValue'>;

function toBounds({ minValue, maxValue }: Bounds, values: readonly number[]): Pick<ValueRange, 'min' | 'max' | 'only'> {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (values.length === 0) [low, high] = [0, 1];
  const isTwoSided = low < 0 && high > 0;
  if (isTwoSided) [low, high] = [-Math.max(-low, high), Math.max(-low, high)];
  const [min, max] = [minValue ?? low, maxValue ?? high];
  if (min === max) return { min: min - 1, max, only: max };
  return { min: Math.min(min, max), max: Math.max(min, max), only: null };
}

/** Bounds and colours for these values; one value alone takes the strong end. */
export function toValueRange(props: ValueRangeProps, values: readonly number[], theme: Theme): ValueRange {
  const bounds = toBounds(props, values);
  const { min, max } = bounds;
  const own = min < 0 && max > 0 ? theme.diverging : theme.sequential;
  const ramp = props.rangeColors.length > 0 ? props.rangeColors : own;
  const classes = Math.round(props.classes);
  const isStepped = classes > 1;
  const steps = Array.from({ length: classes }, (_, i) => rampColour(ramp, classes > 1 ? i / (classes - 1) : 1));
  const shareOf = (value: number) => Math.min(Math.max((value - min) / (max - min), 0), 1);
  return {
    ...bounds,
    colours: isStepped ? steps : ramp,
    isStepped,
    colourOf: (value) =>
      isStepped
        ? (steps[Math.min(Math.floor(shareOf(value) * classes), classes - 1)] ?? '')
        : rampColour(ramp, shareOf(value)),
  };
}
