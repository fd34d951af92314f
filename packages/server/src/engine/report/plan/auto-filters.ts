import { AppError, type ExcelCellAutoFilter, type Text } from '@aj-report/contract';
import { placeOf } from '../report-fault.ts';
import type { PlanCell, SheetPlan } from './plan.types.ts';

const NO_FIELD: Text = {
  zh: '下方没有显示字段的单元格，请为排序和筛选指定字段',
  en: 'no cell below it shows a field: say by which field viewers sort and filter',
};
const HALF_FIELD: Text = {
  zh: '排序和筛选的数据集与字段要一起指定',
  en: 'the data set and the field of sorting and filtering are given together',
};

type Field = Pick<ExcelCellAutoFilter, 'setCode' | 'field'>;

function fieldOf({ set, fields: [field] }: PlanCell): Field | undefined {
  return set === undefined || field === undefined ? undefined : { setCode: set, field };
}

/** Cells with a field, from top to bottom, by each of the columns. */
function fieldCells(columns: readonly number[], cells: readonly PlanCell[]): ReadonlyMap<number, readonly PlanCell[]> {
  const byColumn = new Map<number, PlanCell[]>(columns.map((column) => [column, []]));
  for (const cell of cells) {
    if (!fieldOf(cell)) continue;
    for (let at = 0; at < cell.columnSpan; at++) byColumn.get(cell.column + at)?.push(cell);
  }
  for (const column of byColumn.values()) column.sort((a, b) => a.row - b.row);
  return byColumn;
}

/** What the first of a column's cells in a row or below it shows. */
function fieldFrom(row: number, column: readonly PlanCell[]): Field | undefined {
  let [low, high] = [0, column.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (column[middle]!.row < row) low = middle + 1;
    else high = middle;
  }
  const cell = column[low];
  return cell && fieldOf(cell);
}

function named({ source: { autoFilter } }: PlanCell, sheet: string, name: string): Field | undefined {
  const { setCode, field } = autoFilter ?? {};
  if (setCode !== undefined && field !== undefined) return { setCode, field };
  if (setCode === undefined && field === undefined) return undefined;
  throw new AppError('excel/template-invalid', { place: placeOf(sheet, name), reason: HALF_FIELD });
}

/** Finds by what viewers sort and filter at the heads of a sheet. @throws excel/template-invalid */
export function linkAutoFilters(cells: readonly PlanCell[], sheet: string): void {
  const heads = cells.filter(({ source: { autoFilter } }) => autoFilter?.sort || autoFilter?.filter);
  const byColumn = fieldCells(
    heads.map(({ column }) => column),
    cells,
  );
  for (const cell of heads) {
    const { sort = false, filter = false } = cell.source.autoFilter ?? {};
    const field = named(cell, sheet, cell.name) ?? fieldFrom(cell.row + cell.rowSpan, byColumn.get(cell.column) ?? []);
    if (!field) throw new AppError('excel/template-invalid', { place: placeOf(sheet, cell.name), reason: NO_FIELD });
    cell.autoFilter = { ...field, sort, filter };
  }
}

/** Viewers sort and filter rows that the report shows. @throws excel/template-invalid */
export function checkAutoFilters(
  { cells, sheet }: Pick<SheetPlan, 'cells' | 'sheet'>,
  setCodes: readonly string[],
): void {
  const foreign = cells.find(({ autoFilter }) => autoFilter && !setCodes.includes(autoFilter.setCode));
  if (!foreign) return;
  const code = foreign.autoFilter?.setCode;
  const reason = {
    zh: `排序和筛选的数据集“${code}”没有被任何单元格用到`,
    en: `no cell shows the data set "${code}" that viewers would sort and filter`,
  };
  throw new AppError('excel/template-invalid', { place: placeOf(sheet.name, foreign.name), reason });
}
