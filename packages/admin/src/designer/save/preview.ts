/** Opens the newest revision in a tab of its own. */
export function openPreview(reportCode: string): void {
  const query = new URLSearchParams({ reportCode, revision: 'newest' });
  window.open(`/bigscreen/viewer?${query}`, '_blank');
}
