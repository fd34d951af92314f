import { CALCS, type Calculation, type ExampleTable } from '@aj-report/contract';
import type { BoundParam } from '../request/query-engine.types.ts';
import { WORDS, type CalcCase } from './calc-case.testing.ts';
import { ROW_CASES } from './row-cases.testing.ts';

/** One aggregate over WORDS by `g`; results for the groups a, NULL, A. */
function aggregate(name: string, calculation: object, type: string, results: readonly unknown[]): CalcCase {
  const keys = ['a', null, 'A'];
  return {
    name,
    before: WORDS,
    groupFields: ['g'],
    calculations: [{ ...calculation, alias: 'r' } as Calculation],
    after: { columns: { g: 'string', r: type }, rows: keys.map((key, at) => [key, results[at]]) } as ExampleTable,
  };
}

function counted(
  conditionField: string,
  symbol: string,
  conditionValue: Calculation['conditionValue'],
  results: readonly number[],
) {
  const shown = Array.isArray(conditionValue) ? conditionValue.join('|') : (conditionValue ?? '');
  return aggregate(
    `${conditionField} ${symbol} ${shown}`,
    { func: 'COUNTIF', conditionField, symbol, conditionValue },
    'integer',
    results,
  );
}

const AGGREGATES: readonly CalcCase[] = [
  aggregate('null is a group, text groups by case', { func: 'COUNT', field: '*' }, 'integer', [3, 2, 1]),
  aggregate('an empty text is no value', { func: 'COUNT', field: 't' }, 'integer', [2, 2, 0]),
  aggregate('numeric text is summed, the rest skipped', { func: 'SUM', field: 't' }, 'decimal', [10, -3.5, 0]),
  aggregate('doubles are summed without drift', { func: 'SUM', field: 'n' }, 'number', [0.8, 0.5, 1.5]),
  aggregate('big integers stay exact', { func: 'SUM', field: 'i' }, 'integer', [10, 1, '9007199254740993']),
  aggregate('dates have no sum', { func: 'SUM', field: 'd' }, 'integer', [0, 0, 0]),
  aggregate('a mean of nothing is empty', { func: 'AVG', field: 't' }, 'decimal', [10, -1.75, null]),
  aggregate(
    'a mean is exact to 15 digits',
    { func: 'AVG', field: 'i' },
    'decimal',
    [3.33333333333333, 1, 9007199254740990],
  ),
  aggregate('dates have a least', { func: 'MIN', field: 'd' }, 'date', ['2025-12-31', '2026-02-01', '2026-03-01']),
  aggregate('text has a greatest number', { func: 'MAX', field: 't' }, 'decimal', [10, 9, null]),
  aggregate('values are counted once', { func: 'COUNT_DISTINCT', field: 'i' }, 'integer', [2, 1, 1]),
  aggregate('a median is interpolated', { func: 'MEDIAN', field: 'n' }, 'number', [0.4, 0.25, 1.5]),
  aggregate('a percentile too', { func: 'PERCENTILE', field: 'n', conditionValue: 90 }, 'number', [0.64, 0.29, 1.5]),
  aggregate(
    'no match sums to 0',
    { func: 'SUMIF', field: 'i', conditionField: 'g', symbol: '=', conditionValue: 'b' },
    'integer',
    [0, 0, 0],
  ),
  aggregate(
    'no match has no mean',
    { func: 'AVGIF', field: 'i', conditionField: 'g', symbol: '=', conditionValue: 'b' },
    'decimal',
    [null, null, null],
  ),
  aggregate(
    'only values that match and are there count',
    { func: 'COUNTIF', field: 't', conditionField: 'n', symbol: '<', conditionValue: 1 },
    'integer',
    [1, 2, 0],
  ),
];

/** Texts that nearly read as numbers, and numbers that are nearly too long. */
const TEXTS: CalcCase = {
  name: 'text is read exactly, or not at all',
  before: {
    columns: { t: 'string' },
    rows: [
      ['1_000'],
      ['0x1F'],
      ['inf'],
      ['12345678901234567890.123456789012'],
      [' 1e3 '],
      ['0.000000000001'],
      ['123456.789'],
      ['1e30'],
      ['5 kg'],
    ],
  },
  groupFields: ['t'],
  calculations: [{ func: 'SUM', field: 't', alias: 'r' }],
  after: {
    columns: { t: 'string', r: 'decimal' },
    rows: [
      ['1_000', 0],
      ['0x1F', 0],
      ['inf', 0],
      ['12345678901234567890.123456789012', '12345678901234567890.123456789012'],
      [' 1e3 ', 1000],
      ['0.000000000001', 1e-12],
      ['123456.789', 123456.789],
      ['1e30', 0],
      ['5 kg', 0],
    ],
  },
};

const CONDITIONS: readonly CalcCase[] = [
  counted('g', '=', 'a', [3, 0, 0]),
  counted('g', '!=', 'a', [0, 0, 1]),
  counted('g', 'isNull', undefined, [0, 2, 0]),
  counted('t', 'isNull', undefined, [1, 0, 1]),
  counted('t', 'notNull', null, [2, 2, 0]),
  counted('t', '=', '10.0', [1, 0, 0]),
  counted('t', '>', '9', [2, 0, 0]),
  counted('t', 'contains', '1', [2, 1, 0]),
  counted('t', 'notContains', '1', [0, 1, 1]),
  counted('t', 'startsWith', 'x', [1, 0, 0]),
  counted('t', 'in', 'x1, 9', [1, 1, 0]),
  counted('t', 'in', ['x1', 10], [2, 0, 0]),
  counted('i', 'between', '3,3.5', [2, 0, 0]),
  counted('i', '=', '9007199254740993', [0, 0, 1]),
  counted('i', '=', 'three', [0, 0, 0]),
  counted('i', 'startsWith', '9007', [0, 0, 1]),
  counted('n', '>=', '0.3', [1, 1, 1]),
  counted('n', 'contains', '.5', [0, 0, 1]),
  counted('d', '<=', '2026-01-31', [2, 0, 0]),
  counted('d', 'startsWith', '2026-02', [0, 2, 0]),
  counted('m', '=', '2026-01-31', [1, 0, 0]),
  counted('m', 'between', '2026-01-31,2026-02-28', [2, 1, 0]),
  counted('m', '>', '2026-02-01 00:00', [0, 1, 1]),
  counted('b', '=', 'true', [2, 0, 1]),
  counted('d', '=', "2026-01-31' or '1'='1", [0, 0, 0]),
];

function parameter(name: string, value: BoundParam['value']): BoundParam {
  return { name, type: Array.isArray(value) ? 'list' : 'string', value };
}

const PARAMETERS: readonly CalcCase[] = [
  { ...counted('t', 'in', '${l}', [1, 1, 0]), name: 'a list parameter', params: [parameter('l', ['x1', '9'])] },
  {
    ...counted('n', 'between', '${a},${b}', [1, 2, 0]),
    name: 'two parameters',
    params: [parameter('a', '0.15'), parameter('b', 1)],
  },
  { ...counted('t', '!=', '${p}', [0, 0, 0]), name: 'a missing value matches nothing', params: [parameter('p', null)] },
  { ...counted('t', '=', '${p}', [0, 0, 0]), name: 'a value is data', params: [parameter('p', "' or 1=1 --")] },
];

const EXAMPLES = Object.values(CALCS).map(({ name, example }): CalcCase => ({
  name: `example of ${name}`,
  ...example,
}));

/** Every case; an engine passes when its answers equal `after` to the last digit. */
export const CALC_CASES: readonly CalcCase[] = [
  ...EXAMPLES,
  ...AGGREGATES,
  TEXTS,
  ...CONDITIONS,
  ...PARAMETERS,
  ...ROW_CASES,
];
