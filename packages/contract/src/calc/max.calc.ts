import { aliasArgument, fieldArgument } from './calc-arguments.ts';
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
