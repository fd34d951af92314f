import type { WidgetSamples } from '../../kit/widget-sample.ts';

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' } },
  {
    name: 'square',
    label: { zh: '方形与目标', en: 'A square, with a target' },
    rows: [{ 名称: '储罐液位', 当前: 1260, 容量: 3200 }],
    mapping: [
      { role: 'name', field: '名称' },
      { role: 'value', field: '当前' },
      { role: 'display2', field: '容量' },
    ],
    setup: { vessel: 'square', reading: 'both', liquidColor: '#18b893', unit: 'm³' },
  },
  { name: 'drop', label: { zh: '水滴', en: 'Drop' }, setup: { vessel: 'drop', isShowName: false, waveHeight: 8 } },
  { name: 'diamond', label: { zh: '菱形', en: 'Diamond' }, setup: { vessel: 'diamond', isShowOutline: false } },
  { name: 'negative', label: { zh: '负数', en: 'Negative' }, rows: [{ 水库蓄水率: -4.5 }] },
  {
    name: 'long-labels',
    label: { zh: '长名称', en: 'Long name' },
    rows: [{ 长江中下游大型水库平均蓄水率: 168.25 }],
    mapping: [{ role: 'value', field: '长江中下游大型水库平均蓄水率' }],
  },
  { name: 'one-row', label: { zh: '一行', en: 'One row' }, rows: [{ 水库蓄水率: 100 }] },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({ 水库蓄水率: (i * 37 + 42) % 100 })),
  },
  { name: 'small', label: { zh: '小尺寸', en: 'Small' }, size: { width: 96, height: 72 } },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
