import type { Language } from '@aj-report/contract';
import { formatCell } from '../kit/text/format-cell.ts';
import type { NumberFormatProps } from './number-format.fields.ts';

/** A number in the parts that are drawn apart: the digits large, what surrounds them smaller. */
export interface WrittenNumber {
  readonly before: string;
  readonly digits: string;
  /** Sign of thousands and unit. */
  readonly after: string;
}

const SHORTENED = /^(.*\d)(万亿|亿|万|[KMBT])$/;
/** Stands for a value that is not there. */
const NOTHING = '—';

/** The number in its parts; a dash without its surroundings for null. */
export function toWrittenNumber(
  value: number | null,
  { prefixText, unit, decimals, abbreviate }: NumberFormatProps,
  language: Language,
): WrittenNumber {
  if (value === null) return { before: '', digits: NOTHING, after: '' };
  const format = abbreviate ? 'short' : 'number';
  const written = formatCell(value, 'number', { format, decimals, suffix: '' }, language);
  const [, digits = written, sign = ''] = SHORTENED.exec(written) ?? [];
  return { before: prefixText, digits, after: `${sign}${unit}` };
}

/** The number in one piece. */
export function writeNumber(value: number | null, props: NumberFormatProps, language: Language): string {
  const { before, digits, after } = toWrittenNumber(value, props, language);
  return `${before}${digits}${after}`;
}
