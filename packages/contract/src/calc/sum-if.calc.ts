import { aliasArgument, conditionArguments, fieldArgument } from './calc-arguments.ts';
import { paidByCity } from './calc-examples.ts';
import { defineCalc } from './define-calc.ts';

export const sumIfCalc = defineCalc({
  name: 'SUMIF',
  label: { zh: '条件求和', en: 'Sum if' },
  summary: {
    zh: '组内满足条件的行的数值之和，没有匹配时为 0',
    en: 'Sum over the rows of a group for which the condition holds; no match gives 0',
  },
  stage: 'aggregate',
  arguments: { field: fieldArgument, ...conditionArguments, alias: aliasArgument },
  example: {
    ...paidByCity,
    calculations: [
      { func: 'SUMIF', field: 'amount', conditionField: 'paid', symbol: '=', conditionValue: 'yes', alias: 'result' },
    ],
    after: {
      columns: { city: 'string', result: 'decimal' },
      rows: [
        ['里昂', 10.3],
        ['巴黎', 0.2],
      ],
    },
  },
});
