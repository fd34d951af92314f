import { kindOfNumber, toValueText, VALUE } from './excel-date.ts';
import type { FormatClass } from './number-format.ts';

/** A cell of the first rows, kept until it is known which of them is the header. */
export type SampleCell =
  | (Written & { readonly kind: 'number'; readonly value: number; readonly format: FormatClass })
  | (Written & { readonly kind: 'big'; readonly digits: string })
  | (Written & { readonly kind: 'boolean'; readonly value: boolean })
  | { readonly kind: 'text'; readonly text: string };

interface Written {
  /** Of a text file: what stands there, of which the value is a reading. */
  readonly written?: string;
}

export interface SampleRow {
  readonly row: number;
  /** By column, counted from 1; cells without a value are not there. */
  readonly cells: Map<number, SampleCell>;
}

/** The text of a cell before somebody read a number or a day in it; cells of workbooks stay what they are. */
export function asWritten(cell: SampleCell): SampleCell {
  return cell.kind === 'text' || cell.written === undefined ? cell : { kind: 'text', text: cell.written };
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
