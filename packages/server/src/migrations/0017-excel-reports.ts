import type { Kysely } from 'kysely';

/** Templates of Excel reports, one row a saved revision; the report itself says which one is published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('excel_revision')
    .addColumn('report_id', 'text', (column) => column.notNull().references('report.id').onDelete('cascade'))
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('set_codes', 'text', (column) => column.notNull())
    .addColumn('create_by', 'text', (column) => column.notNull())
    .addColumn('create_time', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('excel_revision_key', ['report_id', 'revision'])
    .execute();
}
