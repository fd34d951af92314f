import type { Kysely } from 'kysely';

/** How external data sources are reached; those that are there are spreadsheets and have nothing of the kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['source_config', 'source_secrets']) {
    await db.schema
      .alterTable('data_source')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
}
