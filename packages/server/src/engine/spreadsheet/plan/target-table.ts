import { typeOfNotation, type ColumnType, type Notation, type TableChange } from '@aj-report/contract';
import { widenStored, type StoredType } from './column-stats.ts';
import { ImportFault } from '../import-fault.ts';
import type { ColumnTypes } from './import-workbook.types.ts';
import type { PlannedColumn, SheetPlan } from './sheet-analysis.ts';
import type { BaseTable } from './base-table.ts';

/** A column of the table that a sheet goes into. */
export interface TargetColumn {
  readonly name: string;
  readonly stored: StoredType;
  /** The sheet's column that fills it, counted from 0; undefined = the sheet has none, the rows are empty there. */
  readonly from: number | undefined;
  /** Values may not be what the column is for and are looked at one by one. */
  readonly isFitted: boolean;
  /** How its texts write numbers or days, where that was chosen. */
  readonly notation?: Notation;
  /** Texts such as NA in it say that there is no value. */
  readonly hasEmptyMarks?: boolean;
}

export interface TargetTable {
  readonly name: string;
  readonly columns: readonly TargetColumn[];
  /** The table whose rows stay. */
  readonly base?: BaseTable;
}

/** A new table of the sheet's columns. @throws spreadsheet/column-unknown */
export function toNewTable(name: string, sheet: string, plan: SheetPlan, chosen: ColumnTypes): TargetTable {
  for (const column of Object.keys(chosen)) {
    if (plan.columns.some((planned) => planned.name === column)) continue;
    const columns = plan.columns.map((planned) => planned.name).join(', ');
    throw new ImportFault('spreadsheet/column-unknown', { sheet, column, columns });
  }
  const taken = [...plan.columns.entries()].filter(([, { isLeftOut }]) => !isLeftOut);
  return { name, columns: taken.map(([index, column]) => toColumn(column, index, chosen)) };
}

function toColumn(planned: PlannedColumn, from: number, chosen: ColumnTypes): TargetColumn {
  const { name, stored, stats, notation, hasEmptyMarks, fits } = planned;
  const marks = { ...(notation ? { notation } : {}), ...(hasEmptyMarks ? { hasEmptyMarks } : {}) };
  const written = notation && typeOfNotation(notation, stats.hasMoments);
  const isChosen = Object.hasOwn(chosen, name);
  if (fits && !isChosen) return { name, stored: fits, from, isFitted: true, ...marks };
  const type = isChosen ? chosen[name] : written;
  return { name, stored: type ? stats.storedAs(type) : stored, from, isFitted: type !== undefined, ...marks };
}

/**
 * The table with the sheet's columns added: columns belong together by their names, without case.
 * @throws spreadsheet/append-no-column when they share none
 */
export function toAppended(base: BaseTable, sheet: string, plan: SheetPlan, chosen: ColumnTypes): TargetTable {
  // An empty column goes on filling the one that an earlier import made of it.
  const usable = [...plan.columns.entries()].filter(([, { isLeftOut, isEmpty }]) => !isLeftOut || isEmpty);
  const places = new Map(usable.map(([index, { name }]) => [name.toLowerCase(), index]));
  const kept = base.columns.map(({ name, stored, largest }): TargetColumn => {
    const from = places.get(name.toLowerCase());
    const added = from === undefined ? undefined : plan.columns[from];
    places.delete(name.toLowerCase());
    const { notation, hasEmptyMarks } = added ?? {};
    const widened = added ? widenStored(stored, largest, added.stats) : stored;
    const column = { name, stored: widened, from, isFitted: true };
    return { ...column, ...(notation ? { notation } : {}), ...(hasEmptyMarks ? { hasEmptyMarks } : {}) };
  });
  if (kept.every(({ from }) => from === undefined)) {
    const columns = base.columns.map(({ name }) => name).join(', ');
    throw new ImportFault('spreadsheet/append-no-column', { sheet, table: base.name, columns });
  }
  const brought = [...places.values()].filter((index) => !plan.columns[index]!.isLeftOut);
  const added = brought.map((index) => toColumn(plan.columns[index]!, index, chosen));
  return { name: base.name, columns: [...kept, ...added], base };
}

/** What adding rows changes in a table: columns that the sheet lacks, brings, or needs wider; undefined for nothing. */
export function toChange({ name, columns, base }: TargetTable): TableChange | undefined {
  if (!base)
    return { table: name, change: 'added', columns: columns.map((column) => toColumnChange(column, undefined)) };
  const before = new Map(base.columns.map((column) => [column.name, column.stored.type]));
  const changed = columns.filter(({ from, stored, ...column }) => {
    return from === undefined || before.get(column.name) !== stored.type;
  });
  if (changed.length === 0) return undefined;
  return {
    table: name,
    change: 'kept',
    columns: changed.map((column) => toColumnChange(column, before.get(column.name))),
  };
}

function toColumnChange(
  { name, stored, from }: TargetColumn,
  before: ColumnType | undefined,
): TableChange['columns'][number] {
  return { name, ...(before ? { before } : {}), ...(from === undefined ? {} : { after: stored.type }) };
}
