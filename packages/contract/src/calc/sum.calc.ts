import { aliasArgument, fieldArgument } from './calc-arguments.ts';
import { paidByCity } from './calc-examples.ts';
import { defineCalc } from './define-calc.ts';

export const sumCalc = defineCalc({
  name: 'SUM',
  label: { zh: '求和', en: 'Sum' },
  summary: {
    zh: '组内数值之和；数字文本按数值计算，空值和非数字跳过，没有数值时为 0',
    en: 'Sum of the numeric values of a group; numeric text is read, empty and other values are skipped, none gives 0',
  },
  stage: 'aggregate',
  arguments: { field: fieldArgument, alias: aliasArgument },
  example: {
    ...paidByCity,
    calculations: [{ func: 'SUM', field: 'amount', alias: 'result' }],
    after: {
      columns: { city: 'string', result: 'decimal' },
      rows: [
        ['里昂', 30.8],
        ['巴黎', 0.3],
      ],
    },
  },
});
