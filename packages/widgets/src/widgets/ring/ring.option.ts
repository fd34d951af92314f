import type { Language } from '@aj-report/contract';
import type { PropsOf } from '../../kit/define-widget.ts';
import { formatCell } from '../../kit/format-cell.ts';
import { textWidth } from '../../kit/text-width.ts';
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
/** A label of this size or less is left out: nobody could read it. */
const SMALLEST_PX = 7;

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
  readonly label: number;
}

/** Largest sizes with which the words stay within a circle of that radius, in px; as set when a size is set. */
export function toWordSizes({ value, suffix, label }: RingWords, radius: number, set: number | null): WordSizes {
  const chord = radius * 1.7;
  if (value === '') {
    const fitted = Math.min(chord / Math.max(textWidth(label, 1), 1), radius * 0.5);
    return { value: 0, label: set ?? fitted };
  }
  const width = textWidth(value, 1) + textWidth(suffix, SUFFIX_SHARE) + 0.1;
  const size = set ?? Math.min(chord / width, radius * 0.72);
  const fitted = Math.min(size * LABEL_SHARE, (radius * 1.45) / Math.max(textWidth(label, 1), 1));
  return { value: size, label: fitted < SMALLEST_PX ? 0 : fitted };
}
