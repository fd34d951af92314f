import type { Needs } from '../../platform/needs.ts';
import type { Db } from '../../platform/schema.ts';
import * as store from './screen.store.ts';

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
  const rows = await store.listUsedCodes(app.db, column);
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
  const rows = await store.findHolding(db, fileId);
  return rows.map((row) => ({ code: row.reportCode, name: row.reportName, isBinned: row.deleteFlag === 1 }));
}
