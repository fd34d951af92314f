import { sql, type Kysely } from 'kysely';

/** Rights that were held together before each was asked for by a call of its own: who holds the first gets the second. */
const SPLIT_RIGHTS = [
  ['datasourceManage:query', 'datasourceManage:detail'],
  ['resultsetManage:query', 'resultsetManage:detail'],
  ['reportManage:query', 'reportManage:detail'],
  ['dictManage:query', 'dictManage:fresh'],
  ['fileManage:query', 'fileManage:detail'],
  ['bigScreenManage:design', 'fileManage:upload'],
  ['excelManage:insert', 'fileManage:upload'],
  ['excelManage:update', 'fileManage:upload'],
] as const;

/**
 * Files whose content may be replaced under the same address: those that are there keep their own. Roles keep what
 * their people could do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['content_id', 'update_by', 'update_time']) {
    await db.schema
      .alterTable('file')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await sql`update file set content_id = id, update_by = create_by, update_time = create_time`.execute(db);
  for (const [held, added] of SPLIT_RIGHTS) {
    await sql`insert into access_role_authority (role_id, authority)
      select distinct role_id, ${sql.lit(added)} from access_role_authority
      where authority = ${sql.lit(held)} and role_id not in
        (select role_id from access_role_authority where authority = ${sql.lit(added)})`.execute(db);
  }
}
