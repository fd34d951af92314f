import type { Kysely } from 'kysely';

/** Table, group fields and calculation rows of data sets; those that are there have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const empty = { table_name: '', group_fields: '[]', calculations: '[]' };
  for (const [name, value] of Object.entries(empty)) {
    await db.schema
      .alterTable('data_set')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(value))
      .execute();
  }
}
