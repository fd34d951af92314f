import { shiftFormula, type ExcelSheet, type ExcelValidation } from '@aj-report/contract';
import type { DataValidation, Sheet } from 'hucre';
import type { Losses } from './losses.ts';
import { isListOfInput, upToMost } from './rule-limits.ts';
import { constantOf } from './rule-values.ts';
import { areasOf, rangeOf } from './workbook-areas.ts';
import type { WorkbookFormulas } from './workbook-formulas.ts';

type Limits = Pick<ExcelValidation, 'min' | 'max'>;

/** What rules of input of a sheet are read with. */
export interface ValidationContext {
  readonly formulas: WorkbookFormulas;
  readonly date1904: boolean;
  readonly losses: Losses;
}

/** Kinds that count whole steps, so that more than 5 is at least 6. */
const WHOLE: ReadonlySet<string> = new Set(['whole', 'textLength', 'date']);
/** Days by which the calendar of Macs begins later. */
const DAYS_1904 = 1462;

function limitsOf(
  { type, operator = 'between', formula1, formula2 }: DataValidation,
  shift: number,
): Limits | undefined {
  const [first, second] = [formula1, formula2].map((formula) => {
    const value = constantOf(formula);
    return typeof value === 'number' ? value + shift : undefined;
  });
  if (first === undefined) return undefined;
  const hasSteps = WHOLE.has(type) && Number.isInteger(first);
  if (operator === 'greaterThan') return hasSteps ? { min: first + 1 } : undefined;
  if (operator === 'lessThan') return hasSteps ? { max: first - 1 } : undefined;
  if (operator === 'greaterThanOrEqual') return { min: first };
  if (operator === 'lessThanOrEqual') return { max: first };
  if (operator === 'equal') return { min: first, max: first };
  return operator === 'between' && second !== undefined ? { min: first, max: second } : undefined;
}

/** The area that a list takes its values from, where it is the same for all cells of the rule. */
function valuesFromOf(
  { range, formula1 = '' }: DataValidation,
  sheet: string,
  formulas: WorkbookFormulas,
): string | undefined {
  const own = formulas.read(formula1, sheet);
  if (own === undefined || formulas.parse(own)?.kind !== 'reference') return undefined;
  const isFixed = /^[A-Z]+\d+$/i.test(range) || shiftFormula(own, 1, 1) === own;
  return isFixed ? own.replaceAll('$', '') : undefined;
}

type Rule = Pick<ExcelValidation, 'kind' | 'values' | 'valuesFrom' | 'min' | 'max'>;

function ruleOf(rule: DataValidation, sheet: string, { formulas, date1904 }: ValidationContext): Rule | undefined {
  const { type, values } = rule;
  if (type === 'list') {
    if (values === undefined) {
      const valuesFrom = valuesFromOf(rule, sheet, formulas);
      return valuesFrom === undefined ? undefined : { kind: 'list', valuesFrom };
    }
    const all = values.map((one) => one.trim()).filter((one) => one !== '');
    return isListOfInput(all) ? { kind: 'list', values: all } : undefined;
  }
  if (type === 'custom') return undefined;
  const limits = limitsOf(rule, type === 'date' && date1904 ? DAYS_1904 : 0);
  return limits && { kind: type, ...limits };
}

/** Rules of input of a sheet. */
export function readValidations(sheet: Sheet, context: ValidationContext): ExcelValidation[] {
  const { losses } = context;
  const lose = (range: string) => losses.add('validation', range);
  const read = (sheet.dataValidations ?? []).flatMap((validation): ExcelValidation[] => {
    const rule = ruleOf(validation, sheet.name, context);
    if (!rule) lose(validation.range);
    const { errorMessage, errorTitle, inputTitle, inputMessage, errorStyle = 'stop' } = validation;
    const isMore = [errorTitle, inputTitle, inputMessage].some((text) => text !== undefined) || errorStyle !== 'stop';
    if (rule && isMore) losses.add('validationHint', validation.range);
    const message = errorMessage === undefined || errorMessage === '' ? {} : { message: errorMessage.slice(0, 255) };
    return rule ? areasOf(validation.range, lose).map((area) => ({ ...area, ...rule, ...message })) : [];
  });
  return upToMost(read, (rule) => lose(rangeOf(rule)));
}

/** Names of cells in a reference, which stay the same from every cell of a rule. */
const CELL_NAME = /(?<![\p{L}\p{N}_.'])\$?([A-Z]{1,3})\$?(\d+)(?![\p{L}\p{N}_.!'])/giu;

/** Rules of input as a workbook has them. */
export function toDataValidations({ validations = [] }: ExcelSheet): DataValidation[] {
  return validations.map(({ kind, values, valuesFrom, min, max, message, ...area }) => {
    const shown = { showErrorMessage: true, ...(message === undefined ? {} : { errorMessage: message }) };
    const base = { range: rangeOf(area), allowBlank: true, ...shown };
    if (kind === 'list' && valuesFrom !== undefined)
      return { ...base, type: kind, formula1: valuesFrom.replace(CELL_NAME, '$$$1$$$2') };
    if (kind === 'list') return { ...base, type: kind, values: [...(values ?? [])] };
    if (min !== undefined && max !== undefined)
      return { ...base, type: kind, operator: 'between', formula1: String(min), formula2: String(max) };
    const operator = min === undefined ? 'lessThanOrEqual' : 'greaterThanOrEqual';
    return { ...base, type: kind, operator, formula1: String(min ?? max ?? 0) };
  });
}
