import type { ExcelCell, ExcelSheet } from '@aj-report/contract';
import { isInside, type Area } from './area.ts';
import { expressionChoices, fieldOf, isOfField, withExpression, type ExpressionSets } from './expression-choices.ts';
import type { Place } from './cell-name.ts';
import { cellAt, patched, withCells, type Patch } from './sheet-edit.ts';

/** What becomes of a cell; null = it stays as it is. */
export type CellChange = Patch<ExcelCell> | ((cell: ExcelCell) => Patch<ExcelCell> | null);

/** Whether a cell holds anything beside its look. */
function isFilled({ value, formula, chart }: ExcelCell): boolean {
  return value !== undefined || formula !== undefined || chart !== undefined;
}

/** The cells to which a setting goes: the active one, and those of the selection that hold something. */
export function selectedCells(sheet: ExcelSheet, area: Area, active: Place): readonly ExcelCell[] {
  const isActive = ({ row, column }: Place) => row === active.row && column === active.column;
  const others = sheet.cells.filter((cell) => isInside(cell, area) && isFilled(cell) && !isActive(cell));
  const { row, column } = active;
  return [cellAt(sheet, active) ?? { row, column }, ...others];
}

/** Changes the selected cells. */
export function patchSelected(sheet: ExcelSheet, area: Area, active: Place, change: CellChange): ExcelSheet {
  const changed = selectedCells(sheet, area, active).flatMap((cell) => {
    const patch = typeof change === 'function' ? change(cell) : change;
    return patch === null ? [] : [patched(cell, patch)];
  });
  return changed.length === 0 ? sheet : withCells(sheet, changed);
}

/**
 * What an expression that was chosen for one cell makes of any: one that is made of the field of the cell is made of
 * the own field of the other.
 */
export function withChoice(
  chosenFor: ExcelCell,
  expression: string,
  sets: ExpressionSets,
): (cell: ExcelCell) => Patch<ExcelCell> | null {
  const choices = expressionChoices(chosenFor.value, sets);
  const kind = choices.find((one) => one.expression === expression)?.kind;
  return ({ value, formula }) => {
    if (formula !== undefined || typeof value === 'number' || typeof value === 'boolean') return null;
    if (kind === undefined || !isOfField(kind)) return { value: withExpression(value, expression) };
    const own = fieldOf(value) && expressionChoices(value, sets).find((one) => one.kind === kind);
    return own ? { value: own.expression } : null;
  };
}
