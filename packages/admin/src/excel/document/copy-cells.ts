import { shiftFormula, type ExcelCell, type ExcelSheet } from '@aj-report/contract';
import { isInside, type Area } from './area.ts';
import type { Place } from './cell-name.ts';
import { cellAt, patchCell, toEdited, toTyped, withCells } from './sheet-edit.ts';

export interface CopiedCells {
  readonly rows: number;
  readonly columns: number;
  /** Where their corner was. */
  readonly from: Place;
  /** They were taken away there: their formulas name the same cells wherever they go. */
  readonly isMoved?: boolean;
  /** From the corner on. */
  readonly cells: readonly ExcelCell[];
  /** The same for other programs. */
  readonly text: string;
}

export function copyArea(sheet: ExcelSheet, area: Area): CopiedCells {
  const cells = sheet.cells
    .filter((cell) => isInside(cell, area))
    .map((cell) => ({ ...cell, row: cell.row - area.row, column: cell.column - area.column }));
  const lines = Array.from({ length: area.rowSpan }, (_, row) =>
    Array.from({ length: area.columnSpan }, (__, column) => {
      const text = toEdited(cellAt(sheet, { row: area.row + row, column: area.column + column }));
      return /[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    }).join('\t'),
  );
  const from = { row: area.row, column: area.column };
  return { rows: area.rowSpan, columns: area.columnSpan, from, cells, text: lines.join('\n') };
}

/** Puts copied cells down, from a corner on; their formulas go along, and where nothing was copied nothing stays. */
export function pasteCells(
  sheet: ExcelSheet,
  { row, column }: Place,
  { rows, columns, from, isMoved = false, cells }: CopiedCells,
): ExcelSheet {
  const area = { row, column, rowSpan: rows, columnSpan: columns };
  const emptied = { ...sheet, cells: sheet.cells.filter((cell) => !isInside(cell, area)) };
  return withCells(
    emptied,
    cells.map((cell) => {
      const place = { row: cell.row + row, column: cell.column + column };
      if (cell.formula === undefined || isMoved) return { ...cell, ...place };
      return { ...cell, ...place, formula: shiftFormula(cell.formula, row - from.row, column - from.column) };
    }),
  );
}

/** Puts a text of another program down: columns by tabs, rows by lines. */
export function pasteText(sheet: ExcelSheet, { row, column }: Place, text: string): ExcelSheet {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.reduce(
    (before, line, down) =>
      line
        .split('\t')
        .reduce(
          (inner, part, right) => patchCell(inner, { row: row + down, column: column + right }, toTyped(unquote(part))),
          before,
        ),
    sheet,
  );
}

function unquote(part: string): string {
  return /^".*"$/.test(part) ? part.slice(1, -1).replaceAll('""', '"') : part;
}
