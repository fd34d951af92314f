import { aliasArgument, conditionArguments, countedArgument } from './calc-arguments.ts';
import { defineCalc } from './define-calc.ts';

export const countIfCalc = defineCalc({
  name: 'COUNTIF',
  label: { zh: '条件计数', en: 'Count if' },
  summary: {
    zh: '组内满足条件的非空值的个数；字段留空或 * 时为行数',
    en: 'Number of values that are not empty, or of rows, for which the condition holds',
  },
  stage: 'aggregate',
  arguments: { field: countedArgument, ...conditionArguments, alias: aliasArgument },
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
    calculations: [{ func: 'COUNTIF', conditionField: 'amount', symbol: '>', conditionValue: '0.15', alias: 'result' }],
    after: {
      columns: { city: 'string', result: 'integer' },
      rows: [
        ['里昂', 2],
        ['巴黎', 1],
      ],
    },
  },
});
