import type { App } from '../../app.ts';

/** Names of the screens whose newest or published revision is bound to a data set. */
export async function screensUsing(app: App, setCode: string): Promise<string[]> {
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
    .select(['report.reportName', 'screenRevision.setCodes'])
    .orderBy('report.reportName')
    .execute();
  const names = rows
    .filter((row) => (JSON.parse(row.setCodes) as string[]).includes(setCode))
    .map((row) => row.reportName);
  return [...new Set(names)];
}
