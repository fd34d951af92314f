import type { ExcelSheet, ExcelStyle } from '@aj-report/contract';
import type { Area } from './area.ts';
import { cellAt, styleArea, withCells } from './sheet-edit.ts';

/** Looks of copied cells, row by row; undefined = as in an empty workbook. */
export type CopiedLook = readonly (readonly (ExcelStyle | undefined)[])[];

/** The looks of the cells of an area. */
export function copyLook(sheet: ExcelSheet, { row, column, rowSpan, columnSpan }: Area): CopiedLook {
  return Array.from({ length: rowSpan }, (_, down) =>
    Array.from(
      { length: columnSpan },
      (__, right) => cellAt(sheet, { row: row + down, column: column + right })?.style,
    ),
  );
}

/** Where copied looks go: over the area, again and again; from a single cell on as far as they reach. */
export function lookArea({ rowSpan, columnSpan, ...corner }: Area, look: CopiedLook): Area {
  if (rowSpan > 1 || columnSpan > 1) return { ...corner, rowSpan, columnSpan };
  return { ...corner, rowSpan: look.length, columnSpan: look[0]?.length ?? 1 };
}

/** Gives cells copied looks in place of their own; what they hold stays. */
export function pasteLook(sheet: ExcelSheet, area: Area, look: CopiedLook): ExcelSheet {
  const wide = look[0]?.length ?? 1;
  const bare = withCells(
    sheet,
    sheet.cells.flatMap(({ style: _style, ...cell }) => (isCovered(cell, area) ? [cell] : [])),
  );
  return styleArea(
    bare,
    area,
    ({ row, column }) => look[(row - area.row) % look.length]?.[(column - area.column) % wide] ?? {},
  );
}

function isCovered({ row, column }: { readonly row: number; readonly column: number }, area: Area): boolean {
  const [down, right] = [row - area.row, column - area.column];
  return down >= 0 && down < area.rowSpan && right >= 0 && right < area.columnSpan;
}
