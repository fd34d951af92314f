import { sql, type Kysely } from 'kysely';

/** How a file is imported, which files a version is made of, and what became of every import. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('import_job')
    .addColumn('options', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  await schema
    .alterTable('data_source_version')
    .addColumn('parts', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await schema
    .createTable('import_record')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('source_id', 'text', (column) => column.notNull().references('data_source.id').onDelete('cascade'))
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('file_size', 'bigint', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('added_rows', 'bigint', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('create_by', 'text', (column) => column.notNull())
    .addColumn('create_time', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('import_record_source').on('import_record').columns(['source_id', 'create_time']).execute();
  await sql`
    INSERT INTO import_record (id, source_id, mode, file_name, file_size, outcome, added_rows, failure, create_by, create_time)
    SELECT version.id, version.source_id, 'replace', source.file_name, source.file_size, 'success', version.total_rows,
      NULL, source.update_by, version.create_time
    FROM data_source_version version JOIN data_source source ON source.current_version_id = version.id
  `.execute(db);
}
