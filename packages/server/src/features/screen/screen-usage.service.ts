import type { Needs } from '../../platform/needs.ts';

export interface UsingScreen {
  readonly code: string;
  readonly name: string;
}

/** Screens, by name, whose newest or published revision has codes for which `test` holds. */
async function screensWith(
  app: Needs<'db'>,
  column: 'setCodes' | 'mapCodes',
  test: (codes: readonly string[]) => boolean,
): Promise<UsingScreen[]> {
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
