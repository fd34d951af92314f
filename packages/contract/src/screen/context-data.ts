import type { ContextData } from './document-schema.ts';

/**
 * Parameters of one query: the saved contextData overlaid by the viewer's route query (spec §7).
 * `setCode.param` keys reach only the data set they name and win over plain keys, which reach every data set.
 * Only the part up to the first dot is the set code.
 * @example mergeContext({ city: 'A' }, { 'orders.city': 'B', year: '2026' }, 'orders') // { city: 'B', year: '2026' }
 */
export function mergeContext(
  saved: ContextData,
  query: Readonly<Record<string, unknown>>,
  setCode: string,
): ContextData {
  const merged: ContextData = { ...saved };
  const own: ContextData = {};
  for (const [key, value] of Object.entries(query)) {
    const dot = key.indexOf('.');
    if (dot < 0) merged[key] = value;
    else if (key.slice(0, dot) === setCode) own[key.slice(dot + 1)] = value;
  }
  return { ...merged, ...own };
}
