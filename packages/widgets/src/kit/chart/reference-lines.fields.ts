import type { ValuesOf } from '@aj-report/contract';
import { GROUPS } from '../widget/field-groups.ts';
import { choices, prop } from '../widget/prop.ts';

const given = { field: 'kind', in: ['value', 'target'] };
const computed = { field: 'kind', in: ['average', 'median'] };

/** Lines across the plot at a value that is given, or that the drawn values have in the middle. */
export const referenceLineFields = {
  referenceLines: prop.list('参考线', 'Lines', {
    group: GROUPS.references,
    maxItems: 12,
    hint: { zh: '平均值和中位数按图中所画的数值计算', en: 'Average and median are those of the values that are drawn' },
    item: {
      kind: prop.choice('位置', 'At', {
        options: choices({
          value: ['固定值', 'A value'],
          target: ['目标', 'A target'],
          average: ['平均值', 'The average'],
          median: ['中位数', 'The median'],
        }),
        half: true,
      }),
      value: prop.optionalNumber('数值', 'Value', { showIf: given }),
      series: prop.text('系列', 'Series', {
        half: true,
        maxLength: 200,
        showIf: computed,
        hint: {
          zh: '系列名；留空为每个系列，堆叠时为合计',
          en: 'Its name; empty = of each, or of the totals of stacks',
        },
      }),
      name: prop.text('名称', 'Name', {
        half: true,
        maxLength: 40,
        hint: { zh: '写在数值前，留空用位置的名称', en: 'Stands before the value; empty = what the line is' },
      }),
      color: prop.color('颜色', 'Colour', { empty: 'theme' }),
    },
  }),
};

export type ReferenceLine = ValuesOf<typeof referenceLineFields>['referenceLines'][number];
