import type { Mapping, Table } from '@aj-report/contract';
import { nameOf } from './blank-name.ts';
import { isMeasure, toNumber } from './numbers.ts';

/** One corner of the web. */
export interface RadarSpoke {
  /** Name of the column. */
  readonly key: string;
  readonly label: string;
}

/** One outline: a row of the table. */
export interface RadarOutline {
  readonly name: string;
  /** Aligned to the spokes; null where there is no number. */
  readonly values: readonly (number | null)[];
  readonly row: number;
}

export interface RadarData {
  readonly spokes: readonly RadarSpoke[];
  readonly outlines: readonly RadarOutline[];
}

interface Column extends RadarSpoke {
  readonly index: number;
}

/** The columns with a number role, each once and in the order of the mapping; without any all columns of numbers. */
function toSpokes(table: Table, mapping: readonly Mapping[], name: number): Column[] {
  const columns = mapping.flatMap((entry): Column[] => {
    const index = table.columns.findIndex((column) => column.name === entry.field);
    const column = table.columns[index];
    if (!column || entry.role === 'name' || entry.role.startsWith('xAxis')) return [];
    return [{ index, key: column.name, label: entry.label || column.label || column.name }];
  });
  if (columns.length > 0) return columns.filter((one, i) => columns.findIndex(({ key }) => key === one.key) === i);
  return table.columns.flatMap((column, index) =>
    index !== name && isMeasure(table, index) ? [{ index, key: column.name, label: column.label || column.name }] : [],
  );
}

/**
 * A spoke per column of numbers and an outline per row; an empty name is `blank`.
 * @source domain-facts §2.3, row of the radar
 */
export function toRadarData(table: Table, mapping: readonly Mapping[], blank = ''): RadarData {
  const named = mapping.find(({ role }) => role === 'name' || role.startsWith('xAxis'));
  const name = named
    ? table.columns.findIndex((column) => column.name === named.field)
    : table.columns.findIndex((_, c) => !isMeasure(table, c));
  const spokes = toSpokes(table, mapping, name);
  const names = table.data[name];
  const outlines = Array.from({ length: table.rowCount }, (_, row) => ({
    name: names ? nameOf(names[row], blank) : String(row + 1),
    values: spokes.map(({ index }) => toNumber(table.data[index]?.[row])),
    row,
  }));
  return { spokes: spokes.map(({ key, label }) => ({ key, label })), outlines };
}
