import type { Needs } from '../../platform/needs.ts';
import type { Db } from '../../platform/schema.ts';
import { findBoundSets, findHolding } from './excel-report.store.ts';

/** Excel reports whose newest or published revision uses a data set, by name. */
export async function excelReportsUsing(app: Needs<'db'>, setCode: string): Promise<{ code: string; name: string }[]> {
  const rows = await findBoundSets(app.db);
  const using = rows.filter(({ setCodes }) => (JSON.parse(setCodes) as string[]).includes(setCode));
  return [...new Map(using.map((row) => [row.reportCode, row.reportName]))].map(([code, name]) => ({ code, name }));
}

/** Excel reports whose newest or published revision holds the id of a stored file, by name; those of the bin too. */
export async function excelReportsHolding(
  db: Db,
  fileId: string,
): Promise<{ code: string; name: string; isBinned: boolean }[]> {
  const rows = await findHolding(db, fileId);
  return rows.map((row) => ({ code: row.reportCode, name: row.reportName, isBinned: row.deleteFlag === 1 }));
}
