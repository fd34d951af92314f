import type { Kysely } from 'kysely';

async function createRooms({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('edit_room')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    // Two people who come at the same time cannot begin two rooms.
    .addColumn('report_id', 'text', (column) => column.notNull().unique().references('report.id').onDelete('cascade'))
    .addColumn('base_revision', 'integer', (column) => column.notNull())
    .addColumn('base_seq', 'integer', (column) => column.notNull())
    .addColumn('last_seq', 'integer', (column) => column.notNull())
    .addColumn('dropped_seq', 'integer', (column) => column.notNull())
    .addColumn('saved_by', 'text', (column) => column.notNull())
    .addColumn('saved_by_client', 'text', (column) => column.notNull())
    .addColumn('create_time', 'text', (column) => column.notNull())
    .execute();
}

async function createEdits({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('room_edit')
    .addColumn('room_id', 'text', (column) => column.notNull().references('edit_room.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('edit_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('seen', 'integer', (column) => column.notNull())
    .addColumn('edit', 'text', (column) => column.notNull())
    .addColumn('create_time', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('room_edit_order', ['room_id', 'seq'])
    .addUniqueConstraint('room_edit_key', ['room_id', 'client_id', 'edit_id'])
    .execute();
}

async function createPeople({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('room_person')
    .addColumn('room_id', 'text', (column) => column.notNull().references('edit_room.id').onDelete('cascade'))
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('login_name', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('whereabouts', 'text', (column) => column.notNull())
    .addColumn('lease_until', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('room_person_key', ['room_id', 'client_id'])
    .execute();
}

/** Rooms of people who edit a screen together: their edits in order, and who is there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRooms(db);
  await createEdits(db);
  await createPeople(db);
}
