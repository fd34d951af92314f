import type { Mapping, Table } from '@aj-report/contract';
import { nameOf } from './blank-name.ts';
import { isMeasure, toNumber } from './numbers.ts';

/** One slice, stage or word. */
export interface NamedValue {
  readonly name: string;
  readonly value: number | null;
  /** Row of the table that it came from. */
  readonly row: number;
}

export interface NameValues {
  /** Name of the column of numbers. */
  readonly label: string;
  /** In the order of the rows. */
  readonly items: readonly NamedValue[];
}

/** Columns of names and numbers, -1 = none. The first name and the last other role win. */
function toColumns(table: Table, mapping: readonly Mapping[]): { name: number; value: number; label: string } {
  const indexOf = (entry: Mapping | undefined) => table.columns.findIndex(({ name }) => name === entry?.field);
  const isName = ({ role }: Mapping) => role === 'name' || role.startsWith('xAxis');
  const chosen = mapping.find(isName);
  const measured = mapping.findLast((entry) => !isName(entry));
  const all = table.columns.map((_, c) => c);
  const name = chosen ? indexOf(chosen) : all.findIndex((c) => c !== indexOf(measured) && !isMeasure(table, c));
  const value = measured ? indexOf(measured) : all.findIndex((c) => c !== name && isMeasure(table, c));
  const column = table.columns[value];
  return { name, value, label: measured?.label || column?.label || column?.name || measured?.field || '' };
}

/**
 * Names with one number each, in row order. An empty name is `blank`; where no column gives names, rows are counted.
 * @source domain-facts §2.3, row of the pie chart
 */
export function toNameValues(table: Table, mapping: readonly Mapping[], blank = ''): NameValues {
  const columns = toColumns(table, mapping);
  const names = table.data[columns.name];
  const values = table.data[columns.value];
  const items = Array.from({ length: table.rowCount }, (_, row) => ({
    name: names ? nameOf(names[row], blank) : String(row + 1),
    value: toNumber(values?.[row]),
    row,
  }));
  return { label: columns.label, items };
}
