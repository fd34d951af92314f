import type { BodyOf, ExcelRevision, nameExcelRevision as nameEndpoint } from '@aj-report/contract';
import { write } from '../../platform/db.ts';
import { nameRevision } from '../../platform/revision.store.ts';
import type { Needs } from '../../platform/needs.ts';
import { toLocalTime } from '../../platform/times.ts';
import { requireHead } from './excel-report.service.ts';
import * as store from './excel-report.store.ts';

/** Every kept revision, the newest first. @throws record/not-found */
export async function listExcelRevisions(app: Needs<'db'>, reportCode: string): Promise<ExcelRevision[]> {
  const { id, publishedRevision } = await requireHead(app, reportCode);
  const rows = await store.listRevisions(app.db, id);
  return rows.map(({ createTime, ...row }) => ({
    ...row,
    isPublished: row.revision === publishedRevision,
    createTime: toLocalTime(createTime),
  }));
}

/** Names a revision, so that it is kept for good, or takes its name away. @throws record/not-found, report/named-many */
export async function nameExcelRevision(app: Needs<'db'>, asked: BodyOf<typeof nameEndpoint>): Promise<void> {
  await write(app.db, async (db) => {
    const { id } = await requireHead({ db }, asked.reportCode);
    await nameRevision(db, 'excelRevision', id, asked);
  });
}
