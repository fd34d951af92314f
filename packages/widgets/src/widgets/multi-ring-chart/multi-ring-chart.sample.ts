import type { WidgetSamples } from '../../kit/widget-sample.ts';

const MAPPING = [
  { role: 'name', field: '指标' },
  { role: 'value', field: '完成率' },
];

const rows = (names: readonly string[], value: (i: number) => number | null) =>
  names.map((name, i) => ({ 指标: name, 完成率: value(i) }));

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' } },
  {
    name: 'open',
    label: { zh: '开口圆环与数值', en: 'Open rings with values' },
    setup: { startAngle: 0, sweepAngle: 270, reading: 'value', unit: '万元', ringGap: 60, isRounded: false },
  },
  {
    name: 'negative',
    label: { zh: '负值与空值', en: 'Negative and empty values' },
    rows: rows(['营收', '利润', '回款'], (i) => [82, -14, null][i] ?? null),
    mapping: MAPPING,
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: rows(
      ['华东区域全部门店年度销售目标', 'Suzhou Industrial Park branch', '四川省成都市高新区天府大道网点'],
      (i) => 168.25 - i * 52,
    ),
    mapping: MAPPING,
  },
  { name: 'one-row', label: { zh: '一行', en: 'One row' }, rows: rows(['营收'], () => 64), mapping: MAPPING },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: rows(
      Array.from({ length: 1000 }, (_, i) => `网点${i + 1}`),
      (i) => (i * 37 + 64) % 100,
    ),
    mapping: MAPPING,
  },
  { name: 'small', label: { zh: '小尺寸', en: 'Small' }, size: { width: 120, height: 100 } },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
