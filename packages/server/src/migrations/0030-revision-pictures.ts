import type { Kysely } from 'kysely';

/** Revisions of screens have pictures; those that are there have none yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('screen_revision')
    .addColumn('picture_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('screen_revision_picture').on('screen_revision').column('picture_id').execute();
}
