/** Where a screen is shown; path with query, on this server. */
export function viewerAddress(reportCode: string): string {
  return `/bigscreen/viewer?reportCode=${encodeURIComponent(reportCode)}`;
}

/** Where an Excel report is shown. @param isNewest the draft, for who may change it */
export function excelViewerAddress(reportCode: string, isNewest = false): string {
  const query = new URLSearchParams({ reportCode, ...(isNewest && { revision: 'newest' }) });
  return `/excelreport/viewer?${query}`;
}

export function excelDesignerAddress(reportCode: string): string {
  return `/excelreport/designer?${new URLSearchParams({ reportCode })}`;
}

/** @param widgetId widget whose data is shown first */
export function designerAddress(reportCode: string, widgetId?: string): string {
  const query = new URLSearchParams({ reportCode, ...(widgetId !== undefined && { widget: widgetId }) });
  return `/bigscreen/designer?${query}`;
}

/** What a web page needs to show a shared screen or Excel report. @param shareUrl absolute */
export function embedSnippet(origin: string, shareUrl: string): string {
  const tag = /\/el\/[^/]+$/.test(shareUrl) ? 'aj-excel-report' : 'aj-bigscreen';
  return [
    `<script type="module" src="${origin}/embed/aj-bigscreen.js"></script>`,
    `<${tag} src="${shareUrl}"></${tag}>`,
  ].join('\n');
}
