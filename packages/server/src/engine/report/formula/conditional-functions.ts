import { toTest, type Value } from './criteria.ts';

/** An area as a function has it: its rows. */
export type Rows = readonly (readonly Value[])[];

export function rowsOf(argument: unknown): Rows {
  return Array.isArray(argument) ? (argument as Rows) : [[argument as Value]];
}

function isSameSize(a: Rows, b: Rows): boolean {
  return a.length === b.length && a[0]?.length === b[0]?.length;
}

/**
 * Values whose neighbours in other areas meet their criteria.
 * @param pairs areas, each with its criterion behind it
 * @throws TypeError when areas are not of one size or a criterion is missing or an area
 */
function select(of: unknown, pairs: readonly unknown[]): Value[] {
  const values = rowsOf(of);
  const areas = pairs.filter((_, i) => i % 2 === 0).map(rowsOf);
  const criteria = pairs.filter((_, i) => i % 2 === 1);
  if (criteria.length === 0 || criteria.length !== areas.length) throw new TypeError('a criterion is missing');
  if (criteria.some((one) => Array.isArray(one))) throw new TypeError('a criterion is an area');
  if (areas.some((area) => !isSameSize(area, values))) throw new TypeError('the areas differ in size');
  const tests = criteria.map((one) => toTest(one as Value));
  return values.flatMap((row, y) =>
    row.filter((value, x) => {
      const asked = areas.map((area) => area[y]?.[x]);
      const isNowhere = value === undefined && asked.every((one) => one === undefined);
      return !isNowhere && tests.every((test, i) => test(asked[i]));
    }),
  );
}

function ofNumbers(values: readonly Value[], result: (numbers: readonly number[]) => number | Error): number | Error {
  const fault = values.find((value) => value instanceof Error);
  return fault ?? result(values.filter((value) => typeof value === 'number'));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const average = (numbers: readonly number[]) =>
  numbers.length === 0 ? new Error('#DIV/0!') : sum(numbers) / numbers.length;
const greatest = (numbers: readonly number[]) =>
  numbers.length === 0 ? 0 : numbers.reduce((best, one) => Math.max(best, one));
const least = (numbers: readonly number[]) =>
  numbers.length === 0 ? 0 : numbers.reduce((best, one) => Math.min(best, one));

/** Functions of a workbook over the cells that meet criteria. */
export const CONDITIONAL = {
  SUMIF: (area: unknown, criterion: unknown, of = area) => ofNumbers(select(of, [area, criterion]), sum),
  SUMIFS: (of: unknown, ...pairs: readonly unknown[]) => ofNumbers(select(of, pairs), sum),
  AVERAGEIF: (area: unknown, criterion: unknown, of = area) => ofNumbers(select(of, [area, criterion]), average),
  AVERAGEIFS: (of: unknown, ...pairs: readonly unknown[]) => ofNumbers(select(of, pairs), average),
  COUNTIF: (...pair: readonly unknown[]) => select(pair[0], pair).length,
  COUNTIFS: (...pairs: readonly unknown[]) => select(pairs[0], pairs).length,
  MAXIFS: (of: unknown, ...pairs: readonly unknown[]) => ofNumbers(select(of, pairs), greatest),
  MINIFS: (of: unknown, ...pairs: readonly unknown[]) => ofNumbers(select(of, pairs), least),
};
