import {
  evaluateDateExpression,
  isDateType,
  mergeContext,
  toValuesSource,
  type ContextData,
  type DataSetParam,
  type ExcelParameter,
  type ExcelSetParam,
  type ParamType,
} from '@aj-report/contract';
import { toParamType } from '../../engine/data-set/resolve.ts';
import type { Needs } from '../../platform/needs.ts';
import { paramsOfSets } from '../data-set/set-params.service.ts';
import type { StoredExcelReport } from './excel-report.service.ts';

/** Values of one set's parameters: the saved ones under those of the caller; locked ones stay as they were saved. */
export function contextOf(
  { setParam, lockedParams }: Pick<StoredExcelReport, 'setParam' | 'lockedParams'>,
  setCode: string,
  given: ContextData,
): ContextData {
  const saved = setParam[setCode] ?? {};
  return { ...saved, ...given, ...lockedOf({ setParam, lockedParams }, setCode) };
}

/** Values that the caller cannot choose; one that was saved without a value is none. */
export function lockedOf(
  { setParam, lockedParams }: Pick<StoredExcelReport, 'setParam' | 'lockedParams'>,
  setCode: string,
): ContextData {
  const names = lockedParams.filter((one) => one.startsWith(`${setCode}.`)).map((one) => one.slice(setCode.length + 1));
  return Object.fromEntries(names.map((name) => [name, setParam[setCode]?.[name] ?? null]));
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  return value === undefined || value === null ? '' : String(value);
}

/** The day that an expression means, as controls of dates show it. */
function startOf(type: ParamType, value: string, now: Date): Pick<ExcelParameter, 'startValue'> {
  const day = isDateType(type) ? evaluateDateExpression(value, now) : undefined;
  if (day === undefined) return {};
  return { startValue: type === 'month' ? day.slice(0, 'YYYY-MM'.length) : day };
}

function toParameter(
  param: DataSetParam,
  setCode: string,
  { setParam, lockedParams }: StoredExcelReport,
  now: Date,
): ExcelParameter {
  const { paramName, paramDesc = '', requiredFlag, defaultValue, allowedValues = '', rangeEnd = '' } = param;
  const paramType = toParamType(param.paramType);
  const saved = setParam[setCode] ?? {};
  const value = toText(Object.hasOwn(saved, paramName) ? saved[paramName] : defaultValue);
  return {
    setCode,
    paramName,
    label: paramDesc === '' ? paramName : paramDesc,
    paramType,
    required: requiredFlag === 1,
    allowedValues: allowedValues === '' ? [] : allowedValues.split(',').map((one) => one.trim()),
    value,
    ...startOf(paramType, value, now),
    locked: lockedParams.includes(`${setCode}.${paramName}`),
    ...(rangeEnd === '' ? {} : { rangeEnd }),
    ...(toValuesSource(param.valuesFrom) ? { hasValues: true } : {}),
  };
}

/** Fields of the query panel; without those that are locked for whoever only views. */
export async function parametersOf(
  app: Needs<'clock' | 'db'>,
  report: StoredExcelReport,
  isDesigner: boolean,
  fixed: ContextData,
): Promise<ExcelParameter[]> {
  const params = await paramsOfSets(app, report.usedSets);
  const now = app.clock.now();
  const all = report.usedSets.flatMap((code) =>
    (params.get(code) ?? []).map((one) => toParameter(one, code, report, now)),
  );
  const isFixed = ({ setCode, paramName }: ExcelParameter) => paramName in mergeContext({}, fixed, setCode);
  return isDesigner ? all : all.filter((one) => !one.locked && !isFixed(one));
}

/** Saved values without those that are locked. */
export function openValues({ setParam, lockedParams }: StoredExcelReport): ExcelSetParam {
  const entries = Object.entries(setParam).map(([code, values]): [string, Record<string, unknown>] => {
    const open = Object.entries(values).filter(([name]) => !lockedParams.includes(`${code}.${name}`));
    return [code, Object.fromEntries(open)];
  });
  return Object.fromEntries(entries);
}
