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

/** What the nearest cell with a field below a head shows. */
function fieldBelow(head: PlanCell, cells: readonly PlanCell[]): Field | undefined {
  let nearest: PlanCell | undefined;
  for (const cell of cells) {
    const isBelow = cell.row >= head.row + head.rowSpan && cell.row < (nearest?.row ?? Infinity);
    const isInColumn = cell.column <= head.column && cell.column + cell.columnSpan > head.column;
    if (isBelow && isInColumn && fieldOf(cell)) nearest = cell;
  }
  return nearest && fieldOf(nearest);
}

function named({ source: { autoFilter } }: PlanCell, sheet: string, name: string): Field | undefined {
  const { setCode, field } = autoFilter ?? {};
  if (setCode !== undefined && field !== undefined) return { setCode, field };
  if (setCode === undefined && field === undefined) return undefined;
  throw new AppError('excel/template-invalid', { place: placeOf(sheet, name), reason: HALF_FIELD });
}

/** Finds by what viewers sort and filter at the heads of a sheet. @throws excel/template-invalid */
export function linkAutoFilters(cells: readonly PlanCell[], sheet: string): void {
  for (const cell of cells) {
    const { sort = false, filter = false } = cell.source.autoFilter ?? {};
    if (!sort && !filter) continue;
    const field = named(cell, sheet, cell.name) ?? fieldBelow(cell, cells);
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
