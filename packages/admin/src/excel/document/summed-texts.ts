import { isNumericType, type DataSetChoice, type ExcelCell, type ExcelTemplate } from '@aj-report/contract';
import { fieldOf } from './expression-choices.ts';
import { readExpression, type FieldName } from './relations.ts';

const ADDING: ReadonlySet<string | null> = new Set(['sum', 'avg']);

type Sets = readonly Pick<DataSetChoice, 'setCode' | 'columns'>[];

/** The field that a cell adds up although it is no column of numbers: sums leave out what is no number; else null. */
export function summedText(value: ExcelCell['value'], sets: Sets): FieldName | null {
  const field = fieldOf(value);
  const read = readExpression(value);
  // What has a field and is no plain expression of it is a share.
  if (!field || (read && !ADDING.has(read.aggregate))) return null;
  const set = sets.find(({ setCode }) => setCode === field.setCode);
  const type = set?.columns.find(({ name }) => name === field.field)?.type;
  return type === undefined || isNumericType(type) ? null : field;
}

/** Whether a report adds up fields that are no columns of numbers. */
export function sumsTexts({ sheets }: Pick<ExcelTemplate, 'sheets'>, sets: Sets): boolean {
  return sheets.some(({ cells }) => cells.some(({ value }) => summedText(value, sets) !== null));
}
