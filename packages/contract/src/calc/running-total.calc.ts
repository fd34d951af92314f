import { aliasArgument, fieldArgument } from './calc-arguments.ts';
import { totalByMonth } from './calc-examples.ts';
import { defineCalc } from './define-calc.ts';

export const runningTotalCalc = defineCalc({
  name: 'RUNNING_TOTAL',
  label: { zh: '累计', en: 'Running total' },
  summary: {
    zh: '从第一行到该行的数值之和，空值按 0 计',
    en: 'Sum from the first row to this one; empty counts as 0',
  },
  stage: 'row',
  arguments: { field: fieldArgument, alias: aliasArgument },
  example: {
    ...totalByMonth,
    calculations: [
      { func: 'SUM', field: 'amount', alias: 'total' },
      { func: 'RUNNING_TOTAL', field: 'total', alias: 'result' },
    ],
    after: {
      columns: { month: 'string', total: 'decimal', result: 'decimal' },
      rows: [
        ['2026-01', 10.3, 10.3],
        ['2026-02', 20.6, 30.9],
        ['2026-04', 0, 30.9],
      ],
    },
  },
});
