import { AppError, argumentOf, keyPairsOf, returnsOf, type Cell, type Table } from '@aj-report/contract';
import type { RowCall, RowFunction } from '../calc-function.types.ts';
import { toCell, toDecimal } from '../../condition/decimal.ts';
import { columnNamed } from '../row-call.ts';

/** One text for all keys that count as equal: trimmed, numbers by value. Undefined for a key with an empty part. */
function keyOf(cells: readonly Cell[]): string | undefined {
  const parts = cells.map((cell) => {
    const number = toDecimal(cell);
    return number ? String(toCell(number)) : String(cell ?? '').trim();
  });
  return parts.includes('') ? undefined : JSON.stringify(parts);
}

/** Row number by key; of rows with the same key the first. */
function indexOf(columns: readonly (readonly Cell[])[], rowCount: number): ReadonlyMap<string, number> {
  const rows = new Map<string, number>();
  for (let row = 0; row < rowCount; row++) {
    const key = keyOf(columns.map((cells) => cells[row] ?? null));
    if (key !== undefined && !rows.has(key)) rows.set(key, row);
  }
  return rows;
}

function remoteColumn(call: RowCall, remote: Table, field: string): number {
  const at = remote.columns.findIndex((column) => column.name === field);
  if (at >= 0) return at;
  const known = remote.columns.map((column) => column.name).join(', ');
  const set = argumentOf(call.calculation, 'lookupSetCode');
  throw new AppError('calc/lookup-field-unknown', { row: call.row, field, set, known });
}

export const lookup: RowFunction = {
  stage: 'row',
  run(call) {
    const { calculation, table } = call;
    const remote = call.lookup(argumentOf(calculation, 'lookupSetCode'));
    const pairs = keyPairsOf(argumentOf(calculation, 'lookupFields')) ?? [];
    const local = pairs.map((pair) => columnNamed(call, pair.local).cells);
    const keys = pairs.map((pair) => remote.data[remoteColumn(call, remote, pair.remote)] ?? []);
    const found = indexOf(keys, remote.rowCount);
    const rows = Array.from({ length: table.rowCount }, (_, row) =>
      found.get(keyOf(local.map((cells) => cells[row] ?? null)) ?? ''),
    );
    const alias = argumentOf(calculation, 'alias');
    for (const { name, as = name } of returnsOf(argumentOf(calculation, 'returnFields')) ?? []) {
      const at = remoteColumn(call, remote, name);
      const cells = rows.map((row) => (row === undefined ? null : (remote.data[at]?.[row] ?? null)));
      const type = remote.columns[at]?.type ?? 'string';
      table.add({ name: table.find(as) ? `${alias}_${as}` : as, type, cells });
    }
  },
};
