import { aliasArgument, conditionArguments, fieldArgument } from './calc-arguments.ts';
import { paidByCity } from './calc-examples.ts';
import { defineCalc } from './define-calc.ts';

export const avgIfCalc = defineCalc({
  name: 'AVGIF',
  label: { zh: '条件平均值', en: 'Average if' },
  summary: {
    zh: '组内满足条件的行的平均数，没有匹配时为空',
    en: 'Mean over the rows for which the condition holds; no match gives empty',
  },
  stage: 'aggregate',
  arguments: { field: fieldArgument, ...conditionArguments, alias: aliasArgument },
  example: {
    ...paidByCity,
    calculations: [
      { func: 'AVGIF', field: 'amount', conditionField: 'paid', symbol: '!=', conditionValue: 'yes', alias: 'result' },
    ],
    after: {
      columns: { city: 'string', result: 'decimal' },
      rows: [
        ['里昂', 20.5],
        ['巴黎', 0.1],
      ],
    },
  },
});
