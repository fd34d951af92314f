import type { WidgetSamples } from '../../kit/widget-sample.ts';

const valueOnly = [{ role: 'value', field: '完成率' }];

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' } },
  {
    name: 'one-row',
    label: { zh: '单条', en: 'One bar' },
    rows: [{ 完成率: 86.4 }],
    mapping: valueOnly,
    size: { width: 400, height: 70 },
  },
  {
    name: 'segments',
    label: { zh: '分段、数值与目标', en: 'Segments, value of target' },
    setup: { bar: 'segments', reading: 'both', isRounded: false, unit: '件' },
  },
  {
    name: 'stripes',
    label: { zh: '斜纹、渐变、逐行换色', en: 'Stripes, a colour for every row' },
    setup: { bar: 'stripes', isColorful: true, barHeight: 14 },
  },
  {
    name: 'gradient',
    label: { zh: '自定义渐变', en: 'Gradient of its own' },
    rows: [{ 完成率: 72 }],
    mapping: valueOnly,
    setup: { colorFrom: '#2ed4c2', colorTo: '#f3aa28', isShowName: false, barHeight: 20 },
    size: { width: 400, height: 70 },
  },
  { name: 'small', label: { zh: '小尺寸', en: 'Small' }, size: { width: 200, height: 120 } },
  {
    name: 'negative',
    label: { zh: '负数、超额、空值', en: 'Negative, beyond, missing' },
    rows: [
      { 产线: '亏损', 完成: -20 },
      { 产线: '超额', 完成: 168 },
      { 产线: '未报', 完成: null },
    ],
    mapping: [
      { role: 'name', field: '产线' },
      { role: 'value', field: '完成' },
    ],
  },
  {
    name: 'long-labels',
    label: { zh: '长名称', en: 'Long names' },
    rows: [
      {
        产线: '粤港澳大湾区国际科技创新中心新能源汽车动力电池回收示范工程二期',
        完成: 1_234_567_890,
        计划: 2_000_000_000,
      },
      { 产线: '长三角一体化示范区', 完成: 12, 计划: 30 },
    ],
    setup: { reading: 'both', unit: '万元' },
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({ 产线: `工位 ${i + 1}`, 完成: (i * 37) % 101, 计划: 100 })),
  },
  { name: 'empty', label: { zh: '无数据', en: 'No data' }, rows: [] },
];
