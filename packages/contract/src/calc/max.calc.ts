import { aliasArgument, fieldArgument } from './calc-arguments.ts';
import { paidByCity } from './calc-examples.ts';
import { defineCalc } from './define-calc.ts';

export const maxCalc = defineCalc({
  name: 'MAX',
  label: { zh: '最大值', en: 'Maximum' },
  summary: {
    zh: '组内最大的数值或日期，没有时为空',
    en: 'Greatest number or date of a group; none gives empty',
  },
  stage: 'aggregate',
  arguments: { field: fieldArgument, alias: aliasArgument },
  example: {
    ...paidByCity,
    calculations: [{ func: 'MAX', field: 'amount', alias: 'result' }],
    after: {
      columns: { city: 'string', result: 'decimal' },
      rows: [
        ['里昂', 20.5],
        ['巴黎', 0.2],
      ],
    },
  },
});
