import type { Kysely } from 'kysely';

/** Dictionary steps, row rules and declared freshness of data sets; those that are there have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['transforms', 'row_rules']) {
    await db.schema
      .alterTable('data_set')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  }
  await db.schema.alterTable('data_set').addColumn('cache_seconds', 'integer').execute();
}
