import type { Calculation } from '@aj-report/contract';
import { MONEY_NAME } from './amount-names.ts';
import { toFigure } from './profile.ts';
import type { ReadColumn } from './read-columns.ts';
import { quote, toAlias, type DerivedColumn, type PlanBase } from './set-plan.ts';
import type { PlanWords } from './words.ts';

/** Something that is counted, added up or averaged over rows. */
export interface Measure {
  readonly func: 'SUM' | 'AVG' | 'COUNT' | 'COUNT_DISTINCT';
  /** Column that is calculated on; empty = rows. */
  readonly field: string;
  /** As a figure over several rows is called, and as one of a single row is. */
  readonly label: string;
  readonly name: string;
  readonly unit: string;
  /** Parts of it make a whole. */
  readonly isAdditive: boolean;
  /** Names of the columns that it is the sum of. */
  readonly parts: readonly string[];
  /** Over all rows, about; tells whether figures are shortened. */
  readonly total: number;
  readonly derived?: DerivedColumn;
}

/** More than this is written with K, M or 万. */
const SHORTENED_FROM = 100_000;

/** What the columns measure; a column that SQL adds for it is called like no other. */
export function measuresOf(columns: readonly ReadColumn[], base: PlanBase, words: PlanWords): Measure[] {
  const taken = columns.map(({ name }) => name);
  return columns
    .filter(({ role }) => role === 'measure')
    .map((column) => {
      const measure = measureOf(column, taken, base, words);
      if (measure.derived) taken.push(measure.derived.alias);
      return measure;
    });
}

function measureOf(column: ReadColumn, taken: readonly string[], base: PlanBase, words: PlanWords): Measure {
  const { name, label, unit, func, isFraction, isFlag, parts } = column;
  const total =
    func === 'SUM'
      ? (column.sum ?? 0)
      : Math.max(...[column.min, column.max].map((one) => Math.abs(toFigure(one) ?? 0)));
  const measure = {
    func,
    field: name,
    name: label,
    unit,
    total,
    parts,
    isAdditive: func === 'SUM' && (toFigure(column.min) ?? 0) >= 0,
  };
  const said = isFraction && isFlag ? words.shareOfYes(label) : words.mean(label);
  const shown = { ...measure, label: func === 'AVG' ? said : label };
  if (!isFraction) return shown;
  const alias = toAlias(`${label}_pct`, taken);
  return { ...shown, total: total * 100, derived: { alias, sql: `${quote(base, name)} * 100` } };
}

export function countOf(rows: number, words: PlanWords): Measure {
  return {
    func: 'COUNT',
    field: '',
    label: words.records,
    name: words.records,
    unit: '',
    isAdditive: true,
    parts: [],
    total: rows,
  };
}

const CODE_WORD = /(?:编号|编码|代码|工号|学号|账号|号码|号)$|[\s_-]?(?:id|no\.?|code|number)$/iu;

/** How many different things a column of codes names; undefined where every row names its own, or hardly any does. */
export function distinctOf(
  { name, label, distinct, filled }: ReadColumn,
  rows: number,
  words: PlanWords,
): Measure | undefined {
  const thing = label.replace(CODE_WORD, '').trim();
  const isRepeated = distinct > 1 && distinct <= filled * 0.8 && filled >= rows * 0.5;
  return isRepeated && thing !== '' ? differentOf(name, words.numberOf(thing), distinct) : undefined;
}

/** How many different values a category has. */
export function kindsOf({ name, label, distinct }: ReadColumn, words: PlanWords): Measure {
  return differentOf(name, words.numberOf(label), distinct);
}

function differentOf(field: string, label: string, total: number): Measure {
  return { func: 'COUNT_DISTINCT', field, label, name: label, unit: '', isAdditive: false, parts: [], total };
}

/** Words that say nothing of what is measured. */
const FILLING_WORD = /^(?:per|the|and|avg|average|mean|max|min|total|number|num|week|day|month|year|\d+)$/iu;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z]+/u)
    .filter((word) => word.length >= 3 && !FILLING_WORD.test(word));

/** Whether two names speak of one thing: a common word, or two Chinese characters that follow each other in both. */
function areKin(one: string, other: string): boolean {
  const words = new Set(wordsOf(one));
  if (wordsOf(other).some((word) => words.has(word))) return true;
  const characters = [...one];
  const pairs = characters.slice(1).map((character, at) => characters[at]! + character);
  return pairs.some((pair) => /^\p{Script=Han}{2}$/u.test(pair) && other.includes(pair));
}

/**
 * Whether two measures may stand on one axis: they are put together alike, and unit or name says that they are measured
 * in the same thing. A total is not put beside what it is the sum of.
 */
export function shareAxis(one: Measure, other: Measure, family: readonly Measure[]): boolean {
  if (one.func !== other.func || one.unit !== other.unit) return false;
  if (one.parts.includes(other.field) || other.parts.includes(one.field)) return false;
  if (one.unit !== '' && one.unit !== '%') return true;
  const isMoney = ({ label, field }: Measure) => MONEY_NAME.test(label) || MONEY_NAME.test(field);
  const areParts = family.some(({ parts }) => parts.includes(one.field) && parts.includes(other.field));
  return areParts || areKin(one.name, other.name) || (isMoney(one) && isMoney(other)) || one.unit === '%';
}

/** Money first, then what else adds up, then means; of each kind totals before what they are the sum of. */
export function rankMeasures(measures: readonly Measure[]): Measure[] {
  const weight = ({ func, label, field }: Measure) =>
    (func === 'SUM' ? 2 : 0) + (MONEY_NAME.test(label) || MONEY_NAME.test(field) ? 1 : 0);
  const isPart = ({ field }: Measure) => measures.some(({ parts }) => parts.length > 2 && parts.includes(field));
  // Twelve months say less than their total.
  const isTotal = ({ parts }: Measure) => Number(parts.length > 0);
  return measures.toSorted(
    (a, b) => Number(isPart(a)) - Number(isPart(b)) || weight(b) - weight(a) || isTotal(b) - isTotal(a),
  );
}

export function calculate(
  measure: Measure,
  taken: readonly string[],
): { readonly calculation: Calculation; readonly alias: string } {
  const alias = toAlias(measure.label, taken);
  const field = measure.derived?.alias ?? measure.field;
  return { alias, calculation: { func: measure.func, ...(field === '' ? {} : { field }), alias } };
}

const SHORT_UNIT = /^(?:[万亿千百]|[kKmM](?:$|[^a-zA-Z]))/u;

/** How a widget writes figures of a measure. */
export function formatOf({ unit, total, func }: Measure): Readonly<Record<string, unknown>> {
  // A unit such as 万元 is short already.
  const isLong = Math.abs(total) >= SHORTENED_FROM && !SHORT_UNIT.test(unit);
  return {
    ...(unit === '' ? {} : { unit: /^[%℃°\p{Script=Han}]/u.test(unit) ? unit : ` ${unit}` }),
    ...(isLong ? { abbreviate: true } : {}),
    ...(func === 'AVG' && !isLong ? { decimals: 1 } : {}),
  };
}
