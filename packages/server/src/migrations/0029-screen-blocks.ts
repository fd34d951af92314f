import type { Kysely } from 'kysely';

/** Blocks: widgets that people keep to use them again on other screens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('screen_block')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('block_name', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('shared', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('set_codes', 'text', (column) => column.notNull())
    .addColumn('map_codes', 'text', (column) => column.notNull())
    .addColumn('widget_count', 'integer', (column) => column.notNull())
    .addColumn('width', 'double precision', (column) => column.notNull())
    .addColumn('height', 'double precision', (column) => column.notNull())
    .addColumn('picture_id', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('create_by', 'text', (column) => column.notNull())
    .addColumn('create_time', 'text', (column) => column.notNull())
    .addColumn('update_by', 'text', (column) => column.notNull())
    .addColumn('update_time', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('screen_block_owner').on('screen_block').columns(['owner_id', 'shared']).execute();
  await db.schema.createIndex('screen_block_picture').on('screen_block').column('picture_id').execute();
}
