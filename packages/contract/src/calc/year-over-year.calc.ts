import { aliasArgument, fieldArgument, timeArgument } from './calc-arguments.ts';
import { defineCalc } from './define-calc.ts';

export const yearOverYearCalc = defineCalc({
  name: 'YOY',
  label: { zh: '同比', en: 'Year over year' },
  summary: {
    zh: '相对去年同期同组行的增长率；没有去年同期或其值为 0 时为空',
    en: 'Growth against the row of a year before with the same other group fields; empty without one, or where it is 0',
  },
  stage: 'row',
  arguments: { field: fieldArgument, conditionField: timeArgument, alias: aliasArgument },
  example: {
    before: {
      columns: { month: 'string', amount: 'decimal' },
      rows: [
        ['2025-03', 10],
        ['2026-03', 7.5],
        ['2026-04', 3],
      ],
    },
    groupFields: ['month'],
    calculations: [
      { func: 'SUM', field: 'amount', alias: 'total' },
      { func: 'YOY', field: 'total', conditionField: 'month', alias: 'result' },
    ],
    after: {
      columns: { month: 'string', total: 'decimal', result: 'decimal' },
      rows: [
        ['2025-03', 10, null],
        ['2026-03', 7.5, -0.25],
        ['2026-04', 3, null],
      ],
    },
  },
});
