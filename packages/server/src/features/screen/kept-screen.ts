import type { ScreenDocument } from '@aj-report/contract';
import { ResultCache } from '../../engine/data-set/result-cache.ts';
import { neverChanges } from '../../platform/envelope-json.ts';
import type { Needs } from '../../platform/needs.ts';
import type { Db } from '../../platform/schema.ts';
import { publishedReport, readRevision } from './screen.service.ts';

/** Of the screens of one database; a document and its JSON take about this many bytes for each sign. */
const KEPT_BYTES = 64 * 1024 * 1024;
const BYTES_PER_SIGN = 6;

const keptOf = new WeakMap<Db, ResultCache<ScreenDocument>>();

/**
 * The published revision of a screen, as it is answered to viewers. A revision never changes, so that it is read once;
 * which one is published is asked each time.
 * @throws record/not-found, screen/not-published
 */
export async function readPublished(app: Needs<'db'>, reportCode: string): Promise<Readonly<ScreenDocument>> {
  const report = await publishedReport(app, reportCode);
  const kept = keptOf.get(app.db) ?? new ResultCache<ScreenDocument>(KEPT_BYTES);
  keptOf.set(app.db, kept);
  const key = `${report.id} ${report.publishedRevision}`;
  const known = kept.get(key, 0, 0);
  if (known) return known;
  const document = neverChanges(await readRevision(app, report, report.publishedRevision));
  kept.set(key, document, JSON.stringify(document).length * BYTES_PER_SIGN);
  return document;
}
