import { SAMPLE_MONTHS } from '../../fields/sample-times.ts';
import { categoryAxisFields, sideAxisFields } from '../../fields/axis.fields.ts';
import { barFields, barLayoutFields } from '../../fields/bars.fields.ts';
import { GROUPS } from '../../kit/widget/field-groups.ts';
import { prop } from '../../kit/widget/prop.ts';
import { legendFields } from '../../fields/legend.fields.ts';
import { lineFields } from '../../fields/line.fields.ts';
import { seriesSlot } from '../../fields/series.slot.ts';
import { valueLabelFields } from '../../fields/value-label.fields.ts';
import { referenceLineFields } from '../../kit/chart/reference-lines.fields.ts';
import { timeAxisFields } from '../../kit/chart/time-axis.fields.ts';
import { zoomBarFields } from '../../kit/chart/zoom-bar.fields.ts';
import { both } from '../../kit/text/both.ts';
import { defineChart, type PropsOf } from '../../fields/define-chart.ts';
import { slot } from '../../kit/widget/slot.ts';

const MONTHS = [
  { bar: 1000, line: 8.2 },
  { bar: 2229, line: 12.4 },
  { bar: 3879, line: 18.6 },
  { bar: 2379, line: 15.1 },
  { bar: 4079, line: 21.3 },
  { bar: 3560, line: 19.8 },
  { bar: 3120, line: 17.2 },
  { bar: 3890, line: 20.4 },
  { bar: 4430, line: 24.9 },
  { bar: 4120, line: 22.7 },
  { bar: 4760, line: 26.1 },
  { bar: 5240, line: 28.5 },
];

export const barLineChart = defineChart({
  type: 'bar-line-chart',
  icon: 'bar-chart-steps',
  palette: { task: 'trend', place: 2, words: '组合图 双轴 折柱 混合 combo mixed dual axis' },
  label: { zh: '柱线图', en: 'Bar-line chart' },
  summary: {
    zh: '柱子看数量，折线看比率或趋势，左右两个坐标轴',
    en: 'Amounts as bars and rates as lines, over two axes of numbers',
  },
  size: { width: 560, height: 300 },
  shape: 'categorySeries',
  slots: {
    xAxis: slot.dimension('X 轴', 'X axis', ['类别或时间', 'Categories or time'], {
      required: true,
      isTimeFirst: true,
    }),
    bar: slot.measure('柱', 'Bars', ['用柱子表示的数值，对应左轴', 'Numbers drawn as bars, on the left axis'], {
      many: true,
      required: true,
    }),
    line: slot.measure('线', 'Lines', ['用折线表示的数值，对应右轴', 'Numbers drawn as lines, on the right axis'], {
      many: true,
    }),
    series: seriesSlot,
  },
  fields: {
    oneAxis: prop.toggle('共用左轴', 'One axis', {
      hint: { zh: '折线也按左轴的刻度绘制', en: 'Lines are drawn on the left axis, too' },
      group: GROUPS.layer,
    }),
    rightFrom: prop.number('右轴起始系列', 'Right axis from series', {
      min: 0,
      max: 50,
      hint: {
        zh: '从第几个系列起用右轴，不论柱或线；0 = 只有折线用右轴',
        en: 'From this series on the right axis counts, of bars too; 0 = of lines only',
      },
      group: GROUPS.layer,
    }),
    isSplit: prop.toggle('上下两个面板', 'Two panels', {
      hint: { zh: '右轴的系列画在下方的面板', en: 'What counts on the right axis stands in a panel below' },
      group: GROUPS.layer,
    }),
    ...barFields,
    ...barLayoutFields,
    ...lineFields(true),
    ...categoryAxisFields,
    ...timeAxisFields,
    ...zoomBarFields,
    ...sideAxisFields('YLeft'),
    ...sideAxisFields('YRight'),
    ...referenceLineFields,
    ...legendFields,
    ...valueLabelFields('Bar', false),
    ...valueLabelFields('Line', false),
  },
  tooltip: 'shadow',
  conditions: 'item',
  sampleRows: MONTHS.map((month, i) => ({ axis: SAMPLE_MONTHS[i], ...month })),
  sampleMapping: [
    { role: 'xAxis', field: 'axis' },
    { role: 'bar', field: 'bar', label: both('销售额', 'Sales') },
    { role: 'line', field: 'line', label: both('毛利率', 'Margin') },
  ],
});

export type BarLineChartProps = PropsOf<typeof barLineChart>;
