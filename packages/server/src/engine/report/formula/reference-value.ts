import type { Cell } from '@aj-report/contract';
import { toFormatted } from '../format/format-cell.ts';
import type { Area, Reference } from './formula.types.ts';
import type { Running } from './declare.ts';
import { faultOf, type Fault, type Rows, type Scalar } from './scalar.ts';

/** What a reference is to a formula. */
export interface ReferenceValue {
  /** Of all cells with content that it became, as they follow. */
  readonly values: readonly Scalar[];
  /** Of these, the ones whose cells hold no sub-total. @param isShown nor stand in hidden lines */
  details(isShown: boolean): readonly Scalar[];
  /** As they stand, blank cells among them; undefined where other cells stand between. */
  rows(): Rows | undefined;
  /** The smallest area around them. */
  place(): Area;
  /** Of its numbers, where it was added up cell by cell; undefined = the values have to be. */
  total?(running: Running): number | Fault | undefined;
}

export type ReadReference = (node: Reference) => ReferenceValue;

/** Digits of numbers that an answer carries as texts, to be exact. */
const EXACT_DIGITS = 15;

/** What a formula sees in a cell: what the same cell of a workbook holds. Days are numbers. */
export function scalarOf(value: Cell, format: string | undefined): Scalar {
  if (typeof value !== 'string') return value;
  const fault = faultOf(value);
  if (fault) return fault;
  if (format !== undefined) return toFormatted(value, format);
  return value.length > EXACT_DIGITS && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
}

/** Whether a reference names one cell of the template. */
export function isOneCell({ area }: Reference): boolean {
  return area.row === area.lastRow && area.column === area.lastColumn;
}
