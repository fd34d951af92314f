import { aliasArgument, conditionArguments, countedArgument } from './calc-arguments.ts';
import { paidByCity } from './calc-examples.ts';
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
    ...paidByCity,
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
