import type { Insertable, Updateable } from 'kysely';
import { keptRead } from '../../platform/kept-read.ts';
import type { DataSourceTable, Db } from '../../platform/schema.ts';

export async function insertSource(db: Db, row: Insertable<DataSourceTable>): Promise<void> {
  await db.insertInto('dataSource').values(row).execute();
}

export async function changeSource(db: Db, id: string, values: Updateable<DataSourceTable>): Promise<void> {
  await db.updateTable('dataSource').set(values).where('id', '=', id).execute();
}

/** A source of any kind with what is needed to reach it. */
export function findConnection(db: Db, id: string) {
  return db
    .selectFrom('dataSource')
    .where('id', '=', id)
    .select(['id', 'sourceCode', 'sourceName', 'sourceType', 'sourceConfig', 'sourceSecrets', 'updateTime'])
    .executeTakeFirst();
}

export async function removeSource(db: Db, id: string): Promise<void> {
  await db.deleteFrom('dataSource').where('id', '=', id).execute();
}

/** Sources by their codes, each with the tables of its current version. */
export const readSources = keptRead((db, codes) =>
  db
    .selectFrom('dataSource')
    .leftJoin('dataSourceVersion', 'dataSourceVersion.id', 'dataSource.currentVersionId')
    .where('sourceCode', 'in', [...codes])
    .select(['sourceCode', 'sourceName', 'status', 'currentVersionId', 'dataSourceVersion.fileName as tableFile'])
    .select(['dataSourceVersion.warehouse', 'dataSourceVersion.tables'])
    .select(['dataSource.id', 'sourceType', 'sourceConfig', 'sourceSecrets', 'updateTime']),
);
