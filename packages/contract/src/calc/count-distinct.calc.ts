import { aliasArgument, fieldArgument } from './calc-arguments.ts';
import { paidByCity } from './calc-examples.ts';
import { defineCalc } from './define-calc.ts';

export const countDistinctCalc = defineCalc({
  name: 'COUNT_DISTINCT',
  label: { zh: '去重计数', en: 'Count distinct' },
  summary: {
    zh: '组内不同的非空值的个数',
    en: 'Number of different values of a group that are not empty',
  },
  stage: 'aggregate',
  arguments: { field: fieldArgument, alias: aliasArgument },
  example: {
    ...paidByCity,
    calculations: [{ func: 'COUNT_DISTINCT', field: 'paid', alias: 'result' }],
    after: {
      columns: { city: 'string', result: 'integer' },
      rows: [
        ['里昂', 2],
        ['巴黎', 2],
      ],
    },
  },
});
