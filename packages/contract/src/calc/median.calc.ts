import { aliasArgument, fieldArgument } from './calc-arguments.ts';
import { defineCalc } from './define-calc.ts';

export const medianCalc = defineCalc({
  name: 'MEDIAN',
  label: { zh: '中位数', en: 'Median' },
  summary: {
    zh: '组内数值的中位数；个数为偶数时取中间两数的平均',
    en: 'Middle one of the numeric values of a group; of an even number of them the mean of the two in the middle',
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
    calculations: [{ func: 'MEDIAN', field: 'amount', alias: 'result' }],
    after: {
      columns: { city: 'string', result: 'number' },
      rows: [
        ['里昂', 15.4],
        ['巴黎', 0.15],
      ],
    },
  },
});
