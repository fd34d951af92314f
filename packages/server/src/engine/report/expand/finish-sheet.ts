import type { ExcelPrint, ExcelValidation } from '@aj-report/contract';
import type { GridCell, GridSheet, GridSpan, GridValidation } from '../grid.types.ts';
import type { Area } from '../formula/formula.types.ts';
import { toAreas } from '../formula/to-areas.ts';
import type { PlanCell, SheetPlan } from '../plan/plan.types.ts';
import { POINTS_PER_PX, printedWidth, roomOn } from '../paper/paginate.ts';
import type { Division } from './divide-sheet.ts';
import type { Emitted, Sheet } from './emit-cells.ts';
import { foldsOf } from './folds.ts';
import {
  columnBreaksOf,
  measureSheet,
  pageBreaksOf,
  pageLinesOf,
  printAreasOf,
  spanOf,
  widthsOf,
  type SheetSizes,
} from './measure-sheet.ts';

/** % */
const SCALE_MIN = 10;

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

/** Where the blank cells of a rule came to stand, of which the template says nothing else. */
function blankArea({ plan, copies, rows, columns }: Sheet, { row, column, ...rule }: ExcelValidation): Area {
  const { rowSpan = 1, columnSpan = 1 } = rule;
  const rowOf = (line: number) => rows.startOf(copies.left, line) + Math.max(0, line - plan.rowCount);
  const columnOf = (line: number) => columns.startOf(copies.top, line) + Math.max(0, line - plan.columnCount);
  const end = { row: rowOf(row + rowSpan), column: columnOf(column + columnSpan) };
  return { row: rowOf(row), lastRow: end.row - 1, column: columnOf(column), lastColumn: end.column - 1 };
}

function validationsOf(
  sheet: Sheet,
  emitted: ReadonlyMap<PlanCell, readonly Emitted[]>,
  division: Division | undefined,
): GridValidation[] {
  return (sheet.plan.sheet.validations ?? []).map((rule) => {
    const covered = [...emitted].filter(([cell]) => isCovered(cell, rule));
    if (covered.length > 0)
      return { rule, areas: toAreas(covered.flatMap(([, found]) => found.map((one) => one.cell))) };
    const area = blankArea(sheet, rule);
    if (area.lastRow < area.row || area.lastColumn < area.column) return { rule, areas: [] };
    return { rule, areas: division?.areasOf(area) ?? [area] };
  });
}

/** Lines of pages may have longer numbers; a wider column makes no line higher, and a smaller scale leaves more room. */
function dividedSizes(sheet: Sheet, lines: readonly (readonly GridCell[])[], division: Division): SheetSizes {
  return { columnWidths: widthsOf(sheet, lines, division.columnWidths), rowHeights: division.rowHeights };
}

/** Programs heed no page breaks of a sheet that fits the width of the page: it is printed as small as that instead. */
function withScale({ fitToWidth, ...print }: ExcelPrint, printed: number): ExcelPrint {
  if (fitToWidth !== true) return print;
  const { scale } = roomOn({ ...print, fitToWidth }, printed);
  return { ...print, scale: Math.max(SCALE_MIN, Math.floor((100 * scale) / POINTS_PER_PX)) };
}

function linesOf(spans: readonly (GridSpan | undefined)[]): ReadonlySet<number> {
  return new Set(
    spans.flatMap((span) => (span ? Array.from({ length: span.last - span.first + 1 }, (_, i) => span.first + i) : [])),
  );
}

/** What belongs to a sheet beside its cells. @param division where it has lines that stand on every page */
export function finishSheet(
  sheet: Sheet,
  name: string,
  gridRows: GridCell[][],
  emitted: ReadonlyMap<PlanCell, readonly Emitted[]>,
  division: Division | undefined,
): Omit<GridSheet, 'bars'> {
  const { plan, copies, rows, columns } = sheet;
  const { freeze = { rows: 0, columns: 0 }, print, pictures = [] } = plan.sheet;
  const rowCount = division?.lines.length ?? copies.left.size;
  const placeOf = (line: number) => division?.placeOf(line) ?? line;
  const lines = Array.from({ length: rowCount }, (_, row) => (gridRows[row] ?? []).sort((a, b) => a.column - b.column));
  const sizes = division ? dividedSizes(sheet, lines, division) : measureSheet(sheet, lines);
  const printAreas = printAreasOf(sheet);
  const titleRows = spanOf(rows, copies.left, print?.titleRows);
  return {
    name,
    hidden: plan.sheet.hidden === true,
    rowCount,
    columnCount: copies.top.size,
    rows: lines,
    ...sizes,
    freeze: {
      rows: placeOf(rows.startOf(copies.left, freeze.rows)),
      columns: columns.startOf(copies.top, freeze.columns),
    },
    pageBreaks: division?.breaks ?? pageBreaksOf(sheet),
    columnBreaks: columnBreaksOf(sheet),
    printAreas: division ? printAreas.map((area) => division.pagesOf(area)) : printAreas,
    pageLines: division?.pageLines ?? linesOf(pageLinesOf(sheet)),
    folds: foldsOf(sheet).map(({ first, last, summary }) => ({
      first: placeOf(first),
      last: placeOf(last),
      summary: placeOf(summary),
    })),
    titleRows: titleRows && { first: placeOf(titleRows.first), last: placeOf(titleRows.last) },
    titleColumns: spanOf(columns, copies.top, print?.titleColumns),
    pictures: pictures.map(({ row, column, ...picture }) => ({
      ...picture,
      row: placeOf(rows.startOf(copies.left, row)),
      column: columns.startOf(copies.top, column),
    })),
    validations: validationsOf(sheet, emitted, division),
    print: division ? withScale(print ?? {}, printedWidth(sizes.columnWidths, printAreas)) : print,
  };
}
