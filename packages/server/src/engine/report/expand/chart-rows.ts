import { AppError, LIMITS, type Cell, type ExcelChart, type Table } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import type { GridChart } from '../grid.types.ts';
import type { PlanCell } from '../plan/plan.types.ts';
import { placeOf } from '../report-fault.ts';
import { sumOf } from './aggregate.ts';
import type { Place, SheetContext } from './context.ts';
import type { RowNumbers } from './set-data.ts';
import { Values } from './values.ts';

interface ChartColumn {
  readonly name: string;
  readonly values: readonly Cell[];
  /** Numbers of it are added where the other fields are equal. */
  readonly isMeasure: boolean;
}

function columnsOf({ widget, setCode, mapping }: ExcelChart, cell: PlanCell, context: SheetContext): ChartColumn[] {
  const slots = declarations[widget]?.slots ?? {};
  const fields = [...new Set(mapping.map(({ field }) => field))];
  return fields.map((name) => ({
    name,
    values: context.valuesOf(setCode, name, cell.name),
    isMeasure: mapping.every(({ field, role }) => field !== name || slots[role]?.kind === 'measure'),
  }));
}

/** Rows that are equal in all fields but the measures, in order of first appearance. */
function groupsOf(rows: RowNumbers, columns: readonly ChartColumn[]): RowNumbers[] {
  const keys = columns.filter(({ isMeasure }) => !isMeasure);
  const groups = new Map<string, number[]>();
  for (const row of rows) {
    const key = JSON.stringify(keys.map(({ values }) => values[row] ?? null));
    const known = groups.get(key);
    if (known) known.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

/** How the chart of a cell gets the rows of its place; undefined of a cell without one. */
export function chartMaker(cell: PlanCell, context: SheetContext): ((place: Place) => GridChart) | undefined {
  const { chart } = cell.source;
  if (!chart) return undefined;
  const { widget, setCode, mapping, props = {} } = chart;
  const columns = columnsOf(chart, cell, context);
  const values = new Values(context);
  const limit = LIMITS.excelChartRowsMax;
  return (place) => {
    const groups = groupsOf(values.filter(context.rowsAt(place, setCode), setCode, place, cell), columns);
    if (groups.length > limit) {
      throw new AppError('excel/chart-too-many-rows', { place: placeOf(context.plan.sheet.name, cell.name), limit });
    }
    const table: Table = {
      columns: columns.map(({ name }) => ({ name, type: context.setOf(setCode).typeOf(name) })),
      data: columns.map((column) =>
        groups.map((rows) => (column.isMeasure ? sumOf(column.values, rows) : (column.values[rows[0] ?? -1] ?? null))),
      ),
      rowCount: groups.length,
    };
    return { widget, mapping, props, table };
  };
}
