import type { CreateTableBuilder, Kysely } from 'kysely';

type Table = CreateTableBuilder<string, never>;

function make(db: Kysely<unknown>, name: string, texts: readonly string[]): Table {
  const table = db.schema.createTable(name) as unknown as Table;
  const keyed = table.addColumn('id', 'text', (column) => column.primaryKey().notNull()) as Table;
  return texts.reduce((built, text) => built.addColumn(text, 'text', (column) => column.notNull()) as Table, keyed);
}

async function createAuditLog(db: Kysely<unknown>): Promise<void> {
  const texts = ['login_name', 'endpoint', 'record_key', 'address', 'result', 'create_time'];
  await make(db, 'audit_record', texts).addColumn('user_id', 'text').execute();
  await db.schema.createIndex('audit_record_time').on('audit_record').column('create_time').execute();
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  const texts = ['template', 'language', 'recipient', 'subject', 'text_body', 'html_body', 'state', 'create_time'];
  await make(db, 'mail', texts)
    .addColumn('attempts', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('failure', 'text')
    .addColumn('next_time', 'text')
    .addColumn('sent_time', 'text')
    .execute();
  await db.schema.createIndex('mail_state').on('mail').columns(['state', 'next_time']).execute();
}

/** The audit log, the outbox of mails, and the bin of data sets and reports; those that are there are in none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAuditLog(db);
  await createOutbox(db);
  for (const table of ['data_set', 'report']) {
    await db.schema
      .alterTable(table)
      .addColumn('delete_flag', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    for (const name of ['delete_by', 'delete_time']) {
      await db.schema
        .alterTable(table)
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    }
  }
}
