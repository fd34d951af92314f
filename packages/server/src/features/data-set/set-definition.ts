import {
  AppError,
  argumentOf,
  checkCalculations,
  SET_TYPES,
  SOURCE_KIND_LABELS,
  type Calculation,
  type DataSetQuery,
} from '@aj-report/contract';
import type { SetCalc } from '../../engine/data-set/resolve.ts';
import type { DataSetRow } from './data-set.store.ts';

/**
 * Grouping and calculations of a set as it stands in the editor; none for a plain `sql` set.
 * @throws data-set/type-unknown, data-set/table-required, data-set/group-fields-required,
 * data-set/calculation-required, calc/*
 */
export function readCalc(query: DataSetQuery): SetCalc | undefined {
  const { setType, tableName = '', groupFields = [], calculations = [] } = query;
  if (!SET_TYPES.some((known) => known === setType)) throw new AppError('data-set/type-unknown', { type: setType });
  const isCalc = setType === 'calc';
  if (isCalc && tableName === '') throw new AppError('data-set/table-required');
  if (!isCalc && groupFields.length === 0 && calculations.length === 0) return undefined;
  checkCalculations({ groupFields, calculations });
  return { groupFields, calculations, ...(isCalc ? { table: tableName } : {}) };
}

/** @throws data-set/type-mismatch for a request on a database, or SQL on an API */
export function checkTypeOfSource(setType: string, sourceType: string): void {
  if ((setType === 'http') !== (sourceType === 'http')) throw toTypeMismatch(setType, sourceType);
}

export function toTypeMismatch(setType: string, sourceType: string): AppError {
  const kind = SOURCE_KIND_LABELS[sourceType as keyof typeof SOURCE_KIND_LABELS] ?? sourceType;
  return new AppError('data-set/type-mismatch', { type: setType, kind });
}

/** Grouping and calculations of a saved set. */
export function storedCalc(
  row: Pick<DataSetRow, 'setType' | 'tableName' | 'groupFields' | 'calculations'>,
): SetCalc | undefined {
  const groupFields = JSON.parse(row.groupFields) as string[];
  const calculations = JSON.parse(row.calculations) as Calculation[];
  if (calculations.length === 0) return undefined;
  return { groupFields, calculations, ...(row.setType === 'calc' ? { table: row.tableName } : {}) };
}

/** Codes of the sets that calculation rows look up, each once. */
export function lookedUpBy(calculations: readonly Calculation[] = []): string[] {
  const rows = calculations.filter((one) => one.func === 'LOOKUP');
  return [...new Set(rows.map((one) => argumentOf(one, 'lookupSetCode')))];
}
