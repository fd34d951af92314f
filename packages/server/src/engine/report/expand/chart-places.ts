import { LIMITS } from '@aj-report/contract';
import type { GridCell, GridPicture, GridSheet } from '../grid.types.ts';

function sizeOf(sizes: readonly number[], first: number, count: number): number {
  const size = sizes.slice(first, first + count).reduce((sum, one) => sum + one, 0);
  return Math.min(size, LIMITS.excelChartSizeMax);
}

/** A sheet whose charts stand among its pictures, each over its cell. @param number of the sheet, from 1 */
export function withCharts(sheet: GridSheet, number: number): GridSheet {
  const cells = sheet.rows.flatMap((row) => row.filter(({ chart }) => chart !== undefined));
  if (cells.length === 0) return sheet;
  const pictures = cells.map((cell: GridCell, i): GridPicture => ({
    row: cell.row,
    column: cell.column,
    fileId: `chart${number}-${i + 1}`,
    width: sizeOf(sheet.columnWidths, cell.column, cell.columnSpan),
    height: sizeOf(sheet.rowHeights, cell.row, cell.rowSpan),
    ...(cell.chart && { chart: cell.chart }),
  }));
  const seen = pictures.filter(({ width, height }) => width > 0 && height > 0);
  return { ...sheet, pictures: [...sheet.pictures, ...seen] };
}
