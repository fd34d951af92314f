import { sql } from 'kysely';
import type { Needs } from '../../platform/needs.ts';
import type { Db } from '../../platform/schema.ts';

export interface UsingScreen {
  readonly code: string;
  readonly name: string;
}

/** The newest and the published revision of every screen, those of the bin too. */
function currentRevisions(db: Db) {
  return db
    .selectFrom('report')
    .innerJoin('screenRevision', (join) =>
      join
        .onRef('screenRevision.reportId', '=', 'report.id')
        .on((eb) =>
          eb.or([
            eb('screenRevision.revision', '=', eb.ref('report.revision')),
            eb('screenRevision.revision', '=', eb.ref('report.publishedRevision')),
          ]),
        ),
    );
}

/** Screens, by name, whose newest or published revision has codes for which `test` holds. */
async function screensWith(
  app: Needs<'db'>,
  column: 'setCodes' | 'mapCodes',
  test: (codes: readonly string[]) => boolean,
): Promise<UsingScreen[]> {
  const rows = await currentRevisions(app.db)
    .where('report.deleteFlag', '=', 0)
    .select(['report.reportCode', 'report.reportName', `screenRevision.${column} as codes`])
    .orderBy('report.reportName')
    .execute();
  const using = rows.filter(({ codes }) => test(JSON.parse(codes) as string[]));
  return [...new Map(using.map((row) => [row.reportCode, row.reportName]))].map(([code, name]) => ({ code, name }));
}

/** Screens whose newest or published revision is bound to a data set, by name. */
export function screensUsing(app: Needs<'db'>, setCode: string): Promise<UsingScreen[]> {
  return screensWith(app, 'setCodes', (codes) => codes.includes(setCode));
}

/** Screens whose newest or published revision shows maps for which `test` holds, by name. */
export function screensShowing(
  app: Needs<'db'>,
  test: (mapCodes: readonly string[]) => boolean,
): Promise<UsingScreen[]> {
  return screensWith(app, 'mapCodes', (codes) => codes.length > 0 && test(codes));
}

/** A screen that may be in the bin. */
export interface HoldingScreen extends UsingScreen {
  readonly isBinned: boolean;
}

/** Screens whose newest or published revision holds the id of a stored file, by name; those of the bin too. */
export async function screensHolding(db: Db, fileId: string): Promise<HoldingScreen[]> {
  const rows = await currentRevisions(db)
    .where((eb) => sql<boolean>`${eb.ref('screenRevision.document')} like ${`%${fileId}%`}`)
    .select(['report.reportCode', 'report.reportName', 'report.deleteFlag'])
    .distinct()
    .orderBy('report.reportName')
    .execute();
  return rows.map((row) => ({ code: row.reportCode, name: row.reportName, isBinned: row.deleteFlag === 1 }));
}
