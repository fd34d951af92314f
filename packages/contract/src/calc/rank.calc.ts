import { aliasArgument, fieldArgument, orderArgument } from './calc-arguments.ts';
import { totalByCity } from './calc-examples.ts';
import { defineCalc } from './define-calc.ts';

export const rankCalc = defineCalc({
  name: 'RANK',
  label: { zh: '排名', en: 'Rank' },
  summary: {
    zh: '该行数值在全部行中的名次（1、2、2、4）；空值和非数字不参与',
    en: 'Place of the row’s number among all rows (1, 2, 2, 4); empty and other values have none and do not count',
  },
  stage: 'row',
  arguments: { field: fieldArgument, rankOrder: orderArgument, alias: aliasArgument },
  example: {
    ...totalByCity,
    calculations: [
      { func: 'SUM', field: 'amount', alias: 'total' },
      { func: 'RANK', field: 'total', rankOrder: 'desc', alias: 'result' },
    ],
    after: {
      columns: { city: 'string', total: 'integer', result: 'integer' },
      rows: [
        ['里昂', 5, 3],
        ['巴黎', 30, 1],
        ['南特', 30, 1],
        ['尼斯', 1, 4],
      ],
    },
  },
});
