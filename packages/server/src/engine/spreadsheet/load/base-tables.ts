import type { DuckDBConnection } from '@duckdb/node-api';
import { storedTypeOf } from '../plan/column-stats.ts';
import { quoteName } from './table-loader.ts';
import type { BaseTable } from '../plan/base-table.ts';

/** The tables of those names in a warehouse file, as they are there. */
export async function readBaseTables(connection: DuckDBConnection, names: readonly string[]): Promise<BaseTable[]> {
  const tables: BaseTable[] = [];
  for (const name of names) {
    const answer = await connection.runAndReadAll(
      'SELECT column_name AS name, data_type AS sql FROM duckdb_columns() WHERE table_name = $1 ORDER BY column_index',
      [name],
    );
    const columns = answer.getRowObjectsJson().map((column) => ({
      name: String(column['name']),
      stored: storedTypeOf(String(column['sql'])),
    }));
    tables.push(await measure(connection, name, columns));
  }
  return tables;
}

type TypedColumn = Omit<BaseTable['columns'][number], 'largest'>;

async function measure(connection: DuckDBConnection, name: string, columns: TypedColumn[]): Promise<BaseTable> {
  const isNumber = ({ stored }: TypedColumn) => stored.type === 'integer' || stored.type === 'decimal';
  const largest = columns.map((column) => (isNumber(column) ? `max(abs(${quoteName(column.name)}::DOUBLE))` : '0'));
  const answer = await connection.runAndReadAll(`SELECT count(*), ${largest.join(', ')} FROM ${quoteName(name)}`);
  const [rows, ...found] = answer.getRows()[0]!;
  return {
    name,
    columns: columns.map((column, index) => ({ ...column, largest: Number(found[index] ?? 0) })),
    rows: Number(rows),
  };
}
