import type { ExcelCondition, ExcelConditionalFormat, ExcelSheet, ExcelValidation } from '@aj-report/contract';
import type { ConditionalRule, DataValidation, Sheet } from 'hucre';
import type { Losses } from './losses.ts';
import { isListOfInput, upToMost } from './rule-limits.ts';
import { areasOf, rangeOf, type RuleArea } from './workbook-areas.ts';
import { toWorkbookStyle, type StyleReader } from './workbook-style.ts';

const OPERATORS = {
  greaterThan: '>',
  greaterThanOrEqual: '>=',
  lessThan: '<',
  lessThanOrEqual: '<=',
  equal: '=',
  notEqual: '!=',
  between: 'between',
} as const satisfies Record<string, ExcelCondition>;

/** A number or a text in quotes; undefined for a formula. */
function constantOf(formula: string | undefined): string | number | undefined {
  if (formula === undefined) return undefined;
  const text = /^"((?:[^"]|"")*)"$/.exec(formula.trim())?.[1];
  if (text !== undefined) return text.replaceAll('""', '"');
  return formula.trim() !== '' && Number.isFinite(Number(formula)) ? Number(formula) : undefined;
}

type Ranged = Pick<ExcelConditionalFormat, 'operator' | 'colors'>;
type Condition = Pick<ExcelConditionalFormat, 'operator' | 'value' | 'valueTo'>;

function conditionOf({ type, operator, formula, text }: ConditionalRule): Condition | undefined {
  const [first, second] = typeof formula === 'string' ? [formula] : (formula ?? []);
  if (type === 'containsText' && text) return { operator: 'contains', value: text };
  // Some programs write rules about blanks as the formulas that they stand for.
  const isLength = /^LEN\(TRIM\([^()]+\)\)(=|>|<>)0$/.exec(first ?? '')?.[1];
  if (type === 'containsBlanks' || isLength === '=') return { operator: 'empty' };
  if (type === 'notContainsBlanks' || isLength !== undefined) return { operator: 'notEmpty' };
  const known = type === 'cellIs' ? OPERATORS[operator as keyof typeof OPERATORS] : undefined;
  const value = constantOf(first);
  if (known === undefined || value === undefined) return undefined;
  if (known !== 'between') return { operator: known, value };
  const valueTo = constantOf(second);
  return valueTo === undefined ? undefined : { operator: known, value, valueTo };
}

/** Conditional formats of a sheet. The first rule of a workbook wins, of a template the last. */
export function readConditions(sheet: Sheet, styles: StyleReader, losses: Losses): ExcelConditionalFormat[] {
  const rules = (sheet.conditionalRules ?? []).toSorted((one, other) => other.priority - one.priority);
  const lose = (range: string) => losses.add('conditional', range);
  const read = rules.flatMap((rule) => {
    const ranged = rangedOf(rule);
    if (ranged) return areasOf(rule.range, lose).map((area) => ({ ...area, ...ranged, style: {} }));
    const condition = conditionOf(rule);
    const style = styles.toStyle(rule.style, () => undefined, true);
    if (condition && style) return areasOf(rule.range, lose).map((area) => ({ ...area, ...condition, style }));
    lose(rule.range);
    return [];
  });
  return upToMost(read, (format) => lose(rangeOf(format)));
}

type Limits = Pick<ExcelValidation, 'min' | 'max'>;

function limitsOf({ operator = 'between', formula1, formula2 }: DataValidation): Limits | undefined {
  const [first, second] = [constantOf(formula1), constantOf(formula2)];
  if (typeof first !== 'number') return undefined;
  if (operator === 'greaterThanOrEqual') return { min: first };
  if (operator === 'lessThanOrEqual') return { max: first };
  if (operator === 'equal') return { min: first, max: first };
  return operator === 'between' && typeof second === 'number' ? { min: first, max: second } : undefined;
}

function ruleOf(rule: DataValidation): Pick<ExcelValidation, 'kind' | 'values' | 'min' | 'max'> | undefined {
  const { type, values } = rule;
  if (type === 'list') {
    const all = (values ?? []).map((one) => one.trim()).filter((one) => one !== '');
    return isListOfInput(all) ? { kind: 'list', values: all } : undefined;
  }
  if (type !== 'whole' && type !== 'decimal' && type !== 'textLength') return undefined;
  const limits = limitsOf(rule);
  return limits && { kind: type, ...limits };
}

/** Rules of input of a sheet. */
export function readValidations(sheet: Sheet, losses: Losses): ExcelValidation[] {
  const lose = (range: string) => losses.add('validation', range);
  const read = (sheet.dataValidations ?? []).flatMap((validation): ExcelValidation[] => {
    const rule = ruleOf(validation);
    if (!rule) lose(validation.range);
    const { errorMessage } = validation;
    const message = errorMessage === undefined || errorMessage === '' ? {} : { message: errorMessage.slice(0, 255) };
    return rule ? areasOf(validation.range, lose).map((area) => ({ ...area, ...rule, ...message })) : [];
  });
  return upToMost(read, (rule) => lose(rangeOf(rule)));
}

const quoted = (value: unknown): string =>
  typeof value === 'number' ? String(value) : `"${String(value ?? '').replaceAll('"', '""')}"`;

const NAMES = Object.fromEntries(Object.entries(OPERATORS).map(([name, sign]) => [sign, name])) as Readonly<
  Record<string, keyof typeof OPERATORS>
>;

const TWO_ENDS = [{ type: 'min' }, { type: 'max' }] as const;
const THREE_ENDS = [{ type: 'min' }, { type: 'percent', value: '50' }, { type: 'max' }] as const;
const BAR_ENDS: NonNullable<ConditionalRule['dataBar']>['cfvo'] = [{ type: 'num', value: '0' }, { type: 'max' }];
const toArgb = (color = '#638ec6') => `FF${color.slice(1).toUpperCase()}`;

/** A colour of a workbook, with its share of opacity before it or not. */
function colorOf(text: string): string | undefined {
  const found = /([0-9a-f]{6})$/i.exec(text)?.[1];
  return found === undefined ? undefined : `#${found.toLowerCase()}`;
}

/** Colours of a scale or a bar; undefined for another rule. */
function rangedOf({ type, colorScale, dataBar }: ConditionalRule): Ranged | undefined {
  const colors = (type === 'colorScale' ? (colorScale?.colors ?? []) : dataBar ? [dataBar.color] : [])
    .map(colorOf)
    .filter((color) => color !== undefined);
  if (type === 'colorScale') return colors.length > 1 ? { operator: 'scale', colors: colors.slice(0, 3) } : undefined;
  return type === 'dataBar' && colors.length > 0 ? { operator: 'bar', colors } : undefined;
}

function toRule(format: ExcelConditionalFormat, priority: number): ConditionalRule {
  const { operator, value, valueTo, formula: own = '', colors = [] } = format;
  const range = rangeOf(format as RuleArea);
  const corner = range.split(':')[0] as string;
  const plain = { priority, range };
  const base = { ...plain, style: toWorkbookStyle(format.style, true) };
  if (operator === 'contains') {
    const text = String(value ?? '');
    return { ...base, type: 'containsText', text, formula: `NOT(ISERROR(SEARCH(${quoted(text)},${corner})))` };
  }
  if (operator === 'empty') return { ...base, type: 'containsBlanks', formula: `LEN(TRIM(${corner}))=0` };
  if (operator === 'notEmpty') return { ...base, type: 'notContainsBlanks', formula: `LEN(TRIM(${corner}))>0` };
  if (operator === 'formula') return { ...base, type: 'expression', formula: own.replace(/^=/, '') };
  if (operator === 'bar') return { ...plain, type: 'dataBar', dataBar: { cfvo: BAR_ENDS, color: toArgb(colors[0]) } };
  if (operator === 'scale') {
    const cfvo = colors.length > 2 ? THREE_ENDS : TWO_ENDS;
    return { ...plain, type: 'colorScale', colorScale: { cfvo: [...cfvo], colors: colors.map(toArgb) } };
  }
  const formula = operator === 'between' ? [quoted(value), quoted(valueTo)] : quoted(value);
  return { ...base, type: 'cellIs', operator: NAMES[operator] as keyof typeof OPERATORS, formula };
}

/** Conditional formats as a workbook has them. */
export function toConditionalRules({ conditionalFormats = [] }: ExcelSheet): ConditionalRule[] {
  return conditionalFormats.map((format, at) => toRule(format, conditionalFormats.length - at));
}

/** Rules of input as a workbook has them. */
export function toDataValidations({ validations = [] }: ExcelSheet): DataValidation[] {
  return validations.map(({ kind, values, min, max, message, ...area }) => {
    const shown = { showErrorMessage: true, ...(message === undefined ? {} : { errorMessage: message }) };
    const base = { range: rangeOf(area), allowBlank: true, ...shown };
    if (kind === 'list') return { ...base, type: kind, values: [...(values ?? [])] };
    if (min !== undefined && max !== undefined)
      return { ...base, type: kind, operator: 'between', formula1: String(min), formula2: String(max) };
    const operator = min === undefined ? 'lessThanOrEqual' : 'greaterThanOrEqual';
    return { ...base, type: kind, operator, formula1: String(min ?? max ?? 0) };
  });
}
