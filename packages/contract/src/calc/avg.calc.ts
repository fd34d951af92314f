import { aliasArgument, fieldArgument } from './calc-arguments.ts';
import { paidByCity } from './calc-examples.ts';
import { defineCalc } from './define-calc.ts';

export const avgCalc = defineCalc({
  name: 'AVG',
  label: { zh: '平均值', en: 'Average' },
  summary: {
    zh: '组内数值的平均数，没有数值时为空',
    en: 'Mean of the numeric values of a group; none gives empty, never 0',
  },
  stage: 'aggregate',
  arguments: { field: fieldArgument, alias: aliasArgument },
  example: {
    ...paidByCity,
    calculations: [{ func: 'AVG', field: 'amount', alias: 'result' }],
    after: {
      columns: { city: 'string', result: 'decimal' },
      rows: [
        ['里昂', 15.4],
        ['巴黎', 0.15],
      ],
    },
  },
});
