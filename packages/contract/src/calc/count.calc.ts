import { aliasArgument, countedArgument } from './calc-arguments.ts';
import { paidByCity } from './calc-examples.ts';
import { defineCalc } from './define-calc.ts';

export const countCalc = defineCalc({
  name: 'COUNT',
  label: { zh: '计数', en: 'Count' },
  summary: {
    zh: '组内非空值的个数；字段留空或 * 时为行数',
    en: 'Number of values of a group that are not empty; without a field, or with *, of its rows',
  },
  stage: 'aggregate',
  arguments: { field: countedArgument, alias: aliasArgument },
  example: {
    ...paidByCity,
    calculations: [{ func: 'COUNT', field: 'amount', alias: 'result' }],
    after: {
      columns: { city: 'string', result: 'integer' },
      rows: [
        ['里昂', 2],
        ['巴黎', 2],
      ],
    },
  },
});
