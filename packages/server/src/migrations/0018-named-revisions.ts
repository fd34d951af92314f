import type { Kysely } from 'kysely';

/** Revisions of screens bear names that people give them; those that are there have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('screen_revision')
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
