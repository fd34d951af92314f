import type { ScreenDocument } from '@aj-report/contract';

/** Codes of the data sets that a screen's widgets are bound to, each once, in order of first use. */
export function boundSetCodes(document: Pick<ScreenDocument, 'widgets'>): string[] {
  const codes = (document.widgets ?? []).flatMap(({ data }) => {
    const bound = data?.dataType === 'dynamic' && data.setCode !== undefined && data.setCode !== '';
    return bound ? [data.setCode as string] : [];
  });
  return [...new Set(codes)];
}
