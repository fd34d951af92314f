import { describe, expect, it } from 'vitest';
import { toChartSummary } from './chart-summary.ts';

const label = { zh: '柱状图', en: 'Bar chart' };
const data = {
  categories: ['华东', '华南'],
  series: [
    { name: '销售额', role: 'bar', data: [4079, 1000] },
    { name: '空', role: 'bar', data: [null, null] },
  ],
};

describe('the summary of a chart', () => {
  it('tells size and extremes in Chinese', () => {
    expect(toChartSummary(label, '年报', data, 'zh')).toBe(
      '柱状图“年报”，2 个类别，2 个系列。销售额：最高 华东 4,079，最低 华南 1,000。空：无数值。',
    );
  });

  it('tells the same in English', () => {
    expect(toChartSummary(label, '', data, 'en')).toBe(
      'Bar chart, 2 categories, 2 series. 销售额: highest 华东 4,079, lowest 华南 1,000. 空: no values.',
    );
  });
});
