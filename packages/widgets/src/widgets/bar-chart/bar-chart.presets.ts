import type { WidgetPresets } from '../../kit/widget-preset.ts';

const QUARTERS = [
  { 季度: '一季度', 华东: 3210, 华南: 2680, 华北: 1980 },
  { 季度: '二季度', 华东: 3560, 华南: 2890, 华北: 2240 },
  { 季度: '三季度', 华东: 3890, 华南: 3120, 华北: 2150 },
  { 季度: '四季度', 华东: 4430, 华南: 3540, 华北: 2760 },
];

const QUARTER_MAPPING = [
  { role: 'xAxis', field: '季度' },
  { role: 'bar', field: '华东' },
  { role: 'bar', field: '华南' },
  { role: 'bar', field: '华北' },
];

const CITIES = ['深圳', '上海', '北京', '苏州', '杭州', '成都', '武汉'].map((city, i) => ({
  城市: city,
  订单: [52_300, 48_120, 45_870, 31_240, 29_980, 21_750, 18_430][i] ?? 0,
}));

const CITY_MAPPING = [
  { role: 'xAxis', field: '城市' },
  { role: 'bar', field: '订单' },
];

const several = { rows: QUARTERS, mapping: QUARTER_MAPPING };

/** px of a corner: more than half of any bar, so that its end is round. */
const ROUND = 100;

// No preset sets the width of its bars: a width set by hand does not follow the box.
export const presets: WidgetPresets = [
  { name: 'grouped', label: { zh: '分组柱状图', en: 'Grouped bar chart' }, ...several },
  {
    name: 'stacked',
    label: { zh: '堆叠柱状图', en: 'Stacked bar chart' },
    ...several,
    setup: { stackStyle: 'upDown' },
  },
  {
    name: 'percent',
    label: { zh: '百分比堆叠柱状图', en: 'Percent bar chart' },
    ...several,
    setup: { stackStyle: 'percent' },
  },
  {
    name: 'horizontal',
    label: { zh: '条形图（横向）', en: 'Horizontal bar chart' },
    rows: CITIES,
    mapping: CITY_MAPPING,
    setup: { verticalShow: true, isShowBackground: true, isShowSplitLineY: false, radius: ROUND },
  },
  {
    name: 'horizontal-stacked',
    label: { zh: '横向堆叠条形图', en: 'Horizontal stacked bar chart' },
    ...several,
    setup: { verticalShow: true, stackStyle: 'upDown' },
  },
  {
    name: 'gradient',
    label: { zh: '渐变柱状图', en: 'Gradient bar chart' },
    setup: { fillStyle: 'clear', radius: ROUND },
  },
  {
    name: 'two-colours',
    label: { zh: '双色渐变柱状图', en: 'Two-colour bar chart' },
    rows: CITIES,
    mapping: CITY_MAPPING,
    setup: { fillStyle: 'flat', customColor: ['#37e2d5'], footColor: '#2f6bff', radius: ROUND },
  },
  {
    name: 'colourful',
    label: { zh: '异色柱状图', en: 'Bar chart with a colour per bar' },
    setup: { colorStyle: 'unsame', isShowBackground: true, radius: 8 },
  },
];
