import { aliasArgument, fieldArgument } from './calc-arguments.ts';
import { totalByMonth } from './calc-examples.ts';
import { defineCalc } from './define-calc.ts';

export const differenceCalc = defineCalc({
  name: 'DIFFERENCE',
  label: { zh: '与上一行之差', en: 'Difference to previous' },
  summary: {
    zh: '该行数值减去上一行数值；第一行为空',
    en: 'The row’s number less that of the row before; empty on the first row',
  },
  stage: 'row',
  arguments: { field: fieldArgument, alias: aliasArgument },
  example: {
    ...totalByMonth,
    calculations: [
      { func: 'SUM', field: 'amount', alias: 'total' },
      { func: 'DIFFERENCE', field: 'total', alias: 'result' },
    ],
    after: {
      columns: { month: 'string', total: 'decimal', result: 'decimal' },
      rows: [
        ['2026-01', 10.3, null],
        ['2026-02', 20.6, 10.3],
        ['2026-04', 0, -20.6],
      ],
    },
  },
});
