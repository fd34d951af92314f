import type { ExcelSetParam } from '@aj-report/contract';
import type { ReportDetail } from '../report-state.ts';

export type Parameter = ReportDetail['parameters'][number];
/** Of a list also its values one by one. */
export type QueryValue = string | readonly string[];
/** By `setCode.name`; empty = no value. */
export type QueryValues = Readonly<Record<string, QueryValue>>;

export function keyOf({ setCode, paramName }: Pick<Parameter, 'setCode' | 'paramName'>): string {
  return `${setCode}.${paramName}`;
}

/** Parameters that a viewer may choose. */
export function openOf(parameters: readonly Parameter[]): Parameter[] {
  return parameters.filter(({ locked }) => !locked);
}

/** One field of the panel; two parameters where they are a range. */
export interface PanelField {
  readonly from: Parameter;
  readonly to?: Parameter;
}

/** Fields of the panel; a range stands where it begins. */
export function fieldsOf(parameters: readonly Parameter[]): PanelField[] {
  const fields = parameters.map((from): PanelField => {
    const isEnd = (to: Parameter) => to.setCode === from.setCode && to.paramName === from.rangeEnd && !to.rangeEnd;
    const to = parameters.find((one) => one !== from && isEnd(one));
    return { from, ...(to ? { to } : {}) };
  });
  const ends = new Set(fields.flatMap(({ to }) => to ?? []));
  return fields.filter(({ from }) => !ends.has(from));
}

/**
 * Values with which the panel begins; those of the address win, by `setCode.name` or by the bare name.
 * @param chosen what the reader chose before the report changed; wins over all others
 */
export function startValues(
  parameters: readonly Parameter[],
  given: Readonly<Record<string, string>>,
  chosen: QueryValues = {},
): QueryValues {
  return Object.fromEntries(
    openOf(parameters).map((one) => {
      const key = keyOf(one);
      return [key, chosen[key] ?? given[key] ?? given[one.paramName] ?? one.startValue ?? one.value];
    }),
  );
}

/** Values of a list; in a text they stand between commas. */
export function itemsOf(value: QueryValue): readonly string[] {
  if (typeof value !== 'string') return value;
  const items = value.split(/[,，]/).map((item) => item.trim());
  return items.filter(Boolean);
}

/** Parameters without which the report cannot be asked for. */
export function missingOf(parameters: readonly Parameter[], values: QueryValues): Parameter[] {
  return openOf(parameters).filter((one) => one.required && (values[keyOf(one)] ?? '').length === 0);
}

/** What is asked with these values. */
export function toSetParam(parameters: readonly Parameter[], values: QueryValues): ExcelSetParam {
  const asked: Record<string, Record<string, unknown>> = {};
  for (const one of openOf(parameters)) {
    const value = values[keyOf(one)] ?? '';
    if (value.length === 0) continue;
    (asked[one.setCode] ??= {})[one.paramName] = one.paramType === 'list' ? itemsOf(value) : value;
  }
  return asked;
}
