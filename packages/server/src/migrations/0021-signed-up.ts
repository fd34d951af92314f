import { sql, type Kysely } from 'kysely';

/** Who signed up differs from who was invited; until now a sign-up was known by being its own creator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('access_user')
    .addColumn('signed_up', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update access_user set signed_up = 1 where create_by = email`.execute(db);
}
