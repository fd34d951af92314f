import { aliasArgument, fieldArgument } from './calc-arguments.ts';
import { paidByCity } from './calc-examples.ts';
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
    ...paidByCity,
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
