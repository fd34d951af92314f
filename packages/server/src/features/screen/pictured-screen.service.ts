import { withSample, type ScreenDocument, type WidgetNode } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import { ruledSetsOf } from '../data-set/lookup-graph.service.ts';
import { getRevision } from './screen-revisions.service.ts';
import { boundSetCodes } from './screen-sets.ts';
import { getNewestScreen, getPublishedScreen } from './screen.service.ts';
import * as store from './screen.store.ts';

/**
 * What a picture shows of widgets that everybody sees the same picture of: those whose rows differ by reader show a
 * sample.
 */
export async function withoutRuledRows<T extends Pick<ScreenDocument, 'widgets'>>(
  app: Needs<'db'>,
  document: T,
): Promise<T> {
  const ruled = await ruledSetsOf(app, boundSetCodes(document));
  if (ruled.size === 0) return document;
  const isRuled = ({ data }: WidgetNode) => data?.dataType === 'dynamic' && ruled.has(data.setCode ?? '');
  return { ...document, widgets: (document.widgets ?? []).map((one) => (isRuled(one) ? withSample(one) : one)) };
}

/** A screen as its picture shows it: one revision, else the published one, or else the newest. @throws record/not-found */
export async function getPicturedScreen(
  app: Needs<'db'>,
  reportCode: string,
  revision?: number,
): Promise<ScreenDocument> {
  if (revision !== undefined) return withoutRuledRows(app, await getRevision(app, reportCode, revision));
  const report = await store.findReport(app.db, reportCode);
  const isPublished = report !== undefined && report.publishedRevision > 0;
  return withoutRuledRows(app, await (isPublished ? getPublishedScreen : getNewestScreen)(app, reportCode));
}
