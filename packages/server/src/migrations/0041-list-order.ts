import type { Kysely } from 'kysely';

/**
 * By what lists are put in order, in the tables that grow; rows in the bin stand apart where a table has a bin. Tables of
 * long rows have all the columns that a person may choose, the others the one that a list begins with.
 */
const LISTS = [
  {
    table: 'report',
    first: ['delete_flag'],
    last: ['report_type'],
    sorts: ['report_name', 'report_code', 'report_type', 'report_group', 'report_author', 'create_time', 'update_time'],
  },
  {
    table: 'data_set',
    first: ['delete_flag'],
    last: [],
    sorts: ['set_code', 'set_name', 'source_code', 'set_type', 'enable_flag', 'create_time', 'update_time'],
  },
  { table: 'data_source', first: [], last: [], sorts: ['update_time'] },
  { table: 'file', first: [], last: [], sorts: ['create_time'] },
  { table: 'access_user', first: [], last: [], sorts: ['update_time'] },
  { table: 'report_share', first: [], last: [], sorts: ['create_time'] },
  { table: 'mail', first: [], last: [], sorts: ['create_time'] },
  { table: 'job', first: [], last: [], sorts: ['create_time'] },
  { table: 'schedule_run', first: ['schedule_id'], last: [], sorts: ['planned_time'] },
] as const;

/** Lists are read in the order of an index and no longer put in order for every page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { table, first, last, sorts } of LISTS) {
    for (const sort of sorts) {
      const columns = [...new Set([...first, sort, 'id', ...last])];
      await db.schema.createIndex(`${table}_by_${sort}`).on(table).columns(columns).execute();
    }
  }
}
