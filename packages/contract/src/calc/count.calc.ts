import { aliasArgument, countedArgument } from './calc-arguments.ts';
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
