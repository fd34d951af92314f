import type { Kysely } from 'kysely';

/** Data sets remember what their columns are; those that are there know nothing yet, and their columns are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('data_set')
    .addColumn('field_settings', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
