import { kindOfNumber, toValueText, VALUE } from './excel-date.ts';
import type { FormatClass } from './number-format.ts';

/** A cell of the first rows, kept until it is known which of them is the header. */
export type SampleCell =
  | { readonly kind: 'number'; readonly value: number; readonly format: FormatClass }
  | { readonly kind: 'big'; readonly digits: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'text'; readonly text: string };

export interface SampleRow {
  readonly row: number;
  /** By column, counted from 1; cells without a value are not there. */
  readonly cells: Map<number, SampleCell>;
}

export function isTextCell(cell: SampleCell): boolean {
  return (
    cell.kind === 'text' || (cell.kind === 'number' && kindOfNumber(cell.value, cell.format, false) === VALUE.text)
  );
}

/** The cell as a person reads it. */
export function toSampleText(cell: SampleCell, date1904: boolean): string {
  switch (cell.kind) {
    case 'text':
      return cell.text;
    case 'big':
      return cell.digits;
    case 'boolean':
      return cell.value ? 'TRUE' : 'FALSE';
    case 'number':
      return toValueText(cell.value, kindOfNumber(cell.value, cell.format, date1904), date1904);
  }
}
