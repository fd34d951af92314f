import {
  changesBetween,
  type BodyOf,
  type getScreenChanges,
  type nameRevision as nameEndpoint,
  type OutputOf,
  type QueryOf,
  type ScreenDocument,
  type ScreenRevision,
} from '@aj-report/contract';
import { write } from '../../platform/db.ts';
import { nameRevision as nameKept } from '../../platform/revision.store.ts';
import type { Needs } from '../../platform/needs.ts';
import { toLocalTime } from '../../platform/times.ts';
import { checkScreen, emptyScreen, readRevision, type ReportHead } from './screen.service.ts';
import * as store from './screen.store.ts';

async function requireScreen(app: Needs<'db'>, reportCode: string): Promise<ReportHead> {
  return checkScreen(await store.findReport(app.db, reportCode), reportCode);
}

/** One kept revision. @throws record/not-found */
export async function getRevision(app: Needs<'db'>, reportCode: string, revision: number): Promise<ScreenDocument> {
  return readRevision(app, await requireScreen(app, reportCode), revision);
}

/** Every kept revision, the newest first. @throws record/not-found */
export async function listRevisions(app: Needs<'db'>, reportCode: string): Promise<ScreenRevision[]> {
  const { id, publishedRevision } = await requireScreen(app, reportCode);
  const rows = await store.listRevisions(app.db, id);
  return rows.map(({ createTime, ...row }) => ({
    ...row,
    isPublished: row.revision === publishedRevision,
    createTime: toLocalTime(createTime),
  }));
}

/** Names a revision, so that it is kept for good, or takes its name away. @throws record/not-found, report/named-many */
export async function nameRevision(app: Needs<'db'>, asked: BodyOf<typeof nameEndpoint>): Promise<void> {
  await write(app.db, async (db) => {
    const { id } = await requireScreen({ db }, asked.reportCode);
    await nameKept(db, 'screenRevision', id, asked);
  });
}

/** What a revision, else the newest, has become since another, else the published one. @throws record/not-found */
export async function getChanges(
  app: Needs<'db'>,
  reportCode: string,
  asked: QueryOf<typeof getScreenChanges>,
): Promise<OutputOf<typeof getScreenChanges>> {
  const report = await requireScreen(app, reportCode);
  const { publishedRevision } = report;
  const { from = publishedRevision, to: revision = report.revision } = asked;
  const now = revision === 0 ? emptyScreen(report) : await readRevision(app, report, revision);
  const before = from === 0 ? undefined : await readRevision(app, report, from);
  return { revision, publishedRevision, changes: changesBetween(before, now) };
}
