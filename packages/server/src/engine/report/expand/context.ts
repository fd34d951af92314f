import { AppError, type Cell } from '@aj-report/contract';
import { placeOf } from '../report-fault.ts';
import type { ReportParams } from '../report-request.types.ts';
import { leftOf, topOf } from '../plan/cell-sides.ts';
import type { PlanCell, SheetPlan } from '../plan/plan.types.ts';
import type { Copy } from './copy.ts';
import { intersect, SetData, type RowNumbers } from './set-data.ts';
import type { SkippedTexts } from './skipped-texts.ts';

/** Place of a value: the copies in which it stands. */
export interface Place {
  readonly left: Copy;
  readonly top: Copy;
}

/** What the cells of one sheet are made of: data, and the rows that its copies see. */
export class SheetContext {
  /** Rows of the whole sheet where it shows some of a set only. */
  private readonly base: ReadonlyMap<string, RowNumbers>;

  constructor(
    readonly plan: SheetPlan,
    private readonly sets: ReadonlyMap<string, SetData>,
    readonly params: ReportParams,
    base: ReadonlyMap<string, RowNumbers>,
    private readonly skipped?: SkippedTexts,
  ) {
    this.base = base;
  }

  setOf(code: string): SetData {
    const set = this.sets.get(code);
    if (!set) throw new Error(`Data set ${code} was not asked for`);
    return set;
  }

  /** Values of a field by row. @throws excel/field-unknown */
  valuesOf(code: string, field: string, cell: string): readonly Cell[] {
    const set = this.setOf(code);
    if (set.has(field)) return set.valuesOf(field);
    const place = placeOf(this.plan.sheet.name, cell);
    throw new AppError('excel/field-unknown', { place, set: code, field, known: set.names.join(', ') });
  }

  /** Notes which values of a field a cell leaves out of a sum over some rows. */
  noteSkipped(code: string, field: string, rows: RowNumbers, cell: PlanCell | undefined): void {
    if (!this.skipped || !cell) return;
    const place = `${this.plan.sheet.name}!${cell.name}`;
    this.skipped.note({ setCode: code, field, place }, this.setOf(code).valuesOf(field), rows);
  }

  allRows(code: string): RowNumbers {
    return this.base.get(code) ?? this.setOf(code).all;
  }

  /** Rows of a set that belong to a place: those of the nearest copies on both sides that are of the set. */
  rowsAt({ left, top }: Place, code: string): RowNumbers {
    const a = rowsBeside(nearestOf(left, code), top);
    const b = rowsBeside(nearestOf(top, code), left);
    if (a && b) return intersect(a, b);
    return a ?? b ?? this.allRows(code);
  }

  /** The place around another cell, as seen from one that lies in it. */
  placeAround({ left, top }: Place, cell: PlanCell): Place {
    return { left: copyFor(left, leftOf(cell)), top: copyFor(top, topOf(cell)) };
  }
}

function copyFor(copy: Copy, cell: PlanCell | undefined): Copy {
  return (cell && copy.within(cell)) ?? sheetOf(copy);
}

function sheetOf(copy: Copy): Copy {
  let outer = copy;
  while (outer.parent) outer = outer.parent;
  return outer;
}

function nearestOf(copy: Copy, code: string): Copy | undefined {
  let nearest: Copy | undefined = copy;
  while (nearest && nearest.cell?.set !== code) nearest = nearest.parent;
  return nearest;
}

/** Rows of a copy where it meets one of the other direction. */
function rowsBeside(copy: Copy | undefined, other: Copy): RowNumbers | undefined {
  if (!copy?.rowsBeside) return copy?.rows;
  let beside: Copy | undefined = other;
  while (beside && !copy.rowsBeside.has(beside)) beside = beside.parent;
  if (beside) return copy.rowsBeside.get(beside);
  const all = [...copy.rowsBeside.values()].flat();
  return [...new Set(all)].sort((a, b) => a - b);
}
