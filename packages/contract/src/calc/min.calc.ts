import { aliasArgument, fieldArgument } from './calc-arguments.ts';
import { paidByCity } from './calc-examples.ts';
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
    ...paidByCity,
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
