import { mkdir } from 'node:fs/promises';
import { DuckDBInstance } from '@duckdb/node-api';
import type { App } from '../app.ts';
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
  const fileName = `${versionId}.duckdb`;
  await writeTables(app, fileName, statements);
  const source = await app.db
    .selectFrom('dataSource')
    .where('sourceCode', '=', sourceCode)
    .select('id')
    .executeTakeFirstOrThrow();
  const createTime = app.clock.now().toISOString();
  await app.db
    .insertInto('dataSourceVersion')
    .values({ id: versionId, sourceId: source.id, fileName, tables: '[]', totalRows: 0, parts: '[]', createTime })
    .execute();
  await app.db.updateTable('dataSource').set({ currentVersionId: versionId }).where('id', '=', source.id).execute();
}
