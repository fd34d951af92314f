import { BASE_PREFIX, cellAddress, type ExcelCellLink, type getExcelReport, type OutputOf } from '@aj-report/contract';

/** Where Excel reports are shown: by a share code, and by their own. */
export const EXCEL_PATHS = { share: /^(.*)\/el\/([^/]+)\/?$/, viewer: /^(.*)\/excelreport\/viewer\/?$/ } as const;

/**
 * The address that a cell leads to, on the service of this base; null when there is none, or none that may be opened.
 * @example toLinkHref({ reportCode: 'a', reportType: 'report_screen', params: {} }, 'https://x/data-report') // 'https://x/bigscreen/viewer?reportCode=a'
 */
export function toLinkHref(link: ExcelCellLink, base: string): string | null {
  return cellAddress(link, base.endsWith(BASE_PREFIX) ? base.slice(0, -BASE_PREFIX.length) : base);
}

/** Where a report is scheduled; empty = nowhere. Only a published one is, and not by whoever holds a share of it. */
export function toScheduleHref(
  page: string,
  { reportCode, publishedRevision }: Pick<OutputOf<typeof getExcelReport>, 'reportCode' | 'publishedRevision'>,
  isShared: boolean,
): string {
  if (page === '' || publishedRevision === 0 || isShared) return '';
  return `${page}?reportCode=${encodeURIComponent(reportCode)}`;
}
