import type { Insertable } from 'kysely';
import type { AuditRecordTable } from './schema-access.ts';
import type { Db } from './schema.ts';

/** They may be there already: a connection can break after the database wrote and before it said so. */
export async function insertLines(db: Db, lines: readonly Insertable<AuditRecordTable>[]): Promise<void> {
  await db
    .insertInto('auditRecord')
    .values([...lines])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function forgetLines(db: Db, before: string): Promise<void> {
  await db.deleteFrom('auditRecord').where('createTime', '<', before).execute();
}
