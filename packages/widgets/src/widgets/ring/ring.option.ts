import type { Language } from '@aj-report/contract';
import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import { formatCell } from '../../kit/text/format-cell.ts';
import { figureWidth } from '../../kit/labels/measure.ts';
import type { SingleValue } from '../../shapes/single-value.ts';
import type { ring } from './ring.widget.ts';

export type RingProps = Readonly<PropsOf<typeof ring>>;

export interface RingWords {
  readonly value: string;
  readonly suffix: string;
  readonly label: string;
}

/** Size of a unit beside its number, and of a label below it, in sizes of the number. */
const SUFFIX_SHARE = 0.5;
const LABEL_SHARE = 0.36;
/** Of the radius: the room of a value and its unit, their greatest size, and the size of a label alone. */
const CHORD = 1.6;
const MAX_VALUE = 0.72;
const ALONE = 0.36;
/** px of the smallest letters, and in terms of them the radius from which on a circle has a label below its value */
const SMALLEST_PX = 9;
const LABELLED = 3;

/** What stands in the middle; a value that is not there leaves only the label. */
export function toRingWords(props: RingProps, { value, type }: SingleValue, language: Language): RingWords {
  const isShown = props.showValue && value !== null && value !== '';
  const writing = { format: 'auto', decimals: props.decimals, suffix: '' } as const;
  return {
    value: isShown ? formatCell(value, type, writing, language) : '',
    suffix: isShown ? props.suffix : '',
    label: props.label,
  };
}

export interface WordSizes {
  /** px */
  readonly value: number;
  readonly suffix: number;
  /** px; 0 = there is no room for it */
  readonly label: number;
}

/** Sizes with which value and unit stay within a circle of that radius, in px; as set when a size is set. */
export function toWordSizes({ value, suffix }: RingWords, radius: number, set: number | null): WordSizes {
  if (value === '') return { value: 0, suffix: 0, label: set ?? Math.max(radius * ALONE, SMALLEST_PX) };
  const width = figureWidth(value, 1) + figureWidth(suffix, SUFFIX_SHARE);
  const size = set ?? Math.max(Math.min((radius * CHORD) / width, radius * MAX_VALUE), SMALLEST_PX);
  const label = radius < SMALLEST_PX * LABELLED ? 0 : Math.max(size * LABEL_SHARE, SMALLEST_PX);
  return { value: size, suffix: Math.max(size * SUFFIX_SHARE, SMALLEST_PX), label };
}
