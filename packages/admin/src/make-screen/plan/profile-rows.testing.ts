import { isNumericType, type Cell } from '@aj-report/contract';
import type { CorpusTable } from './corpus-columns.testing.ts';
import type { ColumnProfile, TableProfile } from './profile.ts';

/** Rows that a preview shows. */
const SAMPLES = 100;

/** The profile of rows in memory, as the service would count it. */
export function profileOf({ name, columns, rows }: CorpusTable): TableProfile {
  return {
    name,
    rows: rows.length,
    sample: rows
      .slice(0, SAMPLES)
      .map((row) => Object.fromEntries(columns.map((column, at) => [column.name, row[at] ?? null]))),
    columns: columns.map((column, at): ColumnProfile => {
      const filled = rows.map((row) => row[at] ?? null).filter((cell) => cell !== null && cell !== '');
      const isNumber = isNumericType(column.type);
      const ordered = isNumber ? filled.map(Number).toSorted((a, b) => a - b) : filled.map(String).toSorted();
      const isRanged = isNumber || column.type === 'date' || column.type === 'datetime';
      return {
        ...column,
        filled: filled.length,
        distinct: new Set(filled).size,
        min: isRanged ? (ordered[0] ?? null) : null,
        max: isRanged ? (ordered.at(-1) ?? null) : null,
        sum: isNumber ? filled.reduce<number>((sum, cell) => sum + Number(cell), 0) : null,
        samples: rows
          .slice(0, SAMPLES)
          .map((row): Cell => row[at] ?? null)
          .filter((cell) => cell !== null && cell !== ''),
      };
    }),
  };
}
