import { field } from '../field/field.ts';
import { aliasArgument, conditionArguments } from './calc-arguments.ts';
import { totalByCity } from './calc-examples.ts';
import { defineCalc } from './define-calc.ts';

const resultHint = { zh: '文字、数字、${参数名} 或 [字段]', en: 'text, number, ${parameter} or [field]' };

const resultArguments = {
  matchResult: field.text({
    label: { zh: '匹配结果', en: 'Match result' },
    hint: resultHint,
    minLength: 1,
    maxLength: 2048,
  }),
  notMatchResult: field.text({
    label: { zh: '不匹配结果', en: 'Not-match result' },
    hint: resultHint,
    minLength: 1,
    maxLength: 2048,
  }),
};

export const ifCalc = defineCalc({
  name: 'IF',
  label: { zh: '条件取值', en: 'If' },
  summary: {
    zh: '条件成立时取匹配值，否则取不匹配值；结果可以是文字、数字、${参数名} 或 [字段]；源字段上的 IF 在分组前逐行计算',
    en: 'The match result where the condition holds, else the other one; results are literals, ${parameter} or [field]; over a source field it is computed row by row before grouping',
  },
  stage: 'row',
  arguments: { ...conditionArguments, ...resultArguments, alias: aliasArgument },
  example: {
    ...totalByCity,
    calculations: [
      { func: 'SUM', field: 'amount', alias: 'total' },
      {
        func: 'IF',
        conditionField: 'total',
        symbol: '>=',
        conditionValue: '5',
        matchResult: '[total]',
        notMatchResult: '0',
        alias: 'result',
      },
    ],
    after: {
      columns: { city: 'string', total: 'integer', result: 'integer' },
      rows: [
        ['里昂', 5, 5],
        ['巴黎', 30, 30],
        ['南特', 30, 30],
        ['尼斯', 1, 0],
      ],
    },
  },
});
