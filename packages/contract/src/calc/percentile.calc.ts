import { field } from '../field/field.ts';
import { aliasArgument, fieldArgument } from './calc-arguments.ts';
import { paidByCity } from './calc-examples.ts';
import { defineCalc } from './define-calc.ts';

const percentArgument = field.text({
  label: { zh: '百分位', en: 'Percentile' },
  hint: { zh: '0 到 100，可以是 ${参数名}', en: '0 to 100; may be ${parameter}' },
  minLength: 1,
  maxLength: 100,
});

export const percentileCalc = defineCalc({
  name: 'PERCENTILE',
  label: { zh: '百分位数', en: 'Percentile' },
  summary: {
    zh: '组内数值的百分位数（0 到 100），在相邻两数之间线性插值，与电子表格的 PERCENTILE.INC 相同',
    en: 'Percentile (0 to 100) of the numeric values of a group, interpolated linearly between neighbours as a spreadsheet’s PERCENTILE.INC does',
  },
  stage: 'aggregate',
  arguments: { field: fieldArgument, conditionValue: percentArgument, alias: aliasArgument },
  problemOf: (argument, value) =>
    argument === 'conditionValue' && !(Number(value) >= 0 && Number(value) <= 100)
      ? { zh: '应为 0 到 100 的数字', en: 'must be a number from 0 to 100' }
      : undefined,
  example: {
    ...paidByCity,
    calculations: [{ func: 'PERCENTILE', field: 'amount', conditionValue: '25', alias: 'result' }],
    after: {
      columns: { city: 'string', result: 'number' },
      rows: [
        ['里昂', 12.85],
        ['巴黎', 0.125],
      ],
    },
  },
});
