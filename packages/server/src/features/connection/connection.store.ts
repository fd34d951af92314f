import type { Insertable, Updateable } from 'kysely';
import type { DataSourceTable, Db } from '../../platform/schema.ts';

export async function insertConnection(db: Db, row: Insertable<DataSourceTable>): Promise<void> {
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
