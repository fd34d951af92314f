import type { Kysely } from 'kysely';

/** What an import brought that waits for somebody's word. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('import_job').addColumn('held', 'text').execute();
}
