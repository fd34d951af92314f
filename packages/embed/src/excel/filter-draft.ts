import type { ExcelFieldValue, ExcelFilter } from '@aj-report/contract';
import type { FieldOf } from './chosen-rows.ts';

/** What is being chosen of a field, before it is applied. */
export interface FilterDraft {
  /** Ends of a range; empty = open. */
  readonly from: string;
  readonly to: string;
  readonly search: string;
  /** Ticked values, by `keyOfValue`; none = any. */
  readonly picked: ReadonlySet<string>;
}

/** A value among ticked ones; as text, since an address knows nothing else. Nothing and an empty text are one. */
export function keyOfValue(value: ExcelFieldValue['value']): string {
  return String(value ?? '');
}

/** What the filters of a field say. */
export function toDraft(filters: readonly ExcelFilter[]): FilterDraft {
  const of = (...symbols: readonly ExcelFilter['symbol'][]) => filters.find(({ symbol }) => symbols.includes(symbol));
  const range = of('between')?.value;
  const [from, to] = Array.isArray(range) ? range : [of('>=')?.value, of('<=')?.value];
  const picked = of('in')?.value;
  return {
    from: String(from ?? ''),
    to: String(to ?? ''),
    search: String(of('contains')?.value ?? ''),
    picked: new Set((Array.isArray(picked) ? picked : []).map(keyOfValue)),
  };
}

/** The filters that a draft means. Ticked values win over a part of the text, which helped to find them. */
export function toFilters({ setCode, field }: FieldOf, { from, to, search, picked }: FilterDraft): ExcelFilter[] {
  const of = { setCode, field };
  const range: ExcelFilter[] =
    from !== '' && to !== ''
      ? [{ ...of, symbol: 'between', value: [from, to] }]
      : [
          ...(from === '' ? [] : [{ ...of, symbol: '>=' as const, value: from }]),
          ...(to === '' ? [] : [{ ...of, symbol: '<=' as const, value: to }]),
        ];
  if (picked.size > 0) {
    const value = [...picked].map((key) => (key === '' ? null : key));
    return [...range, { ...of, symbol: 'in', value }];
  }
  return search === '' ? range : [...range, { ...of, symbol: 'contains', value: search }];
}
