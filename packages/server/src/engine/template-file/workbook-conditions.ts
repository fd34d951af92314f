import type { ExcelCondition, ExcelConditionalFormat, ExcelSheet } from '@aj-report/contract';
import { shiftFormula } from '@aj-report/contract';
import type { ConditionalRule, Sheet } from 'hucre';
import { visitReferences } from '../report/formula/parse-formula.ts';
import { cellNameOf, type Position } from '../report/formula/cell-name.ts';
import { isBookFormat, toBookFormula } from './cell-settings.ts';
import { joinPieces, piecesOf } from './formula-pieces.ts';
import type { Losses } from './losses.ts';
import { upToMost } from './rule-limits.ts';
import { constantOf, quoted } from './rule-values.ts';
import { areasOf, rangeOf, usedOf, type RuleArea } from './workbook-areas.ts';
import type { WorkbookFormulas } from './workbook-formulas.ts';
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

/** Signs of formulas for what compares with another cell. */
const SIGNS: Readonly<Record<string, string>> = { ...OPERATORS, notEqual: '<>', between: '', notBetween: '' };

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

/** A formula within another one. */
function inner(formula: string): string {
  return /^(?:[\w$.:!]+|"(?:[^"]|"")*")$/.test(formula) ? formula : `(${formula})`;
}

/** The formula that a rule is, or stands for, as its first cell has it. */
function formulaOf({ type, operator, formula }: ConditionalRule, corner: string): string | undefined {
  const [first, second] = typeof formula === 'string' ? [formula] : (formula ?? []);
  if (first === undefined || first === '') return undefined;
  if (type === 'expression' || type === 'containsText') return first;
  const sign = type === 'cellIs' ? SIGNS[operator ?? ''] : undefined;
  if (sign === undefined) return undefined;
  if (sign !== '') return `${corner}${sign}${inner(first)}`;
  if (second === undefined) return undefined;
  const [from, to] = [inner(first), inner(second)];
  return operator === 'between' ? `AND(${corner}>=${from},${corner}<=${to})` : `OR(${corner}<${from},${corner}>${to})`;
}

/** What conditional formats of a sheet are read with. */
export interface ConditionContext {
  readonly styles: StyleReader;
  readonly formulas: WorkbookFormulas;
  /** Last line and column that have cells. */
  readonly used: Position;
  readonly losses: Losses;
}

type Formatted = RuleArea & Pick<ExcelConditionalFormat, 'formula'>;

/** Areas of a rule with the formula that each has in a template; undefined for a rule that is none in a template. */
function formulaAreas(
  sheet: Sheet,
  rule: ConditionalRule,
  { formulas, used, losses }: ConditionContext,
): Formatted[] | undefined {
  const areas = areasOf(rule.range, (range) => losses.add('conditional', range));
  if (areas.length === 0) return [];
  const [top, left] = [Math.min(...areas.map(({ row }) => row)), Math.min(...areas.map(({ column }) => column))];
  const written = formulaOf(rule, cellNameOf(top, left));
  const own = written === undefined ? undefined : formulas.read(written, sheet.name);
  const node = own === undefined ? undefined : formulas.parse(own);
  if (own === undefined || !node) return undefined;
  let isOwn = true;
  visitReferences(node, ({ sheet: other }) => (isOwn &&= other === undefined));
  if (!isOwn) return undefined;
  return areas.flatMap((area) =>
    piecesOf(area, own, used).map((piece) => ({
      ...piece,
      formula: shiftFormula(own, piece.row - top, piece.column - left),
    })),
  );
}

/** Conditional formats of a sheet. The first rule of a workbook wins, of a template the last. */
export function readConditions(sheet: Sheet, context: ConditionContext): ExcelConditionalFormat[] {
  const { styles, losses } = context;
  const rules = (sheet.conditionalRules ?? []).toSorted((one, other) => other.priority - one.priority);
  const lose = (range: string) => losses.add('conditional', range);
  const read = rules.flatMap((rule): ExcelConditionalFormat[] => {
    const ranged = rangedOf(rule);
    if (ranged) return areasOf(rule.range, lose).map((area) => ({ ...area, ...ranged, style: {} }));
    const style = styles.toStyle(rule.style, () => undefined, true);
    const condition = style && conditionOf(rule);
    if (condition) return areasOf(rule.range, lose).map((area) => ({ ...area, ...condition, style }));
    const found = style && formulaAreas(sheet, rule, context);
    if (found) return found.map((area) => ({ ...area, operator: 'formula', style }));
    lose(rule.range);
    return [];
  });
  return upToMost(joinPieces(read), (format) => lose(rangeOf(format)));
}

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
  if (operator === 'formula') return { ...base, type: 'expression', formula: own };
  if (operator === 'bar') return { ...plain, type: 'dataBar', dataBar: { cfvo: BAR_ENDS, color: toArgb(colors[0]) } };
  if (operator === 'scale') {
    const cfvo = colors.length > 2 ? THREE_ENDS : TWO_ENDS;
    return { ...plain, type: 'colorScale', colorScale: { cfvo: [...cfvo], colors: colors.map(toArgb) } };
  }
  const formula = operator === 'between' ? [quoted(value), quoted(valueTo)] : quoted(value);
  return { ...base, type: 'cellIs', operator: NAMES[operator] as keyof typeof OPERATORS, formula };
}

/** The pieces of a format in which its formula, as files have it, names the same cells everywhere. */
function toPieces(format: ExcelConditionalFormat, used: Position): ExcelConditionalFormat[] {
  if (format.operator !== 'formula') return [format];
  const formula = toBookFormula(format.formula ?? '') ?? '';
  const { rowSpan: _rowSpan, columnSpan: _columnSpan, ...rest } = format;
  return piecesOf(format as RuleArea, formula, used).map((piece) => ({ ...rest, ...piece, formula }));
}

/** Conditional formats as a workbook has them. */
export function toConditionalRules({ conditionalFormats = [], cells }: ExcelSheet): ConditionalRule[] {
  const used = usedOf(cells);
  const pieces = conditionalFormats.filter(isBookFormat).flatMap((format) => toPieces(format, used));
  return pieces.map((format, at) => toRule(format, pieces.length - at));
}
