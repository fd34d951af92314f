import { aliasArgument, fieldArgument, timeArgument } from './calc-arguments.ts';
import { totalByMonth } from './calc-examples.ts';
import { defineCalc } from './define-calc.ts';

export const monthOverMonthCalc = defineCalc({
  name: 'MOM',
  label: { zh: '环比', en: 'Month over month' },
  summary: {
    zh: '相对上个月同组行的增长率；没有上个月或其值为 0 时为空',
    en: 'Growth against the row of the month before with the same other group fields; empty without one, or where it is 0',
  },
  stage: 'row',
  arguments: { field: fieldArgument, conditionField: timeArgument, alias: aliasArgument },
  example: {
    ...totalByMonth,
    calculations: [
      { func: 'SUM', field: 'amount', alias: 'total' },
      { func: 'MOM', field: 'total', conditionField: 'month', alias: 'result' },
    ],
    after: {
      columns: { month: 'string', total: 'decimal', result: 'decimal' },
      rows: [
        ['2026-01', 10.3, null],
        ['2026-02', 20.6, 1],
        ['2026-04', 0, null],
      ],
    },
  },
});
