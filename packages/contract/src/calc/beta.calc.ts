import { field } from '../field/field.ts';
import { aliasArgument, fieldArgument } from './calc-arguments.ts';
import { defineCalc } from './define-calc.ts';

const shapeArguments = {
  betaAlpha: field.text({ label: { zh: '参数 α', en: 'Alpha' }, minLength: 1, maxLength: 50 }),
  betaBeta: field.text({ label: { zh: '参数 β', en: 'Beta' }, minLength: 1, maxLength: 50 }),
};

export const betaCalc = defineCalc({
  name: 'BETA',
  label: { zh: 'Beta 分布（累积）', en: 'Beta distribution (cumulative)' },
  summary: {
    zh: '参数为 α、β 的 Beta 分布在该值处的累积概率；小于 0、大于 1 或非数字为空',
    en: 'Cumulative Beta distribution with shape α and β at the row’s value, as BETA.DIST(x, α, β, TRUE) of a spreadsheet; below 0, above 1 and other values give empty',
  },
  stage: 'row',
  arguments: { field: fieldArgument, ...shapeArguments, alias: aliasArgument },
  problemOf: (argument, value) =>
    argument.startsWith('beta') && !(Number(value) > 0 && Number.isFinite(Number(value)))
      ? { zh: '应为大于 0 的数字', en: 'must be a number greater than 0' }
      : undefined,
  example: {
    before: {
      columns: { city: 'string', rate: 'decimal' },
      rows: [
        ['里昂', 0.5],
        ['巴黎', 0],
        ['南特', 1],
        ['尼斯', 1.5],
      ],
    },
    groupFields: ['city'],
    calculations: [
      { func: 'MAX', field: 'rate', alias: 'rate' },
      { func: 'BETA', field: 'rate', betaAlpha: 2, betaBeta: 2, alias: 'result' },
    ],
    after: {
      columns: { city: 'string', rate: 'decimal', result: 'number' },
      rows: [
        ['里昂', 0.5, 0.5],
        ['巴黎', 0, 0],
        ['南特', 1, 1],
        ['尼斯', 1.5, null],
      ],
    },
  },
});
