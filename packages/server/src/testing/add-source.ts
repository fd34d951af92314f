import { mkdir } from 'node:fs/promises';
import { isNumericType, type SourceTable, type WarehouseKind } from '@aj-report/contract';
import { DuckDBInstance } from '@duckdb/node-api';
import type { App } from '../app.ts';
import { quoteClickhouseText } from '../engine/connector/rows/place-values.ts';
import { quoteName } from '../engine/connector/duckdb/warm-instances.ts';
import { readBaseTables } from '../engine/spreadsheet/load/base-tables.ts';
import type { ClickhouseWarehouse } from '../engine/warehouse/clickhouse-warehouse.ts';
import { makeDatabases, makeTable } from '../engine/warehouse/import-to-clickhouse.ts';
import { rowsTableOf } from '../engine/warehouse/warehouse-tables.ts';
import { warehouseFile, warehouseFolder } from '../engine/warehouse/warehouse-file.ts';
import { auditOfNew } from '../platform/audit.ts';

const ACTOR = { userId: 'test', loginName: 'test', realName: 'Test' };

/** Makes a table file in a service's warehouse by DuckDB statements. */
export async function writeTables(app: App, fileName: string, statements: readonly string[]): Promise<void> {
  await mkdir(warehouseFolder(app.config.dataDir), { recursive: true });
  const instance = await DuckDBInstance.create(warehouseFile(app.config.dataDir, fileName));
  const connection = await instance.connect();
  for (const statement of statements) await connection.run(statement);
  connection.closeSync();
  instance.closeSync();
}

/** Adds a ready data source whose tables these statements make. */
export async function addSource(app: App, sourceCode: string, statements: readonly string[]): Promise<void> {
  const id = app.ids.newId();
  const audit = auditOfNew(app, ACTOR);
  const row = {
    sourceCode,
    sourceName: `源 ${sourceCode}`,
    sourceType: 'spreadsheet',
    fileName: 'a.xlsx',
    fileSize: 1,
  };
  const state = { status: 'success', totalRows: 0, failure: null, warnings: '[]', currentVersionId: null };
  await app.db
    .insertInto('dataSource')
    .values({ id, ...row, ...state, ...audit })
    .execute();
  await replaceTables(app, sourceCode, statements);
}

/** Gives a source a new version of its tables, as a re-import does. */
export async function replaceTables(app: App, sourceCode: string, statements: readonly string[]): Promise<void> {
  const versionId = app.ids.newId();
  const file = `${versionId}.duckdb`;
  await writeTables(app, file, statements);
  const stored = app.clickhouse ? await copyToClickhouse(app, app.clickhouse, versionId, file) : undefined;
  const { fileName, tables } = stored ?? { fileName: file, tables: [] };
  const warehouse: WarehouseKind = stored ? 'clickhouse' : 'embedded';
  const source = await app.db
    .selectFrom('dataSource')
    .where('sourceCode', '=', sourceCode)
    .select('id')
    .executeTakeFirstOrThrow();
  const createTime = app.clock.now().toISOString();
  await app.db
    .insertInto('dataSourceVersion')
    .values({ id: versionId, sourceId: source.id, fileName, warehouse, ...contentOf(tables), createTime })
    .execute();
  await app.db.updateTable('dataSource').set({ currentVersionId: versionId }).where('id', '=', source.id).execute();
}

function contentOf(tables: readonly SourceTable[]) {
  return { tables: JSON.stringify(tables), totalRows: 0, parts: '[]' };
}

/** The tables of a file as an import of the same rows would make them in ClickHouse. */
async function copyToClickhouse(app: App, warehouse: ClickhouseWarehouse, versionId: string, file: string) {
  const fileName = warehouse.databaseOf(versionId, '1');
  await makeDatabases(warehouse, fileName);
  const instance = await DuckDBInstance.create(warehouseFile(app.config.dataDir, file));
  const connection = await instance.connect();
  const tables: SourceTable[] = [];
  // Imports know one kind of small integers.
  const small = await connection.runAndReadAll(
    "select table_name, column_name from duckdb_columns() where data_type = 'INTEGER' and not internal",
  );
  for (const [table, column] of small.getRows()) {
    await connection.run(`alter table ${quoteName(String(table))} alter ${quoteName(String(column))} type bigint`);
  }
  const names = await connection.runAndReadAll('select table_name from duckdb_tables() order by table_oid');
  for (const [index, [name]] of names.getRows().entries()) {
    const [base] = await readBaseTables(connection, [String(name)]);
    if (!base) continue;
    await makeTable(warehouse, fileName, index, { table: base.name, columns: base.columns });
    const columns = base.columns.map((column, at) => `${quoteName(column.name)}::varchar as c${at}`).join(', ');
    const rows = await connection.runAndReadAll(`select rowid as ord, ${columns} from ${quoteName(base.name)}`);
    const lines = rows.getRows().map(([ord, ...cells]) => {
      const values = cells.map((cell, at) => {
        if (cell === null) return 'null';
        return isNumericType(base.columns[at]!.stored.type) ? String(cell) : quoteClickhouseText(String(cell));
      });
      return `(${[String(ord), ...values].join(', ')})`;
    });
    const target = rowsTableOf(fileName, index, warehouse.address.cluster !== undefined);
    await warehouse.first.ask(`insert into ${target} values ${lines.join(', ')}`);
    const typed = base.columns.map((column) => ({ name: column.name, type: column.stored.type }));
    tables.push({ name: base.name, columns: typed, rows: base.rows });
  }
  connection.closeSync();
  instance.closeSync();
  return { fileName, tables };
}
