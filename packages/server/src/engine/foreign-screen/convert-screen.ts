import { convertAjReport, isAjReport } from './aj-report/aj-report.ts';
import { isObject, toText, unwrapped, type Converted } from './foreign-screen.types.ts';
import { convertGoview, isGoview } from './goview/goview.ts';

export type { Converted, ScreenNote } from './foreign-screen.types.ts';

/** Where answers and templates of theirs keep the document; some of them as text. */
const ENVELOPES = ['data', 'content', 'scheme'];
const ENVELOPES_MAX = 4;

/** A document of another product as one of ours, whatever envelope it came in; undefined where nobody knows it. */
export function convertScreen(value: unknown, depth = 0): Converted | undefined {
  const opened = unwrapped(value);
  if (!isObject(opened) || depth > ENVELOPES_MAX) return undefined;
  if (isGoview(opened)) return convertGoview(opened);
  if (isAjReport(opened)) return convertAjReport(opened);
  for (const key of ENVELOPES) {
    const found = Object.hasOwn(opened, key) ? convertScreen(opened[key], depth + 1) : undefined;
    if (found) return named(found, toText(opened['name'] ?? opened['projectName']));
  }
  return undefined;
}

/** A document without a name takes that of its envelope. */
function named(converted: Converted, name: string): Converted {
  const { dashboard = {} } = converted.document;
  if (name === '' || dashboard.title !== undefined) return converted;
  return { ...converted, document: { ...converted.document, dashboard: { ...dashboard, title: name.slice(0, 100) } } };
}
