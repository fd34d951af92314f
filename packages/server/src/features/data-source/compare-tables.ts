import type { SourceTable, TableChange } from '@aj-report/contract';

/** What a new import changes in the tables of a source, in the order of the old ones; unchanged columns are left out. */
export function compareTables(before: readonly SourceTable[], after: readonly SourceTable[]): TableChange[] {
  const kept = before.map((table) =>
    compareTable(
      table,
      after.find((other) => other.name === table.name),
    ),
  );
  const known = new Set(before.map((table) => table.name));
  const added = after.filter((table) => !known.has(table.name)).map(toAdded);
  return [...kept, ...added].filter(({ change, columns }) => change !== 'kept' || columns.length > 0);
}

function toAdded({ name, columns }: SourceTable): TableChange {
  return {
    table: name,
    change: 'added',
    columns: columns.map(({ name: column, type }) => ({ name: column, after: type })),
  };
}

function compareTable({ name, columns }: SourceTable, after: SourceTable | undefined): TableChange {
  if (!after) {
    return {
      table: name,
      change: 'removed',
      columns: columns.map((column) => ({ name: column.name, before: column.type })),
    };
  }
  const types = new Map(after.columns.map((column) => [column.name, column.type]));
  const old = columns.flatMap(({ name: column, type }) => {
    const now = types.get(column);
    types.delete(column);
    if (now === type) return [];
    return [{ name: column, before: type, ...(now === undefined ? {} : { after: now }) }];
  });
  const added = [...types].map(([column, type]) => ({ name: column, after: type }));
  return { table: name, change: 'kept', columns: [...old, ...added] };
}

/** Whether something is gone or of another type, so that somebody should look before it is taken over. */
export function isBreaking(changes: readonly TableChange[]): boolean {
  return changes.some(
    ({ change, columns }) =>
      change === 'removed' || (change === 'kept' && columns.some((one) => one.before !== undefined)),
  );
}
