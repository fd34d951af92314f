import type { Kysely } from 'kysely';

/** Revisions of Excel reports bear names that people give them; those that are there have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('excel_revision')
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
