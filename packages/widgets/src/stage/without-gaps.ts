import type { AskedGroup, Cell, Table } from '@aj-report/contract';

/**
 * An answer by hours of the day or weekdays with those between its first and its last of which there are no rows: on an
 * axis of names, 9 o'clock would stand beside 12. Nothing was counted there, and nothing else is known of them. Answers
 * that stand in another order, or of which this is a page, stay as they are.
 */
export function withoutGaps(table: Table, { by, measures }: AskedGroup): Table {
  const [key, ...others] = by;
  const isCyclic = key?.grain === 'hourOfDay' || key?.grain === 'weekday';
  if (!isCyclic || others.length > 0 || table.total !== undefined) return table;
  const keyAt = table.columns.findIndex(({ name }) => name === key.as);
  const periods = (table.data[keyAt] ?? []).filter((cell) => cell !== null).map(Number);
  const isAscending = periods.every((period, at) => at === 0 || period > periods[at - 1]!);
  if (periods.length < 2 || !isAscending) return table;
  const [first, last] = [periods[0]!, periods.at(-1)!];
  const all = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  if (all.length === periods.length) return table;
  const counts = new Set(measures.filter(({ aggregation }) => COUNTS.has(aggregation)).map(({ as }) => as));
  // Rows without a time come last in the order of time.
  const rest = table.rowCount - periods.length;
  const data = table.data.map((cells, column): Cell[] => {
    const isCounted = counts.has(table.columns[column]!.name);
    const filled = all.map((period): Cell => {
      if (column === keyAt) return period;
      const row = periods.indexOf(period);
      return row < 0 ? (isCounted ? 0 : null) : (cells[row] ?? null);
    });
    return rest > 0 ? [...filled, ...cells.slice(-rest)] : filled;
  });
  return { ...table, data, rowCount: all.length + rest };
}

const COUNTS: ReadonlySet<string> = new Set(['count', 'countDistinct']);
