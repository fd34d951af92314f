import { AppError, type ExcelValidation, type Text } from '@aj-report/contract';
import type { Reference } from '../formula/formula.types.ts';
import { placeOf } from '../report-fault.ts';
import { cellNameOf } from '../formula/cell-name.ts';
import { reasonOf, sheetNamed, toFormula } from './plan-formulas.ts';
import type { SheetPlan } from './plan.types.ts';

/**
 * The cells of the template whose values a rule of input offers; undefined for one that has its own.
 * @throws excel/formula-invalid
 */
export function valuesFromOf({ kind, valuesFrom, row, column }: ExcelValidation, sheet: string): Reference | undefined {
  if (kind !== 'list' || valuesFrom === undefined) return undefined;
  const place = placeOf(sheet, cellNameOf(row, column));
  const node = toFormula(valuesFrom, place);
  if (node.kind === 'reference') return node;
  const reason: Text = {
    zh: '下拉选项的来源应为单元格区域，例如 Sheet2!A2:A9',
    en: 'the values of a list come from an area of cells such as Sheet2!A2:A9',
  };
  throw new AppError('excel/formula-invalid', { place, reason });
}

/** Every list offers values of a sheet that is there. @throws excel/formula-invalid */
export function checkValuesFrom(own: SheetPlan, all: readonly SheetPlan[]): void {
  const { name, validations = [] } = own.sheet;
  for (const rule of validations) {
    const reference = valuesFromOf(rule, name);
    if (!reference || sheetNamed(reference, own, all)) continue;
    const reason = reasonOf({ kind: 'sheet', text: reference.sheet ?? '' });
    throw new AppError('excel/formula-invalid', { place: placeOf(name, cellNameOf(rule.row, rule.column)), reason });
  }
}
