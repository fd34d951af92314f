import { AppError } from '@aj-report/contract';
import type { WrittenPage } from '../../engine/report/stream/read-pages.ts';
import type { Needs } from '../../platform/needs.ts';
import { findSet } from '../data-set/find-sets.service.ts';
import type { HasSetAnswers } from '../data-set/set-answers.service.ts';
import { readSetPages } from '../data-set/set-pages.service.ts';
import { rowsOf } from './excel-rows.service.ts';
import type { AskedReport } from './asked-report.ts';

type App = Needs<'clickhouse' | 'config' | 'db' | 'deriveToken' | 'queryEngine'> & HasSetAnswers;

/** Rows of a set that are asked for at a time. */
const PAGE_ROWS = 20_000;

/**
 * All rows of some sets of a report, set after set: a file with some of them would show wrong totals.
 * @throws excel/set-too-many-rows, excel/set-cut, data-set/*, data-source/*, sql/*
 */
export async function* readAllPages(
  app: App,
  { asker, contexts, rows }: AskedReport,
  setCodes: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<WrittenPage> {
  const limit = app.config.reportRows;
  for (const setCode of setCodes) {
    const set = await findSet(app, setCode, asker);
    const asked = { ...rowsOf(rows, setCode), size: PAGE_ROWS };
    for await (const page of readSetPages(app, set, contexts.get(setCode) ?? {}, asked, signal)) {
      const { json: table, total, truncated } = page;
      if (truncated) throw new AppError('excel/set-cut', { set: setCode });
      if (total > limit) throw new AppError('excel/set-too-many-rows', { set: setCode, rows: total, limit });
      yield { setCode, total, table };
    }
  }
}
