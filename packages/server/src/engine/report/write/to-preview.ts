import {
  DEFAULT_LANGUAGE,
  type ExcelCellCode,
  type ExcelCellLink,
  type ExcelPreviewCell,
  type ExcelPreviewSheet,
  type Language,
} from '@aj-report/contract';
import { toDrawn } from '../code/drawn-cell.ts';
import type { CodeMatrix } from '../code/encode-code.ts';
import type { LinkedReports } from './cell-links.ts';
import { withBlankName } from '../format/blank-groups.ts';
import { toText } from '../format/format-cell.ts';
import type { Grid, GridCell, GridLink, GridPicture, GridSheet } from '../grid.types.ts';

/** Which rows of each sheet are wanted. */
export interface PreviewPage {
  readonly firstRow: number;
  readonly rows: number;
}

/** A chart as SVG. */
export type DrawChart = (picture: GridPicture, language: Language) => string;

function toLink({ reportCode, url, params }: GridLink, linked: LinkedReports): ExcelCellLink {
  const reportType = reportCode === undefined ? undefined : linked[reportCode];
  return {
    ...(reportCode === undefined ? {} : { reportCode }),
    ...(reportType === undefined ? {} : { reportType }),
    ...(url === undefined ? {} : { url }),
    params: { ...params },
  };
}

/** A code as it travels: eight modules a byte. */
function toCode({ kind, rows }: CodeMatrix): ExcelCellCode {
  const width = rows[0]?.length ?? 0;
  const bytes = Buffer.alloc(Math.ceil((width * rows.length) / 8));
  for (const [at, isDark] of rows.flat().entries()) {
    if (isDark) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (0x80 >> (at & 7));
  }
  return { kind, width, height: rows.length, bits: bytes.toString('base64') };
}

function toCell(one: GridCell, linked: LinkedReports, language: Language): ExcelPreviewCell {
  const { cell, code } = toDrawn(withBlankName(one, language), language);
  const { row, column, value, style, formula, link, bar, autoFilter } = cell;
  return {
    row,
    column,
    value,
    text: toText(value, style),
    ...(style === undefined ? {} : { style }),
    ...(formula === undefined ? {} : { formula }),
    ...(link === undefined ? {} : { link: toLink(link, linked) }),
    ...(bar === undefined ? {} : { bar: { ...bar } }),
    ...(code === undefined ? {} : { code: toCode(code) }),
    ...(autoFilter === undefined ? {} : { autoFilter }),
  };
}

/** Cells that begin above a page and reach into it. */
function reachingIn(sheet: GridSheet, firstRow: number): GridCell[] {
  return sheet.rows.slice(0, firstRow).flatMap((row) => row.filter((cell) => cell.row + cell.rowSpan > firstRow));
}

function toPreviewSheet(
  sheet: GridSheet,
  page: PreviewPage,
  linked: LinkedReports,
  language: Language,
  draw: DrawChart | undefined,
): ExcelPreviewSheet {
  const firstRow = Math.min(page.firstRow, sheet.rowCount);
  const end = Math.min(firstRow + page.rows, sheet.rowCount);
  const cells = [...reachingIn(sheet, firstRow), ...sheet.rows.slice(firstRow, end).flat()];
  const merged = cells.filter(({ rowSpan, columnSpan }) => rowSpan > 1 || columnSpan > 1);
  return {
    name: sheet.name,
    rows: end - firstRow,
    columns: sheet.columnCount,
    firstRow,
    totalRows: sheet.rowCount,
    cells: cells.map((cell) => toCell(cell, linked, language)),
    merges: merged.map(({ row, column, rowSpan, columnSpan }) => ({ row, column, rowSpan, columnSpan })),
    columnWidths: [...sheet.columnWidths],
    rowHeights: sheet.rowHeights.slice(firstRow, end),
    freeze: { ...sheet.freeze },
    pageBreaks: sheet.pageBreaks.filter((row) => row >= firstRow && row < end),
    pictures: sheet.pictures
      .filter(({ chart, row }) => chart === undefined || (row >= firstRow && row < end))
      .map(({ chart, ...picture }) => ({
        ...picture,
        ...(chart && draw ? { svg: draw({ ...picture, chart }, language) } : {}),
      })),
    ...(sheet.print === undefined ? {} : { print: sheet.print }),
    ...(firstRow > 0 || sheet.folds.length === 0 ? {} : { folds: [...sheet.folds] }),
  };
}

/** One page of every sheet that is seen. */
export function toPreview(
  grid: Grid,
  page: PreviewPage,
  linked: LinkedReports,
  language: Language = DEFAULT_LANGUAGE,
  draw?: DrawChart,
): ExcelPreviewSheet[] {
  return grid.sheets
    .filter(({ hidden }) => !hidden)
    .map((sheet) => toPreviewSheet(sheet, page, linked, language, draw));
}
