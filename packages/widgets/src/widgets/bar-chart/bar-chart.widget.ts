import { field, type ValuesOf } from '@aj-report/contract';
import { categoryAxisFields, valueAxisFields } from '../../fields/axis.fields.ts';
import { barFields, barLayoutFields } from '../../fields/bars.fields.ts';
import { colourFields } from '../../fields/colour.fields.ts';
import { GROUPS } from '../../fields/field-groups.ts';
import { layerFields } from '../../fields/layer.fields.ts';
import { legendFields } from '../../fields/legend.fields.ts';
import { marginFields } from '../../fields/margin.fields.ts';
import { titleFields } from '../../fields/title.fields.ts';
import { tooltipFields } from '../../fields/tooltip.fields.ts';
import { valueLabelFields } from '../../fields/value-label.fields.ts';
import { timeAxisFields } from '../../fields/time-axis.fields.ts';
import { itemConditionFields } from '../../fields/condition.fields.ts';
import { selectEvent } from '../../fields/select.event.ts';
import { seriesSlot } from '../../fields/series.slot.ts';
import { both } from '../../kit/both.ts';
import { defineWidget } from '../../kit/define-widget.ts';

export const barChart = defineWidget({
  type: 'bar-chart',
  category: 'chart',
  icon: 'bar-chart',
  label: { zh: '柱状图', en: 'Bar chart' },
  summary: {
    zh: '用柱子的长短比较各类别，可并排、堆叠或横放',
    en: 'Compares categories by the length of bars, side by side, stacked or lying',
  },
  size: { width: 480, height: 300 },
  shape: 'categorySeries',
  slots: {
    xAxis: {
      label: { zh: 'X 轴', en: 'X axis' },
      kind: 'dimension',
      hint: { zh: '类别，每行一根柱子', en: 'Categories: one bar per row' },
      required: true,
    },
    bar: {
      label: { zh: '柱', en: 'Bars' },
      kind: 'measure',
      hint: { zh: '数值，可选多个字段，每个字段一个系列', en: 'Numbers; every field is a series' },
      many: true,
      required: true,
    },
    series: seriesSlot,
  },
  fields: {
    ...layerFields,
    verticalShow: field.toggle({
      label: { zh: '竖展示', en: 'Lying bars' },
      hint: { zh: '交换坐标轴，柱子横放', en: 'Swaps the axes' },
      group: GROUPS.layer,
    }),
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
  refreshMs: 60_000,
  sampleRows: [
    { axis: both('华北', 'North'), data: 1000 },
    { axis: both('华东', 'East'), data: 2229 },
    { axis: both('华南', 'South'), data: 3879 },
    { axis: both('西南', 'Southwest'), data: 2379 },
    { axis: both('西北', 'Northwest'), data: 4079 },
  ],
  sampleMapping: [
    { role: 'xAxis', field: 'axis' },
    { role: 'bar', field: 'data', label: both('销售额', 'Sales') },
  ],
  upgrades: [],
});

export type BarChartProps = ValuesOf<typeof barChart.fields>;
