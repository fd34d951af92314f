import { EXCEL_SCHEMA_VERSION, toTable, type ExcelCell, type ExcelSheet } from '@aj-report/contract';
import { expandReport } from './expand/expand-report.ts';
import type { Grid } from './grid.types.ts';
import { positionOf } from './formula/cell-name.ts';
import { planTemplate } from './plan/plan-template.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];
type CellForm = Omit<ExcelCell, 'row' | 'column'>;

/** Cells by their names; a text alone is a value. */
export function cellsOf(cells: Readonly<Record<string, CellForm | string | number>>): ExcelCell[] {
  return Object.entries(cells).map(([name, cell]) => {
    const { row, column } = positionOf(name) as { row: number; column: number };
    return { row, column, ...(typeof cell === 'object' ? cell : { value: cell }) };
  });
}

/** A template of one sheet. */
export function sheetOf(cells: Readonly<Record<string, CellForm | string | number>>, more: Partial<ExcelSheet> = {}) {
  return { schemaVersion: EXCEL_SCHEMA_VERSION, sheets: [{ name: 'S', cells: cellsOf(cells), ...more }] };
}

/** A template filled with rows, by data set. */
export function expand(template: ReturnType<typeof sheetOf>, sets: Readonly<Record<string, Rows>> = {}): Grid {
  const tables = new Map(Object.entries(sets).map(([code, rows]) => [code, toTable(rows)]));
  return expandReport(planTemplate(template), { tables, params: {}, now: '2026-11-27 12:00:00' });
}
