import { changeSourceRow } from '../connection/source-rows.service.ts';
import type { ImportStatus } from '@aj-report/contract';
import type { Insertable, Updateable } from 'kysely';
import { UNFINISHED } from './data-source.store.ts';
import { write } from '../../platform/db.ts';
import type {
  DataSourceTable,
  DataSourceVersionTable,
  Db,
  ImportJobTable,
  ImportRecordTable,
} from '../../platform/schema.ts';

/** What the end of a job changes in its source. */
export type SourceOutcome = Updateable<DataSourceTable> & { readonly status: ImportStatus };

/** What a job leaves: a version of the source, something that waits for somebody's word, or a failure. */
interface Ending {
  readonly version?: Insertable<DataSourceVersionTable>;
  readonly held?: string | null;
  /** What the history says; what waits gets its line when it is settled. */
  readonly record?: ImportRecordTable;
}

type Ended = Pick<ImportJobTable, 'id' | 'sourceId' | 'attempts'>;

/**
 * Ends a job: with a version the source switches over to it, all in one step. Nothing happens and the answer is
 * false when the job is no longer ours, because its source was deleted or another server took it.
 */
export function endJob(db: Db, job: Ended, outcome: SourceOutcome, ending: Ending): Promise<boolean> {
  return write(db, (transaction) => endJobIn(transaction, job, outcome, ending));
}

/** Ends a job inside of a transaction. */
export async function endJobIn(
  transaction: Db,
  job: Ended,
  outcome: SourceOutcome,
  { version, held = null, record }: Ending,
): Promise<boolean> {
  const ended = await transaction
    .updateTable('importJob')
    .set({ state: held === null ? (version ? 'done' : 'failed') : 'held', held })
    .where('id', '=', job.id)
    .where('state', 'in', [...UNFINISHED])
    .where('attempts', '=', job.attempts)
    .executeTakeFirst();
  if (ended.numUpdatedRows === 0n) return false;
  if (version) await transaction.insertInto('dataSourceVersion').values(version).execute();
  if (record) await addRecord(transaction, record);
  const current = version ? { currentVersionId: version.id } : {};
  await changeSourceRow(transaction, job.sourceId, { ...outcome, ...current });
  return true;
}

/** The import of a source that waits for somebody's word. */
export function findHeldJob(db: Db, sourceId: string) {
  return db
    .selectFrom('importJob')
    .where('sourceId', '=', sourceId)
    .where('state', '=', 'held')
    .selectAll()
    .executeTakeFirst();
}

/** Switches a source over to what a held job brought; false when the job is no longer held. */
export async function takeHeld(
  db: Db,
  jobId: string,
  outcome: SourceOutcome,
  version: Insertable<DataSourceVersionTable>,
  record: ImportRecordTable,
): Promise<boolean> {
  return write(db, async (transaction) => {
    const taken = await transaction
      .updateTable('importJob')
      .set({ state: 'done', held: null })
      .where('id', '=', jobId)
      .where('state', '=', 'held')
      .executeTakeFirst();
    if (taken.numUpdatedRows === 0n) return false;
    await transaction.insertInto('dataSourceVersion').values(version).execute();
    await addRecord(transaction, record);
    await changeSourceRow(transaction, version.sourceId, { ...outcome, currentVersionId: version.id });
    return true;
  });
}

/** Forgets a held job: its source is what it was. False when the job is no longer held. */
export async function dropHeld(
  db: Db,
  jobId: string,
  sourceId: string,
  outcome: SourceOutcome,
  record: ImportRecordTable,
): Promise<boolean> {
  return write(db, async (transaction) => {
    const dropped = await transaction
      .deleteFrom('importJob')
      .where('id', '=', jobId)
      .where('state', '=', 'held')
      .executeTakeFirst();
    if (dropped.numDeletedRows === 0n) return false;
    await addRecord(transaction, record);
    await changeSourceRow(transaction, sourceId, outcome);
    return true;
  });
}

/** Lines of a source's history that are kept. */
const RECORDS_KEPT = 100;

async function addRecord(transaction: Db, record: ImportRecordTable): Promise<void> {
  await transaction.insertInto('importRecord').values(record).execute();
  const old = await transaction
    .selectFrom('importRecord')
    .where('sourceId', '=', record.sourceId)
    .select('id')
    .orderBy('createTime', 'desc')
    .orderBy('id')
    .offset(RECORDS_KEPT)
    .limit(RECORDS_KEPT)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await transaction.deleteFrom('importRecord').where('id', 'in', ids).execute();
}

/** The history of a source, the latest import first. */
export function listRecords(db: Db, sourceId: string): Promise<ImportRecordTable[]> {
  return db
    .selectFrom('importRecord')
    .where('sourceId', '=', sourceId)
    .selectAll()
    .orderBy('createTime', 'desc')
    .orderBy('id')
    .execute();
}
