import type { CalcExample, Calculation, ExampleTable } from '@aj-report/contract';
import { WORDS, type CalcCase } from './calc-case.testing.ts';

const NUMBERS: ExampleTable = {
  columns: { k: 'string', v: 'decimal' },
  rows: [
    ['p', 10],
    ['q', 30],
    ['r', 30.0],
    ['s', 5],
    ['t', null],
    ['p', 0],
  ],
};
const SUMMED: Calculation = { func: 'MAX', field: 'v', alias: 'x' };

function rows(
  name: string,
  more: readonly Calculation[],
  after: ExampleTable,
  lookups?: CalcExample['lookups'],
): CalcCase {
  return {
    name,
    before: NUMBERS,
    groupFields: ['k'],
    calculations: [SUMMED, ...more],
    after,
    ...(lookups ? { lookups } : {}),
  };
}

/** Cases of the row functions, and of rows computed before grouping. */
export const ROW_CASES: readonly CalcCase[] = [
  rows(
    'ties share a rank, empty has none',
    [
      { func: 'RANK', field: 'x', rankOrder: 'desc', alias: 'n' },
      { func: 'RANK', field: 'x', rankOrder: 'asc', alias: 'up' },
    ],
    {
      columns: { k: 'string', x: 'decimal', n: 'integer', up: 'integer' },
      rows: [
        ['p', 10, 3, 2],
        ['q', 30, 1, 3],
        ['r', 30, 1, 3],
        ['s', 5, 4, 1],
        ['t', null, null, null],
      ],
    },
  ),
  rows(
    'an IF sees earlier aliases and answers fields, an empty cell does not match',
    [
      {
        func: 'IF',
        conditionField: 'x',
        symbol: '>=',
        conditionValue: 10,
        matchResult: '大',
        notMatchResult: '[k]',
        alias: 'y',
      },
      {
        func: 'IF',
        conditionField: 'y',
        symbol: '=',
        conditionValue: '大',
        matchResult: '[x]',
        notMatchResult: '0.5',
        alias: 'z',
      },
    ],
    {
      columns: { k: 'string', x: 'decimal', y: 'string', z: 'decimal' },
      rows: [
        ['p', 10, '大', 10],
        ['q', 30, '大', 30],
        ['r', 30, '大', 30],
        ['s', 5, 's', 0.5],
        ['t', null, 't', 0.5],
      ],
    },
  ),
  rows(
    'lookup keys are normalised, the first of equal ones wins, a taken name gets a prefix',
    [{ func: 'LOOKUP', lookupSetCode: 'o', lookupFields: 'x = key', returnFields: 'k, name as label', alias: 'o' }],
    {
      columns: { k: 'string', x: 'decimal', o_k: 'integer', label: 'string' },
      rows: [
        ['p', 10, 1, 'ten'],
        ['q', 30, 3, null],
        ['r', 30, 3, null],
        ['s', 5, null, null],
        ['t', null, null, null],
      ],
    },
    {
      o: {
        columns: { key: 'string', k: 'integer', name: 'string' },
        rows: [
          [' 10.0 ', 1, 'ten'],
          ['10', 2, 'later'],
          ['30', 3, null],
          [null, 4, 'none'],
        ],
      },
    },
  ),
  {
    name: 'an IF over source rows feeds a later aggregate',
    before: WORDS,
    groupFields: ['b'],
    calculations: [
      {
        func: 'IF',
        conditionField: 't',
        symbol: 'notNull',
        matchResult: '[n]',
        notMatchResult: '100',
        alias: 'filled',
      },
      {
        func: 'IF',
        conditionField: 'filled',
        symbol: '=',
        conditionValue: 100,
        matchResult: 'no',
        notMatchResult: '[g]',
        alias: 'word',
      },
      { func: 'SUM', field: 'filled', alias: 'total' },
      { func: 'COUNTIF', conditionField: 'word', symbol: '=', conditionValue: 'no', alias: 'gaps' },
    ],
    after: {
      columns: { b: 'boolean', total: 'number', gaps: 'integer' },
      rows: [
        [true, 200.1, 2],
        [false, 0.5, 0],
        [null, 0, 0],
      ],
    },
  },
  {
    name: 'running totals and shares are exact',
    before: {
      columns: { k: 'integer', v: 'number' },
      rows: [
        [1, 0.1],
        [2, 0.2],
        [3, -0.3],
      ],
    },
    groupFields: ['k'],
    calculations: [
      { func: 'SUM', field: 'v', alias: 'x' },
      { func: 'RUNNING_TOTAL', field: 'x', alias: 'run' },
      { func: 'SHARE_OF_TOTAL', field: 'x', alias: 'share' },
      { func: 'DIFFERENCE', field: 'x', alias: 'step' },
    ],
    after: {
      columns: { k: 'integer', x: 'number', run: 'decimal', share: 'decimal', step: 'decimal' },
      rows: [
        [1, 0.1, 0.1, null, null],
        [2, 0.2, 0.3, null, 0.1],
        [3, -0.3, 0, null, -0.5],
      ],
    },
  },
  {
    name: 'growth compares within the other groups',
    before: {
      columns: { day: 'date', k: 'string', v: 'integer' },
      rows: [
        ['2025-12-31', 'a', 4],
        ['2026-01-31', 'b', 9],
        ['2026-01-31', 'a', 5],
        ['2026-02-28', 'a', 1],
        ['2026-12-31', 'a', 8],
      ],
    },
    groupFields: ['day', 'k'],
    calculations: [
      { func: 'SUM', field: 'v', alias: 'x' },
      { func: 'MOM', field: 'x', conditionField: 'day', alias: 'm' },
      { func: 'YOY', field: 'x', conditionField: 'day', alias: 'y' },
    ],
    after: {
      columns: { day: 'date', k: 'string', x: 'integer', m: 'decimal', y: 'decimal' },
      rows: [
        ['2025-12-31', 'a', 4, null, null],
        ['2026-01-31', 'b', 9, null, null],
        ['2026-01-31', 'a', 5, 0.25, null],
        ['2026-02-28', 'a', 1, null, null],
        ['2026-12-31', 'a', 8, null, 1],
      ],
    },
  },
];
