import type { Kysely } from 'kysely';

/** Playlists: what walls show in turn. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('playlist')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('playlist_code', 'text', (column) => column.notNull().unique())
    .addColumn('playlist_name', 'text', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('enable_flag', 'integer', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('notice', 'text')
    .addColumn('create_by', 'text', (column) => column.notNull())
    .addColumn('create_time', 'text', (column) => column.notNull())
    .addColumn('update_by', 'text', (column) => column.notNull())
    .addColumn('update_time', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('playlist_item')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('playlist_id', 'text', (column) => column.notNull().references('playlist.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('report_id', 'text', (column) => column.references('report.id').onDelete('cascade'))
    .addColumn('item', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('playlist_item_playlist').on('playlist_item').columns(['playlist_id', 'position']).execute();
  await schema.createIndex('playlist_item_report').on('playlist_item').column('report_id').execute();
}
