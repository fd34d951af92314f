import type { WidgetPresets } from '../../kit/widget-preset.ts';

const BRANCHES = [
  '浦东',
  '南山',
  '海淀',
  '天河',
  '余杭',
  '武侯',
  '江宁',
  '洪山',
  '雁塔',
  '渝北',
  '岳麓',
  '崂山',
  '滨海',
].map((branch, i) => ({
  网点: `${branch}支行`,
  存款: [9860, 9128, 8420, 7356, 6175, 5930, 5204, 4870, 4415, 3980, 3620, 3175, 2840][i] ?? 0,
}));

export const presets: WidgetPresets = [
  {
    name: 'scrolling-bars',
    label: { zh: '滚动排行条形图', en: 'Scrolling ranking bars' },
    rows: BRANCHES,
    mapping: [
      { role: 'name', field: '网点' },
      { role: 'value', field: '存款' },
    ],
    setup: { layout: 'inline', badge: 'accent', unit: '万元' },
  },
];
