import type { DuckDBConnection } from '@duckdb/node-api';
import type { PlainText } from '../cell/cell-sink.ts';
import type { TableOptions } from './load-target.ts';
import { quoteName } from './table-loader.ts';
import { toTextQuery } from './text-statement.ts';

const PROGRESS_MS = 200;

/**
 * Has the engine itself read a plain text into its table.
 * @param onProgress rows so far
 * @returns false where the file is not one that it reads as we do; then nothing was changed
 */
export async function loadText(
  connection: DuckDBConnection,
  { target, plan }: TableOptions,
  text: PlainText,
  onProgress: (rows: number) => void,
): Promise<boolean> {
  const query = toTextQuery(text, plan, target);
  if (query === undefined || needsWidening(target)) return false;
  const table = quoteName(target.name);
  const definitions = target.columns.map(({ name, stored }) => `${quoteName(name)} ${stored.sql}`);
  const tick = setInterval(() => onProgress(Math.min(plan.rows, rowsOf(connection))), PROGRESS_MS);
  await connection.run('BEGIN TRANSACTION');
  try {
    if (!target.base) await connection.run(`CREATE TABLE ${table} (${definitions.join(', ')})`);
    const { rowsChanged } = await connection.run(`INSERT INTO ${table} ${query}`);
    if (rowsChanged === plan.rows) {
      await connection.run('COMMIT');
      return true;
    }
  } catch {
    // Its reader and ours differ about the file after all: the reading of ours decides.
  } finally {
    clearInterval(tick);
  }
  await connection.run('ROLLBACK');
  return false;
}

function rowsOf(connection: DuckDBConnection): number {
  return Number(connection.progress.rows_processed);
}

/** Whether the table that is there lacks columns or has too narrow ones. */
function needsWidening({ base, columns }: TableOptions['target']): boolean {
  if (!base) return false;
  const had = new Map(base.columns.map(({ name, stored }) => [name, stored.sql]));
  return columns.some(({ name, stored }) => had.get(name) !== stored.sql);
}
