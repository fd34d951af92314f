import type { Kysely } from 'kysely';

/** Stored pictures of reports, and what a report without one is drawn of; those that are there have neither yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('report_picture')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('create_time', 'text', (column) => column.notNull())
    .execute();
  for (const name of ['picture_id', 'outline']) {
    await db.schema
      .alterTable('report')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await db.schema
    .alterTable('report')
    .addColumn('picture_revision', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('report_picture_id').on('report').column('picture_id').execute();
}
