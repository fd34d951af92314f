import { grownHeights, ROW_HEIGHT, type ExcelSheet } from '@aj-report/contract';
import type { GridCell, GridSpan } from '../grid.types.ts';
import type { Area } from '../formula/formula.types.ts';
import { textOfCell } from '../format/format-cell.ts';
import { grownWidths, type WidthKind } from './column-widths.ts';
import type { Sheet } from './emit-cells.ts';
import type { Copy } from './copy.ts';
import type { Layout } from './layout.ts';

/** px of a column that says nothing else */
const COLUMN_WIDTH = 80;

function sizesOf({ templateLines }: Layout, count: number, known: ReadonlyMap<number, number>, size: number): number[] {
  return Array.from({ length: count }, (_, line) => known.get(templateLines[line] ?? -1) ?? size);
}

/** Lines of the sheet that some of the template became. */
export function spanOf(layout: Layout, sheet: Copy, span: GridSpan | undefined): GridSpan | undefined {
  if (!span || sheet.size === 0) return undefined;
  const first = layout.startOf(sheet, span.first);
  const last = layout.startOf(sheet, Math.max(span.first, span.last) + 1) - 1;
  return first > last || first >= sheet.size ? undefined : { first, last };
}

/** Lines that begin a page: those of the template that say so, and every copy but the first of a cell that does. */
export function pageBreaksOf({ plan, copies, rows }: Sheet): number[] {
  const lines = plan.sheet.print?.rowBreaks ?? [];
  const breaks = new Set(lines.map((row) => rows.startOf(copies.left, row)));
  for (const cell of plan.nodes) {
    if (cell.source.pageBreak !== true || cell.expand !== 'down') continue;
    for (const copy of copies.byCell.get(cell) ?? []) if (copy.serial > 0) breaks.add(copy.start);
  }
  return linesInside(breaks, copies.left.size);
}

/** Columns that begin a page. */
export function columnBreaksOf({ plan, copies, columns }: Sheet): number[] {
  const lines = plan.sheet.print?.columnBreaks ?? [];
  return linesInside(new Set(lines.map((column) => columns.startOf(copies.top, column))), copies.top.size);
}

/** A page that began behind the last line would be blank. */
function linesInside(breaks: ReadonlySet<number>, size: number): number[] {
  return [...breaks].filter((line) => line > 0 && line < size).sort((a, b) => a - b);
}

/** What is printed; none = everything. */
export function printAreasOf({ plan, copies, rows, columns }: Sheet): Area[] {
  return (plan.sheet.print?.areas ?? []).flatMap(({ row, column, rowSpan, columnSpan }) => {
    const down = spanOf(rows, copies.left, { first: row, last: row + rowSpan - 1 });
    const across = spanOf(columns, copies.top, { first: column, last: column + columnSpan - 1 });
    if (!down || !across) return [];
    return [{ row: down.first, lastRow: down.last, column: across.first, lastColumn: across.last }];
  });
}

/** Lines that stand on every page: those at its head and those at its foot. */
export function pageLinesOf({
  plan,
  rows,
  copies,
}: Sheet): readonly [head: GridSpan | undefined, foot: GridSpan | undefined] {
  const { head, foot } = plan.sheet.pageLines ?? {};
  return [spanOf(rows, copies.left, head), spanOf(rows, copies.left, foot)];
}

/** How wide its columns and how high its lines are, px. */
export interface SheetSizes {
  readonly columnWidths: readonly number[];
  readonly rowHeights: readonly number[];
}

function ownWidths({ plan }: Sheet): ReadonlyMap<number, number> {
  return new Map((plan.sheet.columnWidths ?? []).map(({ column, width }) => [column, width]));
}

function kindOf({ width, fit }: NonNullable<ExcelSheet['columnWidths']>[number]): WidthKind {
  return fit === true && width > 0 ? 'fit' : 'fixed';
}

/** Columns as wide as their numbers need, where the template says nothing of it, or as all that stands in them. */
export function widthsOf(sheet: Sheet, rows: readonly (readonly GridCell[])[], least: readonly number[]): number[] {
  const kinds = new Map((sheet.plan.sheet.columnWidths ?? []).map((one) => [one.column, kindOf(one)]));
  return grownWidths(rows, least, (column) => kinds.get(sheet.columns.templateLines[column] ?? -1) ?? 'numbers');
}

/** Sizes of a sheet as its cells need them. */
export function measureSheet(sheet: Sheet, lines: readonly (readonly GridCell[])[]): SheetSizes {
  const { plan, copies, rows, columns } = sheet;
  const heights = new Map((plan.sheet.rowHeights ?? []).map(({ row, height }) => [row, height]));
  const columnWidths = widthsOf(sheet, lines, sizesOf(columns, copies.top.size, ownWidths(sheet), COLUMN_WIDTH));
  const rowSizes = sizesOf(rows, copies.left.size, heights, ROW_HEIGHT);
  const isFixed = (line: number) => heights.has(rows.templateLines[line] ?? -1);
  return { columnWidths, rowHeights: grownHeights(lines, rowSizes, columnWidths, isFixed, textOfCell) };
}
