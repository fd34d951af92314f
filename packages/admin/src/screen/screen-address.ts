/** Where a screen is shown; path with query, on this server. */
export function viewerAddress(reportCode: string): string {
  return `/bigscreen/viewer?reportCode=${encodeURIComponent(reportCode)}`;
}

/** @param widgetId widget whose data is shown first */
export function designerAddress(reportCode: string, widgetId?: string): string {
  const query = new URLSearchParams({ reportCode, ...(widgetId !== undefined && { widget: widgetId }) });
  return `/bigscreen/designer?${query}`;
}

/** What a web page needs to show a shared screen. @param shareUrl absolute */
export function embedSnippet(origin: string, shareUrl: string): string {
  return [
    `<script type="module" src="${origin}/embed/aj-bigscreen.js"></script>`,
    `<aj-bigscreen src="${shareUrl}"></aj-bigscreen>`,
  ].join('\n');
}
