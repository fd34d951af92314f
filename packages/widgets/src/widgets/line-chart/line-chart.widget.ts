import type { ValuesOf } from '@aj-report/contract';
import { categoryAxisFields, valueAxisFields } from '../../fields/axis.fields.ts';
import { paletteFields } from '../../fields/colour.fields.ts';
import { layerFields } from '../../kit/chart/chart.fields.ts';
import { legendFields } from '../../fields/legend.fields.ts';
import { lineFields, lineStackFields } from '../../fields/line.fields.ts';
import { marginFields } from '../../fields/margin.fields.ts';
import { selectEvent } from '../../fields/select.event.ts';
import { titleFields } from '../../fields/title.fields.ts';
import { tooltipFields } from '../../fields/tooltip.fields.ts';
import { valueLabelFields } from '../../fields/value-label.fields.ts';
import { timeAxisFields } from '../../kit/chart/time-axis.fields.ts';
import { itemConditionFields } from '../../kit/data/condition.fields.ts';
import { both, bothOfEach } from '../../kit/text/both.ts';
import { defineWidget } from '../../kit/widget/define-widget.ts';
import { column, sampleTable } from '../../kit/widget/widget-sample.ts';
import { slot } from '../../kit/widget/slot.ts';

export const lineChart = defineWidget({
  type: 'line-chart',
  category: 'chart',
  icon: 'graph-up',
  label: { zh: '折线图', en: 'Line chart' },
  summary: {
    zh: '用折线或面积展示数值的变化趋势',
    en: 'Shows how numbers develop, as lines or areas',
  },
  size: { width: 480, height: 300 },
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
    ...layerFields,
    ...titleFields,
    ...lineFields(false),
    ...lineStackFields,
    ...categoryAxisFields,
    ...timeAxisFields,
    ...valueAxisFields,
    ...legendFields,
    ...valueLabelFields('', false),
    ...tooltipFields('line'),
    ...marginFields,
    ...paletteFields,
    ...itemConditionFields,
  },
  events: { select: selectEvent },
  sample: sampleTable({
    axis: column('xAxis', bothOfEach('1月, 2月, 3月, 4月, 5月', 'Jan, Feb, Mar, Apr, May')),
    data: column('line', [1000, 2229, 3879, 2379, 4079], both('销售额', 'Sales')),
  }),
});

export type LineChartProps = ValuesOf<typeof lineChart.fields>;
