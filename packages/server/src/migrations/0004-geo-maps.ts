import type { Kysely } from 'kysely';

const TEXTS = ['name_zh', 'name_en', 'file_name', 'checksum', 'file_id', 'original_id', 'outline', 'regions'];
const NUMBERS = ['region_count', 'original_points', 'points', 'original_bytes', 'bytes'];
const AUDIT = ['create_by', 'create_time', 'update_by', 'update_time'];
/** Roles of the product as they were made before there were maps; `root` gets every right at each start. */
const RIGHTS: Readonly<Record<string, readonly string[]>> = {
  designer: ['query', 'insert', 'update', 'delete'],
  viewer: ['query'],
};

interface Access {
  access_role: { id: string; role_code: string };
  access_role_authority: { role_id: string; authority: string };
}

async function addRights(db: Kysely<Access>): Promise<void> {
  for (const [code, actions] of Object.entries(RIGHTS)) {
    const role = await db.selectFrom('access_role').where('role_code', '=', code).select('id').executeTakeFirst();
    if (!role) continue;
    await db
      .insertInto('access_role_authority')
      .values(actions.map((action) => ({ role_id: role.id, authority: `geoMapManage:${action}` })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Uploaded maps, and which maps a screen's revision shows; those that are there show none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('geo_map')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('map_code', 'text', (column) => column.notNull().unique());
  for (const name of [...TEXTS, ...AUDIT]) table = table.addColumn(name, 'text', (column) => column.notNull());
  for (const name of NUMBERS) table = table.addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0));
  await table.execute();
  await db.schema.createIndex('geo_map_file').on('geo_map').column('file_id').execute();
  await db.schema
    .alterTable('screen_revision')
    .addColumn('map_codes', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await addRights(db as unknown as Kysely<Access>);
}
