import { sql, type Kysely } from 'kysely';

/** One table for all work in the background; imports keep what only they need, and those that are open become jobs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('job')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('input', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('progress', 'real', (column) => column.notNull())
    .addColumn('rows_done', 'bigint', (column) => column.notNull())
    .addColumn('cancel_flag', 'integer', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_time', 'text', (column) => column.notNull())
    .addColumn('lease_holder', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('failure', 'text')
    .addColumn('file_id', 'text')
    .addColumn('file_name', 'text')
    .addColumn('file_size', 'bigint')
    .addColumn('create_time', 'text', (column) => column.notNull())
    .addColumn('start_time', 'text')
    .addColumn('end_time', 'text')
    .execute();
  await schema.createIndex('job_status').on('job').columns(['status', 'create_time']).execute();
  await schema.createIndex('job_owner').on('job').columns(['owner_id', 'create_time']).execute();
  await sql`
    insert into job (id, kind, owner_id, owner, title, input, status, progress, rows_done, cancel_flag, attempts,
      next_time, create_time)
    select import.id, 'import', coalesce(person.id, ''), import.create_by, import.file_name, '{}', 'waiting', 0, 0, 0,
      import.attempts, import.create_time, import.create_time
    from import_job import left join access_user person on person.login_name = import.create_by
    where import.state in ('waiting', 'running')
  `.execute(db);
  for (const column of ['rows_done', 'update_time']) {
    await schema.alterTable('import_job').dropColumn(column).execute();
  }
}
