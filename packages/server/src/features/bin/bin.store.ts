import { sql } from 'kysely';
import { holdsText, readPage, type Page } from '../../platform/page.ts';
import type { Db } from '../../platform/schema.ts';

/** A kind of record that has a bin: its table, and what its code and name are called there. */
export interface BinTable {
  readonly table: 'dataSet' | 'report';
  readonly code: 'setCode' | 'reportCode';
  readonly name: 'setName' | 'reportName';
}

export interface BinnedRow {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly deleteBy: string;
  readonly deleteTime: string;
}

export const SORTABLE = ['deleteTime'] as const;

function binned(db: Db, { table }: BinTable) {
  return db.selectFrom(table as 'report').where('deleteFlag', '=', 1);
}

const columnsOf = ({ code, name }: BinTable) =>
  [sql.ref<string>(code).as('code'), sql.ref<string>(name).as('name'), 'id', 'deleteBy', 'deleteTime'] as const;

export function listBinned(db: Db, bin: BinTable, name: string, page: Page<(typeof SORTABLE)[number]>) {
  const found = binned(db, bin).$if(name !== '', (query) =>
    query.where(() => holdsText(sql.ref<string>(bin.name), name)),
  );
  return readPage(found, found.select(columnsOf(bin)), page, `${bin.table}.id`);
}

export function findBinned(db: Db, bin: BinTable, id: string): Promise<BinnedRow | undefined> {
  return binned(db, bin).where('id', '=', id).select(columnsOf(bin)).executeTakeFirst();
}

interface BinMark {
  readonly code: string;
  readonly deleteFlag: 0 | 1;
  readonly deleteBy: string;
  readonly deleteTime: string;
}

/** Moves a record into the bin or out of it, under another code. */
export async function markBinned(db: Db, bin: BinTable, id: string, { code, ...mark }: BinMark): Promise<void> {
  await db
    .updateTable(bin.table as 'report')
    .set({ ...mark, [bin.code]: code })
    .where('id', '=', id)
    .execute();
}

interface Forgotten {
  /** Only these records. */
  readonly ids?: readonly string[];
  /** Only those deleted before this time. */
  readonly before?: string;
}

/** Deletes records of the bin for good, with what belongs to them; answers their ids. */
export async function forgetBinned(db: Db, bin: BinTable, { ids, before }: Forgotten): Promise<string[]> {
  const rows = await db
    .deleteFrom(bin.table as 'report')
    .where('deleteFlag', '=', 1)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids!))
    .$if(before !== undefined, (query) => query.where('deleteTime', '<', before!))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
