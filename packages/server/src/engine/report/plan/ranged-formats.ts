import { AppError, type ExcelConditionalFormat } from '@aj-report/contract';
import type { FormulaNode } from '../formula/formula.types.ts';
import { visitReferences } from '../formula/parse-formula.ts';
import { placeOf } from '../report-fault.ts';
import { cellNameOf } from '../formula/cell-name.ts';
import { cellsIn, rowsOf } from './cells-in.ts';
import { reasonOf, toFormula } from './plan-formulas.ts';
import type { PlanCell, SheetPlan } from './plan.types.ts';

/** A conditional format that needs more than the value of its cell. */
export interface RangedFormat {
  readonly format: ExcelConditionalFormat;
  /** Of `formula`. */
  readonly node: FormulaNode | undefined;
}

/** @throws excel/formula-invalid */
export function rangedFormatsOf({ sheet }: Pick<SheetPlan, 'sheet'>): RangedFormat[] {
  return (sheet.conditionalFormats ?? []).flatMap((format): RangedFormat[] => {
    const { operator, formula, row, column } = format;
    if (operator === 'scale' || operator === 'bar') return [{ format, node: undefined }];
    if (operator !== 'formula' || formula === undefined) return [];
    const place = placeOf(sheet.name, cellNameOf(row, column));
    const node = toFormula(formula, place);
    visitReferences(node, ({ sheet: other }) => {
      if (other === undefined) return;
      throw new AppError('excel/formula-invalid', { place, reason: reasonOf({ kind: 'other-sheet' }) });
    });
    return [{ format, node }];
  });
}

/** Whether a format is about a cell of the template. */
export function covers(format: ExcelConditionalFormat, { row, column }: PlanCell): boolean {
  const { rowSpan = 1, columnSpan = 1 } = format;
  const isRow = row >= format.row && row < format.row + rowSpan;
  return isRow && column >= format.column && column < format.column + columnSpan;
}

/** Cells of the template that such formats look at or change. */
export function rangedCells(plan: SheetPlan): PlanCell[] {
  const formats = rangedFormatsOf(plan);
  if (formats.length === 0) return [];
  const rows = rowsOf(plan.cells);
  const found = plan.cells.filter((cell) => formats.some(({ format }) => covers(format, cell)));
  for (const { node } of formats) {
    if (node) visitReferences(node, ({ area }) => void found.push(...cellsIn(area, rows)));
  }
  return found;
}
