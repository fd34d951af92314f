import { convertAjReport, isAjReport } from './aj-report/aj-report.ts';
import { isObject, type Converted } from './foreign-screen.types.ts';
import { convertGoview, isGoview } from './goview/goview.ts';

export type { Converted, ScreenNote } from './foreign-screen.types.ts';

/** A document of another product as one of ours, whatever envelope it came in; undefined where nobody knows it. */
export function convertScreen(value: unknown): Converted | undefined {
  if (!isObject(value)) return undefined;
  if (isGoview(value)) return convertGoview(value);
  if (isAjReport(value)) return convertAjReport(value);
  return isObject(value['data']) ? convertScreen(value['data']) : undefined;
}
