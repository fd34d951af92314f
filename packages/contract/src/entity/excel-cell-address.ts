import type { ExcelCellLink } from './excel-preview.ts';

/**
 * The address that a cell of an Excel report leads to; null when there is none, or none that may be opened.
 * @param root address of the service, without a slash at its end
 * @example cellAddress({ reportCode: 'a', reportType: 'report_screen', params: {} }, 'https://x') // 'https://x/bigscreen/viewer?reportCode=a'
 */
export function cellAddress({ reportCode, reportType, url, params }: ExcelCellLink, root: string): string | null {
  if (reportCode !== undefined) {
    if (reportType === undefined) return null;
    const page = reportType === 'report_excel' ? '/excelreport/viewer' : '/bigscreen/viewer';
    return `${root}${page}?${new URLSearchParams({ reportCode, ...params })}`;
  }
  if (url === undefined || !/^(?:https?:\/\/|\/(?!\/))/.test(url)) return null;
  const query = new URLSearchParams(params).toString();
  const address = url.startsWith('/') ? root + url : url;
  return query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`;
}
