import { sql, type Kysely } from 'kysely';

/**
 * Links that work once stand encrypted beside the text of their mail. Texts that hold one are emptied; those that still
 * waited are given up, because their link was readable.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mail').addColumn('sealed_link', 'text').execute();
  await sql`
    update mail set text_body = '', html_body = '', next_time = null,
      failure = case when state = 'waiting' then 'Written before links were sealed: ask for it again' else failure end,
      state = case when state = 'waiting' then 'failed' else state end
    where template in ('verify', 'resetPassword', 'invitation')`.execute(db);
}
