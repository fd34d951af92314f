import type { Kysely } from 'kysely';

/** Where the tables of imports lie; those that are there lie in the embedded warehouse. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['data_source_version', 'import_job']) {
    await db.schema
      .alterTable(table)
      .addColumn('warehouse', 'text', (column) => column.notNull().defaultTo('embedded'))
      .execute();
  }
}
