import { aliasArgument, fieldArgument } from './calc-arguments.ts';
import { defineCalc } from './define-calc.ts';

export const shareOfTotalCalc = defineCalc({
  name: 'SHARE_OF_TOTAL',
  label: { zh: '占比', en: 'Share of total' },
  summary: {
    zh: '该行数值除以全部行之和；和为 0 时为空',
    en: 'The row’s number divided by the sum of all rows; empty when that sum is 0',
  },
  stage: 'row',
  arguments: { field: fieldArgument, alias: aliasArgument },
  example: {
    before: {
      columns: { month: 'string', amount: 'decimal' },
      rows: [
        ['2026-01', 1.5],
        ['2026-02', 4.5],
        ['2026-04', 0],
      ],
    },
    groupFields: ['month'],
    calculations: [
      { func: 'SUM', field: 'amount', alias: 'total' },
      { func: 'SHARE_OF_TOTAL', field: 'total', alias: 'result' },
    ],
    after: {
      columns: { month: 'string', total: 'decimal', result: 'decimal' },
      rows: [
        ['2026-01', 1.5, 0.25],
        ['2026-02', 4.5, 0.75],
        ['2026-04', 0, 0],
      ],
    },
  },
});
