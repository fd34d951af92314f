import { both, bothOfEach } from '../../kit/both.ts';
import type { WidgetPresets } from '../../kit/widget-preset.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  quarter: both('季度', 'Quarter'),
  east: both('华东', 'East'),
  south: both('华南', 'South'),
  north: both('华北', 'North'),
  city: both('城市', 'City'),
  orders: both('订单', 'Orders'),
};

const QUARTERS = [
  { quarter: both('一季度', 'Q1'), east: 3210, south: 2680, north: 1980 },
  { quarter: both('二季度', 'Q2'), east: 3560, south: 2890, north: 2240 },
  { quarter: both('三季度', 'Q3'), east: 3890, south: 3120, north: 2150 },
  { quarter: both('四季度', 'Q4'), east: 4430, south: 3540, north: 2760 },
];

const QUARTER_MAPPING = [
  { role: 'xAxis', field: 'quarter' },
  { role: 'bar', field: 'east' },
  { role: 'bar', field: 'south' },
  { role: 'bar', field: 'north' },
];

const CITIES = bothOfEach(
  '深圳, 上海, 北京, 苏州, 杭州, 成都, 武汉',
  'Shenzhen, Shanghai, Beijing, Suzhou, Hangzhou, Chengdu, Wuhan',
).map((city, i) => ({
  city,
  orders: [52_300, 48_120, 45_870, 31_240, 29_980, 21_750, 18_430][i] ?? 0,
}));

const CITY_MAPPING = [
  { role: 'xAxis', field: 'city' },
  { role: 'bar', field: 'orders' },
];

const several = { columns: COLUMNS, rows: QUARTERS, mapping: QUARTER_MAPPING };

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
    columns: COLUMNS,
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
    columns: COLUMNS,
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
