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

/** s after which a page asks for the script anew */
const RETRY_S = 5;

/**
 * Fetches the script anew where its server was away. Under another address, since browsers remember a module that could
 * not be fetched; what follows `#` is not sent.
 */
const FETCH_ANEW = [
  "const s = document.createElement('script')",
  "s.type = 'module'",
  's.onerror = this.onerror',
  "s.src = this.src.split('#')[0] + '#' + Date.now()",
  'this.replaceWith(s)',
].join('; ');

/**
 * What a web page needs to show a shared screen or Excel report.
 * @param shareUrl absolute
 * @param waiting plain text that stands in the page until the script is there
 */
export function embedSnippet(origin: string, shareUrl: string, waiting: string): string {
  const tag = /\/el\/[^/]+$/.test(shareUrl) ? 'aj-excel-report' : 'aj-bigscreen';
  return [
    `<script type="module" src="${origin}/embed/aj-bigscreen.js"`,
    `  onerror="setTimeout(() => { ${FETCH_ANEW} }, ${RETRY_S * 1000})"></script>`,
    `<${tag} src="${shareUrl}">${waiting}</${tag}>`,
  ].join('\n');
}
