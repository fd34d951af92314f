import type { ExcelSetParam } from '@aj-report/contract';
import type { ReportDetail } from './excel-session.ts';

export type Parameter = ReportDetail['parameters'][number];
/** By `setCode.name`; empty = no value. */
export type QueryValues = Readonly<Record<string, string>>;

export function keyOf({ setCode, paramName }: Pick<Parameter, 'setCode' | 'paramName'>): string {
  return `${setCode}.${paramName}`;
}

/** Parameters that a viewer may choose. */
export function openOf(parameters: readonly Parameter[]): Parameter[] {
  return parameters.filter(({ locked }) => !locked);
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
      return [key, chosen[key] ?? given[key] ?? given[one.paramName] ?? one.value];
    }),
  );
}

/** Parameters without which the report cannot be asked for. */
export function missingOf(parameters: readonly Parameter[], values: QueryValues): Parameter[] {
  return openOf(parameters).filter((one) => one.required && (values[keyOf(one)] ?? '') === '');
}

/** What is asked with these values; values of a list stand between commas. */
export function toSetParam(parameters: readonly Parameter[], values: QueryValues): ExcelSetParam {
  const asked: Record<string, Record<string, unknown>> = {};
  for (const one of openOf(parameters)) {
    const value = values[keyOf(one)] ?? '';
    if (value === '') continue;
    const items = value.split(/[,，]/).map((item) => item.trim());
    (asked[one.setCode] ??= {})[one.paramName] = one.paramType === 'list' ? items.filter(Boolean) : value;
  }
  return asked;
}
