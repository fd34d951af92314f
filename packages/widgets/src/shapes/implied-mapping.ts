import { isNumericType, type Mapping, type Table } from '@aj-report/contract';

/**
 * Mapping of a table that nobody mapped: the sample's roles for the columns that bear the sample's names,
 * and the role of the sample's last field for every further column of numbers where several fields may take it.
 * None of the names there = no mapping.
 */
export function toImpliedMapping(
  table: Table,
  sample: readonly Mapping[],
  slots: Readonly<Record<string, { readonly many?: boolean }>>,
): readonly Mapping[] {
  const names = new Set(table.columns.map((column) => column.name));
  const known = sample.filter((entry) => names.has(entry.field));
  if (known.length === 0) return [];
  const role = sample.at(-1)?.role ?? 'series';
  if (slots[role]?.many !== true) return known;
  const mapped = new Set(known.map((entry) => entry.field));
  const extra = table.columns
    .filter((column) => isNumericType(column.type) && !mapped.has(column.name))
    .map((column) => ({ role, field: column.name }));
  return [...known, ...extra];
}
