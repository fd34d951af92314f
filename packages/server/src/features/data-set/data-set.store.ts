import { LIMITS } from '@aj-report/contract';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { write } from '../../platform/db.ts';
import { keptRead } from '../../platform/kept-read.ts';
import { holdsText, readPage, type Page } from '../../platform/page.ts';
import type { DataSetPreviewTable, DataSetTable, Db } from '../../platform/schema.ts';

export type DataSetRow = Selectable<DataSetTable>;
export type NewDataSet = Insertable<DataSetTable>;

export const SORTABLE = [
  'setCode',
  'setName',
  'sourceCode',
  'setType',
  'enableFlag',
  'createTime',
  'updateTime',
] as const;

export interface DataSetFilter {
  readonly setCode?: string;
  readonly setName?: string;
  readonly sourceCode?: string;
}

function filtered(db: Db, { setCode = '', setName = '', sourceCode = '' }: DataSetFilter) {
  return db
    .selectFrom('dataSet')
    .leftJoin('dataSource', 'dataSource.sourceCode', 'dataSet.sourceCode')
    .where('dataSet.deleteFlag', '=', 0)
    .$if(setCode !== '', (query) => query.where((eb) => holdsText(eb.ref('dataSet.setCode'), setCode)))
    .$if(setName !== '', (query) => query.where((eb) => holdsText(eb.ref('dataSet.setName'), setName)))
    .$if(sourceCode !== '', (query) => query.where('dataSet.sourceCode', '=', sourceCode));
}

export async function listDataSets(db: Db, filter: DataSetFilter, page: Page<(typeof SORTABLE)[number]>) {
  const found = filtered(db, filter);
  return readPage(found, found.selectAll('dataSet').select('dataSource.sourceName'), page, 'dataSet.id');
}

/** Enabled sets, latest change first. */
export function listEnabled(db: Db) {
  return db
    .selectFrom('dataSet')
    .where('enableFlag', '=', 1)
    .where('deleteFlag', '=', 0)
    .selectAll()
    .orderBy('updateTime', 'desc')
    .orderBy('id')
    .execute();
}

export function findDataSet(db: Db, id: string) {
  return db.selectFrom('dataSet').where('id', '=', id).where('deleteFlag', '=', 0).selectAll().executeTakeFirst();
}

/** Of the set that bears a code, unless it is in the bin. */
export async function findIdOfCode(db: Db, setCode: string): Promise<string | undefined> {
  const found = db.selectFrom('dataSet').where('setCode', '=', setCode).where('deleteFlag', '=', 0);
  return (await found.select('id').executeTakeFirst())?.id;
}

/** Whether a set bears a code, also one in the bin. */
export async function isCodeTaken(db: Db, setCode: string): Promise<boolean> {
  return (await db.selectFrom('dataSet').where('setCode', '=', setCode).select('id').executeTakeFirst()) !== undefined;
}

/** Whole sets by code. */
export function listByCode(db: Db, setCodes: readonly string[]) {
  const found = db
    .selectFrom('dataSet')
    .where('setCode', 'in', [...setCodes])
    .where('deleteFlag', '=', 0);
  return found.selectAll().orderBy('setCode').execute();
}

export const findDataSetsByCode = keptRead((db, setCodes) =>
  db
    .selectFrom('dataSet')
    .where('setCode', 'in', [...setCodes])
    .where((eb) => eb('deleteFlag', '=', eb.lit(0)))
    .select(['id', 'setCode', 'setName', 'sourceCode', 'setType', 'dynSentence', 'params', 'enableFlag'])
    .select(['tableName', 'groupFields', 'calculations', 'transforms', 'rowRules', 'fieldSettings', 'cacheSeconds']),
);

/** Sets with calculation rows that name a code somewhere. */
export function findCalculatedWith(db: Db, text: string) {
  return db
    .selectFrom('dataSet')
    .where('deleteFlag', '=', 0)
    .where((eb) => holdsText(eb.ref('dataSet.calculations'), text))
    .select(['setCode', 'setName', 'calculations'])
    .execute();
}

export async function insertDataSet(db: Db, row: NewDataSet): Promise<void> {
  await db.insertInto('dataSet').values(row).execute();
}

export async function changeDataSet(db: Db, id: string, values: Updateable<DataSetTable>): Promise<void> {
  await db.updateTable('dataSet').set(values).where('id', '=', id).execute();
}

/** Changes all of the sets, or none: then the answer is an id that is not there. */
export async function enableDataSets(
  db: Db,
  ids: readonly string[],
  values: Updateable<DataSetTable>,
): Promise<string | undefined> {
  return write(db, async (transaction) => {
    const found = transaction.selectFrom('dataSet').where('id', 'in', ids).where('deleteFlag', '=', 0);
    const rows = await found.select('id').execute();
    const missing = ids.find((id) => !rows.some((row) => row.id === id));
    if (missing === undefined) await transaction.updateTable('dataSet').set(values).where('id', 'in', ids).execute();
    return missing;
  });
}

/** Remembers a preview, in place of an earlier one of the same query, and forgets what has expired or is one too many. */
export async function rememberPreview(db: Db, row: DataSetPreviewTable, now: string): Promise<void> {
  await db.deleteFrom('dataSetPreview').where('expireTime', '<=', now).execute();
  const { columns, caseResult, expireTime } = row;
  await db
    .insertInto('dataSetPreview')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'queryHash']).doUpdateSet({ columns, caseResult, expireTime }),
    )
    .execute();
  const own = db.selectFrom('dataSetPreview').where('userId', '=', row.userId);
  const kept = own.orderBy('expireTime', 'desc').select('queryHash').limit(LIMITS.previewsKept);
  const hashes = (await kept.execute()).map(({ queryHash }) => queryHash);
  await db.deleteFrom('dataSetPreview').where('userId', '=', row.userId).where('queryHash', 'not in', hashes).execute();
}

export function findPreview(db: Db, userId: string, queryHash: string, now: string) {
  return db
    .selectFrom('dataSetPreview')
    .where('userId', '=', userId)
    .where('queryHash', '=', queryHash)
    .where('expireTime', '>', now)
    .select(['columns', 'caseResult'])
    .executeTakeFirst();
}

/** Codes of the sets over a source. */
export async function findCodesOver(db: Db, sourceCode: string): Promise<string[]> {
  const found = db.selectFrom('dataSet').where('sourceCode', '=', sourceCode).where('deleteFlag', '=', 0);
  const rows = await found.select('setCode').execute();
  return rows.map((row) => row.setCode);
}

/** Every set that has row rules, those in the bin too: they can be restored. */
export function findAllRules(db: Db) {
  return db
    .selectFrom('dataSet')
    .where('rowRules', '!=', '[]')
    .select(['setName', 'rowRules'])
    .orderBy('setName')
    .execute();
}

/** Sets over a source that have row rules. */
export function findRulesOver(db: Db, sourceCode: string) {
  return db
    .selectFrom('dataSet')
    .where('sourceCode', '=', sourceCode)
    .where('rowRules', '!=', '[]')
    .where('deleteFlag', '=', 0)
    .select(['setCode', 'setName', 'rowRules'])
    .orderBy('setName')
    .execute();
}

/** Codes and names of the sets over a source, of one type or of any. */
export function findSetsOver(db: Db, sourceCode: string, setType?: string) {
  return db
    .selectFrom('dataSet')
    .where('sourceCode', '=', sourceCode)
    .$if(setType !== undefined, (query) => query.where('setType', '=', setType ?? ''))
    .where('deleteFlag', '=', 0)
    .select(['setCode', 'setName'])
    .orderBy('setName')
    .orderBy('setCode')
    .execute();
}
