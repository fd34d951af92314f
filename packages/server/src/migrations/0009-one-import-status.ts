import { sql, type Kysely } from 'kysely';

const GONE = 'IMPORT_STATUS';
/** What earlier versions shipped, entry by entry in its order: value, zh, en. */
const SHIPPED = [
  ['inProgress', '导入中', 'In progress'],
  ['success', '成功', 'Success'],
  ['failed', '失败', 'Failed'],
] as const;

interface Item {
  readonly line: string;
}

async function isUntouched(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<Item>`
    select item_value || '|' || text_zh || '|' || text_en || '|' || enable_flag || '|' || coalesce(extend, '') as line
    from dictionary_item where dictionary_code = ${GONE} order by order_num, item_value`.execute(db);
  const shipped = SHIPPED.map((entry) => `${entry.join('|')}|1|`);
  return rows.length === shipped.length && rows.every(({ line }, place) => line === shipped[place]);
}

/**
 * IMPORT_STATUS said what FILE_STATUS says. It goes where nobody changed it and no data set names it; elsewhere it
 * stays as a dictionary of people.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const renamed = await sql`
    select code from dictionary where code = ${GONE} and (name_zh <> '导入状态' or name_en <> 'Import status')`.execute(
    db,
  );
  if (renamed.rows.length > 0) return;
  const used = await sql`select id from data_set where transforms like ${`%${GONE}%`} limit 1`.execute(db);
  if (used.rows.length > 0 || !(await isUntouched(db))) return;
  await sql`delete from dictionary_item where dictionary_code = ${GONE}`.execute(db);
  await sql`delete from dictionary where code = ${GONE}`.execute(db);
}
