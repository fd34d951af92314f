import type { Table } from '@aj-report/contract';
import { expandReport, type ReportData } from '../expand/expand-report.ts';
import type { GridSheet } from '../grid.types.ts';
import type { PlanCell } from '../plan/plan.types.ts';
import type { PlainList } from './plain-list.ts';

/** Rows by which columns are made as wide as their numbers. */
const MEASURED_ROWS = 500;
/** px, four digits more than a sum of those rows */
const ROOM_OF_SUMS = 34;

function firstRows({ columns, data, rowCount }: Table, count: number): Table {
  return { columns, data: data.map((cells) => cells.slice(0, count)), rowCount: Math.min(count, rowCount) };
}

function isComputed({ content }: PlanCell): boolean {
  if (content.kind === 'formula') return true;
  return content.kind === 'parts' && content.parts.some(({ kind }) => kind === 'aggregate');
}

/** Columns without a width of their own that have a sum below the list. */
function summedColumns({ plan, row }: PlainList): Set<number> {
  const own = new Set(plan.sheet.columnWidths?.map(({ column }) => column));
  const below = plan.cells.filter((cell) => cell.row > row && !own.has(cell.column) && isComputed(cell));
  return new Set(below.map(({ column }) => column));
}

/** The sheet of a list with its first row alone, and columns as wide as its first rows need. */
export function listModel(list: PlainList, first: Table, data: Omit<ReportData, 'tables'>): GridSheet {
  const { plan, runs, set } = list;
  const template = { schemaVersion: 1, sheets: [] } as const;
  const sheetOf = (rows: number) => {
    const report = { sheets: [plan], formulas: runs, template: { ...template, sheets: [] }, setCodes: [set] };
    return expandReport(report, { ...data, tables: new Map([[set, firstRows(first, rows)]]) }).sheets[0] as GridSheet;
  };
  const { columnWidths, rowHeights } = sheetOf(MEASURED_ROWS);
  // Sums of more rows are longer than those of the rows that were measured.
  const summed = first.rowCount > MEASURED_ROWS ? summedColumns(list) : new Set<number>();
  const widths = columnWidths.map((width, column) => (summed.has(column) ? width + ROOM_OF_SUMS : width));
  const model = sheetOf(1);
  // Texts that wrap above the list have the room of the measured widths.
  const heights = model.rowHeights.map((height, line) => (line < list.row ? (rowHeights[line] ?? height) : height));
  return { ...model, columnWidths: widths, rowHeights: heights };
}
