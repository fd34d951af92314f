import type { Kysely } from 'kysely';

/** Walls: devices that were let in, and those that wait with a pairing code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('device')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('device_name', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('group_name', 'text', (column) => column.notNull())
    .addColumn('playlist_code', 'text', (column) => column.notNull())
    .addColumn('zoom', 'integer', (column) => column.notNull())
    .addColumn('rotation', 'integer', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('dark_from', 'text', (column) => column.notNull())
    .addColumn('dark_to', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text')
    .addColumn('token_time', 'text', (column) => column.notNull())
    .addColumn('next_hash', 'text')
    .addColumn('last_hash', 'text')
    .addColumn('last_end', 'text')
    .addColumn('version_no', 'integer', (column) => column.notNull())
    .addColumn('reloads', 'integer', (column) => column.notNull())
    .addColumn('identify_end', 'text')
    .addColumn('seen_time', 'text')
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('report', 'text', (column) => column.notNull())
    .addColumn('faults', 'text', (column) => column.notNull())
    .addColumn('approved_by', 'text', (column) => column.notNull())
    .addColumn('approved_time', 'text', (column) => column.notNull())
    .addColumn('create_by', 'text', (column) => column.notNull())
    .addColumn('create_time', 'text', (column) => column.notNull())
    .addColumn('update_by', 'text', (column) => column.notNull())
    .addColumn('update_time', 'text', (column) => column.notNull())
    .execute();
  for (const column of ['token_hash', 'next_hash', 'last_hash'])
    await db.schema.createIndex(`device_${column}`).on('device').column(column).unique().execute();
  await db.schema.createIndex('device_playlist').on('device').column('playlist_code').execute();
  await db.schema
    .createTable('device_pairing')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('create_time', 'text', (column) => column.notNull())
    .addColumn('expire_time', 'text', (column) => column.notNull())
    .execute();
}
