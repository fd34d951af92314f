import type { App } from '../../app.ts';

/** Screens whose newest or published revision is bound to a data set, by name. */
export async function screensUsing(app: App, setCode: string): Promise<{ code: string; name: string }[]> {
  const rows = await app.db
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
    )
    .select(['report.reportCode', 'report.reportName', 'screenRevision.setCodes'])
    .orderBy('report.reportName')
    .execute();
  const using = rows.filter((row) => (JSON.parse(row.setCodes) as string[]).includes(setCode));
  return [...new Map(using.map((row) => [row.reportCode, row.reportName]))].map(([code, name]) => ({ code, name }));
}
