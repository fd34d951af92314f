import { colourScaleFields } from '../../fields/colour-scale.fields.ts';
import { itemLabelFields } from '../../fields/item-label.fields.ts';
import { tileFields } from '../../fields/tile.fields.ts';
import { defineChart, type PropsOf } from '../../fields/define-chart.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both, bothOfEach } from '../../kit/text/both.ts';
import { gridAxisFields } from './heat-map.fields.ts';

const DAYS = bothOfEach('周一, 周二, 周三, 周四, 周五, 周六, 周日', 'Mon, Tue, Wed, Thu, Fri, Sat, Sun');
const HOURS = bothOfEach('9时, 11时, 13时, 15时, 17时, 19时, 21时', '9:00, 11:00, 13:00, 15:00, 17:00, 19:00, 21:00');
/** Visitors of a shopping street, a row per hour of HOURS. */
const VISITORS = [
  [120, 132, 118, 141, 165, 320, 298],
  [210, 225, 204, 238, 286, 540, 512],
  [342, 356, 331, 368, 402, 688, 654],
  [265, 258, 249, 281, 335, 742, 701],
  [388, 402, 376, 421, 520, 810, 768],
  [515, 532, 498, 560, 742, 926, 835],
  [302, 318, 290, 344, 611, 705, 420],
];

export const heatMap = defineChart({
  type: 'heat-map',
  icon: 'grid-3x3',
  palette: { task: 'spread', place: 3, words: '矩阵 色块 密度 matrix density' },
  label: { zh: '热力图', en: 'Heat map' },
  summary: {
    zh: '用颜色深浅展示两个类别交叉处的数值',
    en: 'Shows numbers at the crossings of two categories by their colour',
  },
  size: { width: 560, height: 320 },
  shape: 'roles',
  slots: {
    xAxis: slot.dimension('X 轴', 'X axis', ['横向的类别', 'Categories from left to right'], { required: true }),
    yAxis: slot.dimension('Y 轴', 'Y axis', ['纵向的类别', 'Categories from top to bottom'], { required: true }),
    series: slot.measure(
      '数值',
      'Value',
      ['决定颜色，同一格有多行时取最后一行', 'Gives the colour; the last row of a pair counts'],
      { required: true },
    ),
  },
  fields: {
    ...tileFields,
    ...gridAxisFields,
    ...colourScaleFields,
    ...itemLabelFields(true),
  },
  colours: 'none',
  sampleRows: HOURS.flatMap((yaxis, h) => DAYS.map((axis, d) => ({ axis, yaxis, num: VISITORS[h]?.[d] ?? 0 }))),
  sampleMapping: [
    { role: 'xAxis', field: 'axis', label: both('星期', 'Day') },
    { role: 'yAxis', field: 'yaxis', label: both('时段', 'Hour') },
    { role: 'series', field: 'num', label: both('客流', 'Visitors') },
  ],
  skeleton: 'plane',
});

export type HeatMapProps = PropsOf<typeof heatMap>;
