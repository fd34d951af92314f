import type { Kysely } from 'kysely';

/**
 * Grants that a host's own server asks for stand among the shares, so that whatever holds for a share holds for them.
 * One that is of a share goes with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable('report_share');
  await table()
    .addColumn('grant_flag', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await table()
    .addColumn('parent_id', 'text', (column) => column.references('report_share.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('report_share_parent').on('report_share').column('parent_id').execute();
}
