import { categoryAxisFields, valueAxisFields } from '../../fields/axis.fields.ts';
import { legendFields } from '../../fields/legend.fields.ts';
import { lineFields, lineStackFields } from '../../fields/line.fields.ts';
import { valueLabelFields } from '../../fields/value-label.fields.ts';
import { referenceLineFields } from '../../kit/chart/reference-lines.fields.ts';
import { timeAxisFields } from '../../kit/chart/time-axis.fields.ts';
import { zoomBarFields } from '../../kit/chart/zoom-bar.fields.ts';
import { both, bothOfEach } from '../../kit/text/both.ts';
import { defineChart, type PropsOf } from '../../fields/define-chart.ts';
import { column, sampleTable } from '../../kit/widget/widget-sample.ts';
import { slot } from '../../kit/widget/slot.ts';

export const lineChart = defineChart({
  type: 'line-chart',
  icon: 'graph-up',
  palette: { task: 'trend', place: 1, words: '走势 曲线 时间序列 面积 趋势 curve time series trend area' },
  label: { zh: '折线图', en: 'Line chart' },
  summary: {
    zh: '用折线或面积展示数值的变化趋势',
    en: 'Shows how numbers develop, as lines or areas',
  },
  shape: 'categorySeries',
  slots: {
    xAxis: slot.dimension('X 轴', 'X axis', ['时间或类别，每行一个点', 'Time or categories: one point per row'], {
      required: true,
      isTimeFirst: true,
      isSequence: true,
    }),
    line: slot.measure('线', 'Lines', ['数值，可选多个字段，每个字段一条线', 'Numbers; every field is a line'], {
      many: true,
      required: true,
    }),
    series: slot.dimension('系列', 'Series', ['按此字段的值拆分为多条线', 'Makes one line per value of the field']),
  },
  fields: {
    ...lineFields(false),
    ...lineStackFields,
    ...categoryAxisFields,
    ...timeAxisFields,
    ...zoomBarFields,
    ...valueAxisFields,
    ...referenceLineFields,
    ...legendFields,
    ...valueLabelFields('', false),
  },
  tooltip: 'line',
  conditions: 'item',
  sample: sampleTable({
    axis: column('xAxis', bothOfEach('1月, 2月, 3月, 4月, 5月', 'Jan, Feb, Mar, Apr, May')),
    data: column('line', [1000, 2229, 3879, 2379, 4079], both('销售额', 'Sales')),
  }),
});

export type LineChartProps = PropsOf<typeof lineChart>;
