import type { Language } from '@aj-report/contract';
import type { PropsOf } from '../../kit/define-widget.ts';
import { formatCell } from '../../kit/format-cell.ts';
import { figureWidth, textWidth } from '../../kit/labels/measure.ts';
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
/** px; a label that had to be smaller is left out: nobody could read it */
const SMALLEST_PX = 9;
/** Share of its size to which a number shrinks for a unit beside it; a longer unit stands below. */
const BESIDE_UNIT = 0.75;

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
  /** px of the unit beside the value; 0 = it stands below */
  readonly suffix: number;
  readonly label: number;
}

/** px of what stands below a value; 0 where nobody could read it. */
function sizeBelow(text: string, value: number, radius: number): number {
  const wanted = Math.max(value * LABEL_SHARE, SMALLEST_PX);
  const fitted = Math.min(wanted, (radius * 1.45) / Math.max(textWidth(text, 1), 1));
  return fitted < SMALLEST_PX ? 0 : fitted;
}

/** px of a value with its unit at its side, whose letters stay readable. */
function sizeBeside(value: string, suffix: string, chord: number): number {
  const [digits, unit] = [figureWidth(value, 1) + 0.1, figureWidth(suffix, 1)];
  const size = chord / (digits + unit * SUFFIX_SHARE);
  return size * SUFFIX_SHARE >= SMALLEST_PX ? size : (chord - unit * SMALLEST_PX) / digits;
}

/** Largest sizes with which the words stay within a circle of that radius, in px; as set when a size is set. */
export function toWordSizes({ value, suffix, label }: RingWords, radius: number, set: number | null): WordSizes {
  const chord = radius * 1.7;
  if (value === '') {
    const fitted = Math.min(chord / Math.max(textWidth(label, 1), 1), radius * 0.5);
    return { value: 0, suffix: 0, label: set ?? Math.max(fitted, SMALLEST_PX) };
  }
  const most = radius * 0.72;
  const alone = Math.max(Math.min(chord / figureWidth(value, 1), most), SMALLEST_PX);
  const beside = Math.min(suffix === '' ? alone : sizeBeside(value, suffix, chord), most);
  const size = set ?? beside;
  const below = sizeBelow(label, size, radius);
  const unit = Math.max(size * SUFFIX_SHARE, SMALLEST_PX);
  const hasLabel = label !== '' && below > 0;
  const isRoomy = beside * SUFFIX_SHARE >= SMALLEST_PX || beside >= Math.max(alone * BESIDE_UNIT, SMALLEST_PX);
  if (set !== null || hasLabel || isRoomy)
    return { value: Math.max(size, set ?? SMALLEST_PX), suffix: unit, label: below };
  return { value: alone, suffix: 0, label: sizeBelow(suffix, alone, radius) };
}
