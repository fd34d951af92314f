import { categoryAxisFields, valueAxisFields } from '../../fields/axis.fields.ts';
import { barFields, barLayoutFields } from '../../fields/bars.fields.ts';
import { GROUPS } from '../../kit/widget/field-groups.ts';
import { horizontalField } from '../../kit/chart/chart.fields.ts';
import { legendFields } from '../../fields/legend.fields.ts';
import { valueLabelFields } from '../../fields/value-label.fields.ts';
import { referenceLineFields } from '../../kit/chart/reference-lines.fields.ts';
import { timeAxisFields } from '../../kit/chart/time-axis.fields.ts';
import { zoomBarFields } from '../../kit/chart/zoom-bar.fields.ts';
import { seriesSlot } from '../../fields/series.slot.ts';
import { both, bothOfEach } from '../../kit/text/both.ts';
import { defineChart, type PropsOf } from '../../fields/define-chart.ts';
import { column, sampleTable } from '../../kit/widget/widget-sample.ts';
import { slot } from '../../kit/widget/slot.ts';

export const barChart = defineChart({
  type: 'bar-chart',
  icon: 'bar-chart',
  palette: { task: 'compare', place: 1, words: '柱形图 直条图 条形 柱子 column histogram' },
  label: { zh: '柱状图', en: 'Bar chart' },
  summary: {
    zh: '用柱子的长短比较各类别，可并排、堆叠或横放',
    en: 'Compares categories by the length of bars, side by side, stacked or horizontal',
  },
  shape: 'categorySeries',
  slots: {
    xAxis: slot.dimension('X 轴', 'X axis', ['类别，每行一根柱子', 'Categories: one bar per row'], {
      required: true,
      isTimeFirst: true,
    }),
    bar: slot.measure('柱', 'Bars', ['数值，可选多个字段，每个字段一个系列', 'Numbers; every field is a series'], {
      many: true,
      required: true,
    }),
    series: seriesSlot,
  },
  fields: {
    ...horizontalField(GROUPS.layer, { zh: '柱子', en: 'bars' }),
    ...barFields,
    ...barLayoutFields,
    ...categoryAxisFields,
    ...timeAxisFields,
    ...zoomBarFields,
    ...valueAxisFields,
    ...referenceLineFields,
    ...legendFields,
    ...valueLabelFields('', true),
  },
  tooltip: 'shadow',
  colours: 'items',
  conditions: 'item',
  sample: sampleTable({
    axis: column('xAxis', bothOfEach('华北, 华东, 华南, 西南, 西北', 'North, East, South, Southwest, Northwest')),
    data: column('bar', [1000, 2229, 3879, 2379, 4079], both('销售额', 'Sales')),
  }),
});

export type BarChartProps = PropsOf<typeof barChart>;
