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
];

/** What else the script that is fetched anew takes along where the browser checks it. */
const CHECKED_ANEW = ['s.integrity = this.integrity', "s.crossOrigin = 'anonymous'"];

/** A copy of the script that never changes, and what browsers check it by. */
interface CheckedScript {
  readonly file: string;
  readonly integrity: string;
}

/**
 * What a web page needs to show a shared screen or Excel report.
 * @param shareUrl absolute
 * @param waiting plain text that stands in the page until the script is there
 * @param checked in place of the script whose name stays
 */
export function embedSnippet(origin: string, shareUrl: string, waiting: string, checked?: CheckedScript): string {
  const tag = /\/el\/[^/]+$/.test(shareUrl) ? 'aj-excel-report' : 'aj-bigscreen';
  const anew = checked ? FETCH_ANEW.toSpliced(-1, 0, ...CHECKED_ANEW) : FETCH_ANEW;
  return [
    `<script type="module" src="${origin}/embed/${checked?.file ?? 'aj-bigscreen.js'}"`,
    ...(checked ? [`  integrity="${checked.integrity}" crossorigin="anonymous"`] : []),
    `  onerror="setTimeout(() => { ${anew.join('; ')} }, ${RETRY_S * 1000})"></script>`,
    `<${tag} src="${shareUrl}">${waiting}</${tag}>`,
  ].join('\n');
}
