import { CONNECTION_KINDS } from '@aj-report/contract';
import { insertJob as insertJobRow } from '../../platform/job.store.ts';
import { changeSourceRow, insertSourceRow, removeSourceRow } from '../connection/source-rows.service.ts';
import type { Insertable, JoinBuilder, Selectable } from 'kysely';
import { write } from '../../platform/db.ts';
import { holdsText, readPage, type Page } from '../../platform/page.ts';
import type { Database, DataSourceTable, Db, ImportJobTable, JobTable } from '../../platform/schema.ts';

export const SORTABLE = [
  'sourceCode',
  'sourceName',
  'fileName',
  'fileSize',
  'status',
  'createTime',
  'updateTime',
] as const;

/** States of a job that is not over. */
export const UNFINISHED = ['waiting', 'running'] as const;

export interface DataSourceFilter {
  readonly sourceName?: string;
  readonly sourceCode?: string;
  readonly status?: string;
}

function filtered(db: Db, { sourceName = '', sourceCode = '', status = '' }: DataSourceFilter) {
  return db
    .selectFrom('dataSource')
    .$if(sourceName !== '', (query) => query.where((eb) => holdsText(eb.ref('dataSource.sourceName'), sourceName)))
    .$if(sourceCode !== '', (query) => query.where((eb) => holdsText(eb.ref('dataSource.sourceCode'), sourceCode)))
    .$if(status !== '', (query) => query.where('dataSource.status', '=', status));
}

/** A source with the rows that its running import has so far, or the import that waits for somebody's word. */
export type SourceRow = Selectable<DataSourceTable> & {
  readonly rowsDone: number | null;
  readonly jobState: string | null;
};

/** The import of a source that runs, waits its turn or is held. */
function joinCurrentJob(join: JoinBuilder<Database, 'dataSource' | 'importJob'>) {
  return join.onRef('importJob.sourceId', '=', 'dataSource.id').on('importJob.state', 'in', [...UNFINISHED, 'held']);
}

export async function listSources(
  db: Db,
  filter: DataSourceFilter,
  page: Page<(typeof SORTABLE)[number]>,
): Promise<{ rows: SourceRow[]; total: number }> {
  const found = filtered(db, filter);
  const rows = found
    .leftJoin('importJob', joinCurrentJob)
    .leftJoin('job', 'job.id', 'importJob.id')
    .selectAll('dataSource')
    .select(['job.rowsDone', 'importJob.state as jobState']);
  return readPage(found, rows, page, 'dataSource.id');
}

/** A source with its running import and the tables of its current version. */
export function findSource(db: Db, id: string) {
  return db
    .selectFrom('dataSource')
    .leftJoin('importJob', joinCurrentJob)
    .leftJoin('job', 'job.id', 'importJob.id')
    .leftJoin('dataSourceVersion', 'dataSourceVersion.id', 'dataSource.currentVersionId')
    .where('dataSource.id', '=', id)
    .selectAll('dataSource')
    .select([
      'job.rowsDone',
      'importJob.state as jobState',
      'dataSourceVersion.tables',
      'dataSourceVersion.fileName as tableFile',
    ])
    .select(['dataSourceVersion.parts', 'dataSourceVersion.warehouse'])
    .executeTakeFirst();
}

/** Sources that can be queried, by name; those over a network keep their tables to themselves until asked. */
export function listUsable(db: Db) {
  return db
    .selectFrom('dataSource')
    .leftJoin('dataSourceVersion', 'dataSourceVersion.id', 'dataSource.currentVersionId')
    .where((eb) => eb.or([eb('dataSourceVersion.id', 'is not', null), eb('sourceType', 'in', [...CONNECTION_KINDS])]))
    .select(['dataSource.id', 'sourceCode', 'sourceName', 'sourceType', 'dataSourceVersion.tables'])
    .orderBy('sourceName')
    .orderBy('dataSource.id')
    .execute();
}

/** An import, and the job of the same id that does it. */
export interface NewImport {
  readonly importJob: Insertable<ImportJobTable>;
  readonly job: Insertable<JobTable>;
}

async function insertImport(transaction: Db, { importJob, job }: NewImport): Promise<void> {
  await transaction.insertInto('importJob').values(importJob).execute();
  await insertJobRow(transaction, job);
}

/** A new source and its first import, both or none. */
export async function insertSource(db: Db, source: Insertable<DataSourceTable>, first: NewImport): Promise<void> {
  await write(db, (transaction) => insertSourceIn(transaction, source, first));
}

/** The same inside of a transaction. */
export async function insertSourceIn(
  transaction: Db,
  source: Insertable<DataSourceTable>,
  first: NewImport,
): Promise<void> {
  await insertSourceRow(transaction, source);
  await insertImport(transaction, first);
}

/** What of a source travels with a screen. */
export function findByCode(db: Db, sourceCode: string) {
  return db
    .selectFrom('dataSource')
    .leftJoin('dataSourceVersion', 'dataSourceVersion.id', 'dataSource.currentVersionId')
    .where('sourceCode', '=', sourceCode)
    .select(['dataSource.id', 'sourceCode', 'sourceName', 'sourceType', 'currentVersionId', 'parts'])
    .executeTakeFirst();
}

/**
 * A further job for a source, which is then in progress. Jobs of earlier imports that failed are forgotten;
 * answers their ids, or null when the source has an unfinished job.
 */
export async function insertJob(
  db: Db,
  further: NewImport,
  change: Pick<DataSourceTable, 'updateBy' | 'updateTime'>,
): Promise<string[] | null> {
  const { sourceId } = further.importJob;
  return write(db, async (transaction) => {
    const jobs = await transaction
      .selectFrom('importJob')
      .where('sourceId', '=', sourceId)
      .select(['id', 'state'])
      .execute();
    if (jobs.some(({ state }) => UNFINISHED.some((unfinished) => unfinished === state))) return null;
    const failed = jobs.filter(({ state }) => state === 'failed' || state === 'held').map(({ id }) => id);
    if (failed.length > 0) await transaction.deleteFrom('importJob').where('id', 'in', failed).execute();
    await insertImport(transaction, further);
    await changeSourceRow(transaction, sourceId, { status: 'inProgress', failure: null, ...change });
    return failed;
  });
}

const ORIGINAL = ['id', 'fileName', 'workbookPath', 'headerRows', 'options'] as const;

/** Jobs of a source with their workbooks, in the order of the ids; undefined for those that are not there. */
export async function findOriginalJobs(db: Db, sourceId: string, ids: readonly string[]) {
  const query = db.selectFrom('importJob').where('sourceId', '=', sourceId).where('id', 'in', ids).select(ORIGINAL);
  const jobs = new Map((ids.length === 0 ? [] : await query.execute()).map((job) => [job.id, job]));
  return ids.map((id) => jobs.get(id));
}

/** The job whose workbook is asked for; undefined asks for the newest. */
export function findOriginalJob(db: Db, sourceId: string, jobId: string | undefined) {
  return db
    .selectFrom('importJob')
    .where('sourceId', '=', sourceId)
    .$if(jobId !== undefined, (query) => query.where('id', '=', jobId!))
    .select(ORIGINAL)
    .orderBy('createTime', 'desc')
    .executeTakeFirst();
}

/** Deletes a source unless data sets use it; answers the ids of its jobs, or null when it was left. */
export async function deleteSource(db: Db, id: string, sourceCode: string): Promise<string[] | null> {
  return write(db, async (transaction) => {
    const user = await transaction
      .selectFrom('dataSet')
      .where('sourceCode', '=', sourceCode)
      .where('deleteFlag', '=', 0)
      .select('id')
      .executeTakeFirst();
    if (user) return null;
    const jobs = await transaction.selectFrom('importJob').where('sourceId', '=', id).select('id').execute();
    await transaction.deleteFrom('importJob').where('sourceId', '=', id).execute();
    await transaction.deleteFrom('dataSourceVersion').where('sourceId', '=', id).execute();
    await removeSourceRow(transaction, id);
    return jobs.map((job) => job.id);
  });
}
