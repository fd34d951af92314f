import type { ScreenDocument } from '@aj-report/contract';

/** Codes of the data sets that a screen's widgets are bound to, each once, in order of first use. */
export function boundSetCodes(document: Pick<ScreenDocument, 'widgets'>): string[] {
  const codes = (document.widgets ?? []).flatMap(({ data }) => {
    const bound = data?.dataType === 'dynamic' && data.setCode !== undefined && data.setCode !== '';
    return bound ? [data.setCode as string] : [];
  });
  return [...new Set(codes)];
}

/** A name that may say which data set it is for, as in `orders.city`. */
function renameIn(name: string, setCodes: ReadonlyMap<string, string>): string {
  const dot = name.indexOf('.');
  const renamed = dot < 0 ? undefined : setCodes.get(name.slice(0, dot));
  return renamed === undefined ? name : renamed + name.slice(dot);
}

/** The screen bound to other data sets: wherever it names one that has a new code, it names that. */
export function withSets(document: ScreenDocument, setCodes: ReadonlyMap<string, string>): ScreenDocument {
  if (setCodes.size === 0) return document;
  const rename = (name: string) => renameIn(name, setCodes);
  const widgets = (document.widgets ?? []).map(({ data, linkage, ...widget }) => {
    const setCode = setCodes.get(data?.setCode ?? '') ?? data?.setCode;
    const links = linkage?.map((link) => ({
      ...link,
      paramsConfig: link.paramsConfig.map((one) => ({ ...one, targetKey: rename(one.targetKey) })),
    }));
    const bound = data && { ...data, ...(setCode === undefined ? {} : { setCode }) };
    return { ...widget, ...(bound && { data: bound }), ...(links && { linkage: links }) };
  });
  const parameters = document.dashboard?.parameters?.map((one) => ({ ...one, name: rename(one.name) }));
  return { ...document, dashboard: { ...document.dashboard, ...(parameters && { parameters }) }, widgets };
}
