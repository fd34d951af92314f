import {
  AppError,
  DATA_SET_LABEL,
  LIMITS,
  REPORT_LABEL,
  toPageResult,
  type BinnedRecord,
  type PageResult,
  type Text,
} from '@aj-report/contract';
import { isUniqueViolation, write } from '../../platform/db.ts';
import type { Needs } from '../../platform/needs.ts';
import { toPage, type PageAsked } from '../../platform/page.ts';
import type { Db } from '../../platform/schema.ts';
import { addDays, toLocalTime } from '../../platform/times.ts';
import * as store from './bin.store.ts';
import type { Actor } from '../../platform/actor.ts';

/** The bin of one kind of record. */
export interface Bin extends store.BinTable {
  readonly label: Text;
}

export const DATA_SET_BIN: Bin = { table: 'dataSet', code: 'setCode', name: 'setName', label: DATA_SET_LABEL };
export const REPORT_BIN: Bin = { table: 'report', code: 'reportCode', name: 'reportName', label: REPORT_LABEL };

/** No code may hold it, so that a code in the bin is in nobody's way. */
const SIGN = '~';

const binnedCodeOf = (code: string, id: string): string => `${code}${SIGN}${id}`;
const codeBeforeOf = ({ code }: Pick<store.BinnedRow, 'code'>): string => code.slice(0, code.lastIndexOf(SIGN));

/** Moves a record to its bin; its code is free from now on. */
export async function putInBin(
  app: Needs<'clock'> & { readonly db: Db },
  bin: Bin,
  { loginName }: Actor,
  record: { readonly id: string; readonly code: string },
): Promise<void> {
  await store.markBinned(app.db, bin, record.id, {
    code: binnedCodeOf(record.code, record.id),
    deleteFlag: 1,
    deleteBy: loginName,
    deleteTime: app.clock.now().toISOString(),
  });
}

/** One page of what is in a bin, deleted last first. @throws request/sort-unknown */
export async function listBin(
  app: Needs<'db'>,
  bin: Bin,
  { name = '', ...asked }: PageAsked & { readonly name?: string },
): Promise<PageResult<BinnedRecord>> {
  const page = toPage(asked, store.SORTABLE, 'deleteTime');
  const { rows, total } = await store.listBinned(app.db, bin, name, page);
  return toPageResult(rows.map(toRecord), total, page);
}

function toRecord(row: store.BinnedRow): BinnedRecord {
  const { id, name, deleteBy, deleteTime } = row;
  const forgetTime = addDays(new Date(deleteTime), LIMITS.binDays).toISOString();
  const times = { deleteTime: toLocalTime(deleteTime), forgetTime: toLocalTime(forgetTime) };
  return { id, code: codeBeforeOf(row), name, deleteBy, ...times };
}

/**
 * Brings a record back, under the code it had or the one that is given.
 * @throws record/not-found, record/code-taken
 */
export async function restore(
  app: Needs<'db'>,
  bin: Bin,
  id: string,
  newCode: string | undefined,
): Promise<{ id: string; code: string }> {
  let code = newCode ?? '';
  try {
    await write(app.db, async (transaction) => {
      const row = await store.findBinned(transaction, bin, id);
      if (!row) throw new AppError('record/not-found', { what: bin.label, key: id });
      code = newCode ?? codeBeforeOf(row);
      await store.markBinned(transaction, bin, id, { code, deleteFlag: 0, deleteBy: '', deleteTime: '' });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('record/code-taken', { what: bin.label, code });
    throw error;
  }
  return { id, code };
}

/** Deletes what is in a bin for good: these records, or all. */
export async function forget(app: Needs<'db'>, bin: Bin, ids?: readonly string[]): Promise<{ count: number }> {
  const gone = await store.forgetBinned(app.db, bin, ids === undefined ? {} : { ids });
  return { count: gone.length };
}

/** Deletes for good what has been in a bin for too long; a second server finds nothing left to do. */
export async function forgetOld(app: Needs<'clock' | 'db'>): Promise<void> {
  const before = addDays(app.clock.now(), -LIMITS.binDays).toISOString();
  for (const bin of [DATA_SET_BIN, REPORT_BIN]) await store.forgetBinned(app.db, bin, { before });
}
