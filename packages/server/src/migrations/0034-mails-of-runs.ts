import type { Kysely } from 'kysely';

/** Mails know the run of a schedule that wrote them; those that are there do not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mail').addColumn('schedule_run_id', 'text').execute();
  await db.schema.createIndex('mail_schedule_run').on('mail').column('schedule_run_id').execute();
}
