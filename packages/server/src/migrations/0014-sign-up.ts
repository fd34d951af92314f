import type { Kysely } from 'kysely';

async function createCounters(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_turn')
    .addColumn('subject', 'text', (column) => column.primaryKey().notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('mails', 'bigint', (column) => column.notNull())
    .addColumn('last_time', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('used_captcha')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('expire_time', 'text', (column) => column.notNull())
    .execute();
}

/** What a sign-up waits with until its link is opened, how often an address was mailed, challenges that were answered, and from where sessions come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCounters(db);
  for (const name of ['password_hash', 'real_name']) {
    await db.schema.alterTable('one_time_token').addColumn(name, 'text').execute();
  }
  for (const name of ['address', 'user_agent']) {
    await db.schema
      .alterTable('access_session')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
}
