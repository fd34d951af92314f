/** Where the values of a parameter are found. */
export type ValuesSource =
  | { readonly kind: 'set'; readonly setCode: string; readonly field: string }
  | { readonly kind: 'dict'; readonly code: string };

const DICT = /^dict\s*[:：]\s*(\S+)$/;
const FIELD = /^([A-Za-z0-9_]+)\.(.+)$/;

/**
 * What the text of a parameter names; undefined for any other text.
 * @example toValuesSource('orders.city') // { kind: 'set', setCode: 'orders', field: 'city' }
 */
export function toValuesSource(text: string | undefined): ValuesSource | undefined {
  const trimmed = text?.trim() ?? '';
  const code = DICT.exec(trimmed)?.[1];
  if (code !== undefined) return { kind: 'dict', code };
  const [, setCode, field] = FIELD.exec(trimmed) ?? [];
  return setCode === undefined || field === undefined ? undefined : { kind: 'set', setCode, field };
}
