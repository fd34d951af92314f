import { toTest } from '../criteria.ts';
import { declare, type Argument } from '../declare.ts';
import { FAULT, Fault, type Rows, type Scalar } from '../scalar.ts';
import { averageOf, greatestOf, leastOf, sumOf } from './sum-of.ts';

type Pairs = readonly (Rows | Scalar)[];

function isSameSize(a: Rows, b: Rows): boolean {
  return a.length === b.length && a[0]?.length === b[0]?.length;
}

/**
 * Values whose neighbours in other areas meet their criteria.
 * @param pairs areas, each with its criterion behind it
 * @throws Fault when areas are not of one size or a criterion is missing
 */
function select(values: Rows, pairs: Pairs): (Scalar | undefined)[] {
  if (pairs.length === 0 || pairs.length % 2 !== 0) throw FAULT.value;
  const areas = pairs.filter((_, i) => i % 2 === 0) as readonly Rows[];
  const tests = pairs.filter((_, i) => i % 2 === 1).map((one) => toTest(one as Scalar));
  if (areas.some((area) => !isSameSize(area, values))) throw FAULT.value;
  return values.flatMap((row, y) =>
    row.filter((value, x) => {
      const asked = areas.map((area) => area[y]?.[x]);
      const isNowhere = value === undefined && asked.every((one) => one === undefined);
      return !isNowhere && tests.every((test, i) => test(asked[i]));
    }),
  );
}

function ofNumbers(values: readonly (Scalar | undefined)[], result: (numbers: readonly number[]) => number): number {
  const fault = values.find((value) => value instanceof Fault);
  if (fault) throw fault;
  return result(values.filter((value) => typeof value === 'number'));
}

/** What is added begins at the corner of its area and is as large as the area of the criterion. */
function asLarge([asked, criterion, of]: readonly Argument[]): readonly Argument[] {
  if (asked?.kind !== 'reference' || of?.kind !== 'reference') return [asked, criterion, of];
  const { row, column } = of.area;
  const lastRow = row + asked.area.lastRow - asked.area.row;
  const lastColumn = column + asked.area.lastColumn - asked.area.column;
  return [asked, criterion, { ...of, area: { row, column, lastRow, lastColumn } }];
}

const alone = (name: string, result: (numbers: readonly number[]) => number) =>
  declare(
    name,
    ['area: area', 'criterion: criterion', 'of?: area'],
    'number',
    (area, criterion, of = area) => ofNumbers(select(of, [area, criterion]), result),
    { reads: (args) => (args.length > 2 ? asLarge(args) : args) },
  );
const several = (name: string, result: (numbers: readonly number[]) => number, isNew?: true) =>
  declare(
    name,
    ['of: area', '...area: area', '...criterion: criterion'],
    isNew ? 'like' : 'number',
    (of, ...pairs) => ofNumbers(select(of, pairs), result),
    isNew ? { isNew } : {},
  );

/** Functions over the cells that meet criteria. */
export const CRITERIA = [
  alone('SUMIF', sumOf),
  alone('AVERAGEIF', averageOf),
  declare('COUNTIF', ['area: area', 'criterion: criterion'], 'number', (area, criterion) => {
    return select(area, [area, criterion]).length;
  }),
  several('SUMIFS', sumOf),
  several('AVERAGEIFS', averageOf),
  declare('COUNTIFS', ['...area: area', '...criterion: criterion'], 'number', (...pairs) => {
    return select((pairs[0] ?? []) as Rows, pairs).length;
  }),
  several('MAXIFS', greatestOf, true),
  several('MINIFS', leastOf, true),
];
