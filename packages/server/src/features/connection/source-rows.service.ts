import type { Insertable, Updateable } from 'kysely';
import type { DataSourceTable, Db } from '../../platform/schema.ts';
import * as store from './connection.store.ts';

/** A new source of any kind. */
export function insertSourceRow(db: Db, row: Insertable<DataSourceTable>): Promise<void> {
  return store.insertSource(db, row);
}

export function changeSourceRow(db: Db, id: string, values: Updateable<DataSourceTable>): Promise<void> {
  return store.changeSource(db, id, values);
}

export function removeSourceRow(db: Db, id: string): Promise<void> {
  return store.removeSource(db, id);
}
