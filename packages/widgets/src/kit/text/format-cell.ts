import { isNumericType, LIMITS, type Cell, type ColumnType, type Language } from '@aj-report/contract';
import { formatNumber, groupDigits, writeDecimal } from './format.ts';

/** How a cell is written. `auto` follows the type of its column. */
export const CELL_FORMATS = ['auto', 'text', 'number', 'short', 'percent', 'date', 'datetime'] as const;
export type CellFormat = (typeof CELL_FORMATS)[number];

export interface CellWriting {
  readonly format: CellFormat;
  /** Digits behind the point; null = at most two (spec §9). */
  readonly decimals: number | null;
  /** Text behind a number. */
  readonly suffix: string;
  /** Digits in groups of three; absent = yes. */
  readonly grouping?: boolean;
}

const WORDS = { zh: { true: '是', false: '否' }, en: { true: 'Yes', false: 'No' } } as const;
const PLAIN_NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
const LONG_INTEGER = /^[+-]?\d{16,}$/;

function numberIn(cell: Cell): number | undefined {
  if (typeof cell === 'number') return cell;
  if (typeof cell === 'string' && PLAIN_NUMBER.test(cell.trim())) return Number(cell);
  return undefined;
}

function writeNumber(cell: Cell, { decimals, suffix, grouping = true }: CellWriting, language: Language): string {
  if (typeof cell === 'string' && LONG_INTEGER.test(cell)) return `${grouping ? groupDigits(cell) : cell}${suffix}`;
  const value = numberIn(cell);
  if (value === undefined) return String(cell);
  if (decimals !== null || !grouping)
    return `${writeDecimal(value, decimals ?? LIMITS.displayDecimals, decimals ?? 0, grouping)}${suffix}`;
  return formatNumber(value, language, { decimals: LIMITS.displayDecimals, unit: suffix });
}

function writeDate(cell: Cell, length: number): string {
  const text = String(cell);
  return /^\d{4}-\d{2}-\d{2}/.test(text) ? text.replace('T', ' ').slice(0, length) : text;
}

/**
 * A cell as people read it, empty text for null. A value that does not fit the format is written as it is.
 * @example formatCell(0.256, 'number', { format: 'percent', decimals: 1, suffix: '' }, 'zh') // '25.6%'
 */
export function formatCell(cell: Cell, type: ColumnType, writing: CellWriting, language: Language): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return WORDS[language][`${cell}`];
  const value = numberIn(cell);
  switch (writing.format) {
    case 'number':
      return writeNumber(cell, writing, language);
    case 'short':
      if (value === undefined) return String(cell);
      return formatNumber(value, language, { decimals: writing.decimals ?? 2, short: true, unit: writing.suffix });
    case 'percent':
      return value === undefined
        ? String(cell)
        : writeNumber(value * 100, { ...writing, suffix: `%${writing.suffix}` }, language);
    case 'date':
      return writeDate(cell, 10);
    case 'datetime':
      return writeDate(cell, 19);
    case 'text':
      return `${cell}${writing.suffix}`;
    case 'auto':
      return isNumericType(type) ? writeNumber(cell, writing, language) : `${cell}${writing.suffix}`;
  }
}
