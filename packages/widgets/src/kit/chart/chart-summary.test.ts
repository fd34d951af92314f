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

  it('tells the extremes of names, of outlines and of points', () => {
    const items = [
      { name: '华东', value: 4079, row: 0 },
      { name: '华南', value: 1000, row: 1 },
    ];
    expect(toChartSummary(label, '', { label: '销量', items }, 'zh')).toBe(
      '柱状图，2 项。销量：最高 华东 4,079，最低 华南 1,000。',
    );
    const spokes = [
      { key: 's', label: '销售' },
      { key: 'r', label: '研发' },
    ];
    expect(toChartSummary(label, '', { spokes, outlines: [{ name: '预算', values: [4, 9], row: 0 }] }, 'en')).toBe(
      'Bar chart, 2 indicators, 1 row. 预算: highest 研发 9, lowest 销售 4.',
    );
    const points = [
      { x: 2, y: 5, size: null, name: '', row: 0 },
      { x: 0, y: 7, size: null, name: '宁波', row: 1 },
    ];
    const cloud = { xLabel: '', categories: null, sizeLabel: '', series: [{ name: '门店', points }] };
    expect(toChartSummary(label, '', cloud, 'zh')).toBe('柱状图，2 个点，1 个系列。门店：最高 宁波 7，最低 2 5。');
  });

  it('tells a single value', () => {
    expect(toChartSummary(label, '', { label: '完成率', value: '72.6', type: 'string' }, 'zh')).toBe(
      '柱状图，完成率 72.6。',
    );
  });

  it('is none for data of other shapes', () => {
    expect(toChartSummary(label, '', null, 'zh')).toBe(undefined);
    expect(toChartSummary(label, '', { rows: [] }, 'zh')).toBe(undefined);
  });
});
