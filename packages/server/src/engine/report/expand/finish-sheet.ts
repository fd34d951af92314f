import { grownHeights, ROW_HEIGHT, type ExcelValidation } from '@aj-report/contract';
import type { GridCell, GridSheet, GridSpan, GridValidation } from '../grid.types.ts';
import { textOfCell } from '../format/format-cell.ts';
import { toAreas } from '../formula/to-areas.ts';
import type { PlanCell, SheetPlan } from '../plan/plan.types.ts';
import { grownWidths } from './column-widths.ts';
import type { Emitted, Sheet } from './emit-cells.ts';
import type { Copy } from './copy.ts';
import type { Layout } from './layout.ts';

/** px of a column that says nothing else */
const COLUMN_WIDTH = 80;

function sizesOf({ templateLines }: Layout, count: number, known: ReadonlyMap<number, number>, size: number): number[] {
  return Array.from({ length: count }, (_, line) => known.get(templateLines[line] ?? -1) ?? size);
}

function spanOf(layout: Layout, sheet: Copy, span: GridSpan | undefined): GridSpan | undefined {
  if (!span || sheet.size === 0) return undefined;
  const first = layout.startOf(sheet, span.first);
  const last = layout.startOf(sheet, Math.max(span.first, span.last) + 1) - 1;
  return first > last || first >= sheet.size ? undefined : { first, last };
}

function pageBreaksOf({ plan, copies }: Sheet): number[] {
  const breaks = new Set<number>();
  for (const cell of plan.nodes) {
    if (cell.source.pageBreak !== true || cell.expand !== 'down') continue;
    for (const copy of copies.byCell.get(cell) ?? []) if (copy.serial > 0) breaks.add(copy.start);
  }
  return [...breaks].sort((a, b) => a - b);
}

function isCovered({ row, column }: PlanCell, rule: ExcelValidation): boolean {
  const { rowSpan = 1, columnSpan = 1 } = rule;
  const isRow = row >= rule.row && row < rule.row + rowSpan;
  return isRow && column >= rule.column && column < rule.column + columnSpan;
}

/** Cells of the template for which a rule says what may be typed. */
export function validatedCells({ cells, sheet }: SheetPlan): PlanCell[] {
  const { validations = [] } = sheet;
  return validations.length === 0 ? [] : cells.filter((cell) => validations.some((rule) => isCovered(cell, rule)));
}

function validationsOf({ plan }: Sheet, emitted: ReadonlyMap<PlanCell, readonly Emitted[]>): GridValidation[] {
  return (plan.sheet.validations ?? []).map((rule) => {
    const cells = [...emitted].flatMap(([cell, found]) => (isCovered(cell, rule) ? found.map((one) => one.cell) : []));
    return { rule, areas: toAreas(cells) };
  });
}

/** What belongs to a sheet beside its cells. */
export function finishSheet(
  sheet: Sheet,
  name: string,
  gridRows: GridCell[][],
  emitted: ReadonlyMap<PlanCell, readonly Emitted[]>,
): Omit<GridSheet, 'bars'> {
  const { plan, copies, rows, columns } = sheet;
  const { columnWidths = [], rowHeights = [], freeze = { rows: 0, columns: 0 }, print, pictures = [] } = plan.sheet;
  const [rowCount, columnCount] = [copies.left.size, copies.top.size];
  const widths = new Map(columnWidths.map(({ column, width }) => [column, width]));
  const heights = new Map(rowHeights.map(({ row, height }) => [row, height]));
  const lines = Array.from({ length: rowCount }, (_, row) => (gridRows[row] ?? []).sort((a, b) => a.column - b.column));
  const columnSizes = grownWidths(lines, sizesOf(columns, columnCount, widths, COLUMN_WIDTH), (column) =>
    widths.has(columns.templateLines[column] ?? -1),
  );
  const rowSizes = sizesOf(rows, rowCount, heights, ROW_HEIGHT);
  const isFixed = (line: number) => heights.has(rows.templateLines[line] ?? -1);
  return {
    name,
    hidden: plan.sheet.hidden === true,
    rowCount,
    columnCount,
    rows: lines,
    columnWidths: columnSizes,
    rowHeights: grownHeights(lines, rowSizes, columnSizes, isFixed, textOfCell),
    freeze: { rows: rows.startOf(copies.left, freeze.rows), columns: columns.startOf(copies.top, freeze.columns) },
    pageBreaks: pageBreaksOf(sheet),
    titleRows: spanOf(rows, copies.left, print?.titleRows),
    titleColumns: spanOf(columns, copies.top, print?.titleColumns),
    pictures: pictures.map(({ row, column, ...picture }) => ({
      ...picture,
      row: rows.startOf(copies.left, row),
      column: columns.startOf(copies.top, column),
    })),
    validations: validationsOf(sheet, emitted),
    print,
  };
}
