import { aliasArgument, fieldArgument } from './calc-arguments.ts';
import { defineCalc } from './define-calc.ts';

export const minCalc = defineCalc({
  name: 'MIN',
  label: { zh: '最小值', en: 'Minimum' },
  summary: {
    zh: '组内最小的数值或日期，没有时为空',
    en: 'Least number or date of a group; none gives empty',
  },
  stage: 'aggregate',
  arguments: { field: fieldArgument, alias: aliasArgument },
  example: {
    before: {
      columns: { city: 'string', amount: 'decimal', paid: 'string' },
      rows: [
        ['里昂', 10.3, 'yes'],
        ['巴黎', 0.1, 'no'],
        ['里昂', 20.5, 'no'],
        ['巴黎', 0.2, 'yes'],
        ['里昂', null, 'yes'],
      ],
    },
    groupFields: ['city'],
    calculations: [{ func: 'MIN', field: 'amount', alias: 'result' }],
    after: {
      columns: { city: 'string', result: 'decimal' },
      rows: [
        ['里昂', 10.3],
        ['巴黎', 0.1],
      ],
    },
  },
});
