import { both, bothOfEach } from '../../kit/text/both.ts';
import { sample, sampleRows } from '../../kit/widget/widget-sample.ts';
import type { WidgetPresets } from '../../kit/widget/widget-preset.ts';

const QUARTERS = [
  { quarter: both('一季度', 'Q1'), east: 3210, south: 2680, north: 1980 },
  { quarter: both('二季度', 'Q2'), east: 3560, south: 2890, north: 2240 },
  { quarter: both('三季度', 'Q3'), east: 3890, south: 3120, north: 2150 },
  { quarter: both('四季度', 'Q4'), east: 4430, south: 3540, north: 2760 },
];

const QUARTER_ROLES = { quarter: 'xAxis', east: 'bar', south: 'bar', north: 'bar' };

const CITIES = bothOfEach(
  '深圳, 上海, 北京, 苏州, 杭州, 成都, 武汉',
  'Shenzhen, Shanghai, Beijing, Suzhou, Hangzhou, Chengdu, Wuhan',
).map((city, i) => ({
  city,
  orders: [52_300, 48_120, 45_870, 31_240, 29_980, 21_750, 18_430][i] ?? 0,
}));

const CITY_ROLES = { city: 'xAxis', orders: 'bar' };

const several = { ...sampleRows(QUARTERS, QUARTER_ROLES) };

/** px of a corner: more than half of any bar, so that its end is round. */
const ROUND = 100;

// No preset sets the width of its bars: a width set by hand does not follow the box.
export const presets: WidgetPresets = [
  sample('grouped', '分组柱状图', 'Grouped bar chart', several),
  sample('stacked', '堆叠柱状图', 'Stacked bar chart', { ...several, setup: { stackStyle: 'upDown' } }),
  sample('percent', '百分比堆叠柱状图', 'Percent bar chart', { ...several, setup: { stackStyle: 'percent' } }),
  sample('horizontal', '条形图（横向）', 'Horizontal bar chart', {
    ...sampleRows(CITIES, CITY_ROLES),
    setup: { verticalShow: true, isShowBackground: true, isShowSplitLineY: false, radius: ROUND },
  }),
  sample('horizontal-stacked', '横向堆叠条形图', 'Horizontal stacked bar chart', {
    ...several,
    setup: { verticalShow: true, stackStyle: 'upDown' },
  }),
  sample('gradient', '渐变柱状图', 'Gradient bar chart', { setup: { fillStyle: 'clear', radius: ROUND } }),
  sample('two-colours', '双色渐变柱状图', 'Two-colour bar chart', {
    ...sampleRows(CITIES, CITY_ROLES),
    setup: { fillStyle: 'flat', customColor: ['#37e2d5'], footColor: '#2f6bff', radius: ROUND },
  }),
  sample('colourful', '异色柱状图', 'Bar chart with a colour per bar', {
    setup: { colorStyle: 'unsame', isShowBackground: true, radius: 8 },
  }),
];
