import type { ScreenDocument, WidgetNode } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import { ruledSetsOf } from '../data-set/lookup-graph.service.ts';
import { boundSetCodes } from './screen-sets.ts';
import { getNewestScreen, getPublishedScreen } from './screen.service.ts';
import * as store from './screen.store.ts';

/** A widget with the sample of its kind in place of the rows of a data set. */
function withSample({ data, ...widget }: WidgetNode): WidgetNode {
  const { setCode: _set, mapping: _mapping, staticData: _rows, ...kept } = data ?? {};
  return { ...widget, data: { ...kept, dataType: 'static', sample: 'kept' } };
}

/**
 * A screen as its picture shows it: the published revision, or else the newest. Everybody who sees the list sees the same
 * picture, so that widgets whose rows differ by reader show a sample.
 * @throws record/not-found
 */
export async function getPicturedScreen(app: Needs<'db'>, reportCode: string): Promise<ScreenDocument> {
  const report = await store.findReport(app.db, reportCode);
  const isPublished = report !== undefined && report.publishedRevision > 0;
  const document = await (isPublished ? getPublishedScreen : getNewestScreen)(app, reportCode);
  const ruled = await ruledSetsOf(app, boundSetCodes(document));
  if (ruled.size === 0) return document;
  const isRuled = ({ data }: WidgetNode) => data?.dataType === 'dynamic' && ruled.has(data.setCode ?? '');
  return { ...document, widgets: (document.widgets ?? []).map((one) => (isRuled(one) ? withSample(one) : one)) };
}
