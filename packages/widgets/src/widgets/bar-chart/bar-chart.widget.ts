import type { ValuesOf } from '@aj-report/contract';
import { categoryAxisFields, valueAxisFields } from '../../fields/axis.fields.ts';
import { barFields, barLayoutFields } from '../../fields/bars.fields.ts';
import { colourFields } from '../../fields/colour.fields.ts';
import { GROUPS } from '../../kit/widget/field-groups.ts';
import { layerFields, horizontalField } from '../../kit/chart/chart.fields.ts';
import { legendFields } from '../../fields/legend.fields.ts';
import { marginFields } from '../../fields/margin.fields.ts';
import { titleFields } from '../../fields/title.fields.ts';
import { tooltipFields } from '../../fields/tooltip.fields.ts';
import { valueLabelFields } from '../../fields/value-label.fields.ts';
import { timeAxisFields } from '../../kit/chart/time-axis.fields.ts';
import { itemConditionFields } from '../../kit/data/condition.fields.ts';
import { selectEvent } from '../../fields/select.event.ts';
import { seriesSlot } from '../../fields/series.slot.ts';
import { both, bothOfEach } from '../../kit/text/both.ts';
import { defineWidget } from '../../kit/widget/define-widget.ts';
import { column, sampleTable } from '../../kit/widget/widget-sample.ts';
import { slot } from '../../kit/widget/slot.ts';

export const barChart = defineWidget({
  type: 'bar-chart',
  category: 'chart',
  icon: 'bar-chart',
  label: { zh: '柱状图', en: 'Bar chart' },
  summary: {
    zh: '用柱子的长短比较各类别，可并排、堆叠或横放',
    en: 'Compares categories by the length of bars, side by side, stacked or horizontal',
  },
  size: { width: 480, height: 300 },
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
    ...layerFields,
    ...horizontalField(GROUPS.layer, { zh: '柱子', en: 'bars' }),
    ...titleFields,
    ...barFields,
    ...barLayoutFields,
    ...categoryAxisFields,
    ...timeAxisFields,
    ...valueAxisFields,
    ...legendFields,
    ...valueLabelFields('', true),
    ...tooltipFields('shadow'),
    ...marginFields,
    ...colourFields,
    ...itemConditionFields,
  },
  events: { select: selectEvent },
  sample: sampleTable({
    axis: column('xAxis', bothOfEach('华北, 华东, 华南, 西南, 西北', 'North, East, South, Southwest, Northwest')),
    data: column('bar', [1000, 2229, 3879, 2379, 4079], both('销售额', 'Sales')),
  }),
});

export type BarChartProps = ValuesOf<typeof barChart.fields>;
