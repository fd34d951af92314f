import type { ValuesOf } from '@aj-report/contract';
import { categoryAxisFields, valueAxisFields } from '../../fields/axis.fields.ts';
import { paletteFields } from '../../fields/colour.fields.ts';
import { layerFields } from '../../fields/layer.fields.ts';
import { legendFields } from '../../fields/legend.fields.ts';
import { lineFields, lineStackFields } from '../../fields/line.fields.ts';
import { marginFields } from '../../fields/margin.fields.ts';
import { selectEvent } from '../../fields/select.event.ts';
import { titleFields } from '../../fields/title.fields.ts';
import { tooltipFields } from '../../fields/tooltip.fields.ts';
import { valueLabelFields } from '../../fields/value-label.fields.ts';
import { timeAxisFields } from '../../fields/time-axis.fields.ts';
import { itemConditionFields } from '../../fields/condition.fields.ts';
import { both } from '../../kit/both.ts';
import { defineWidget } from '../../kit/define-widget.ts';

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
    xAxis: {
      label: { zh: 'X 轴', en: 'X axis' },
      kind: 'dimension',
      hint: { zh: '时间或类别，每行一个点', en: 'Time or categories: one point per row' },
      required: true,
    },
    line: {
      label: { zh: '线', en: 'Lines' },
      kind: 'measure',
      hint: { zh: '数值，可选多个字段，每个字段一条线', en: 'Numbers; every field is a line' },
      many: true,
      required: true,
    },
    series: {
      label: { zh: '系列', en: 'Series' },
      kind: 'dimension',
      hint: { zh: '按此字段的值拆分为多条线', en: 'Makes one line per value of the field' },
    },
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
  refreshMs: 60_000,
  sampleRows: [
    { axis: both('1月', 'Jan'), data: 1000 },
    { axis: both('2月', 'Feb'), data: 2229 },
    { axis: both('3月', 'Mar'), data: 3879 },
    { axis: both('4月', 'Apr'), data: 2379 },
    { axis: both('5月', 'May'), data: 4079 },
  ],
  sampleMapping: [
    { role: 'xAxis', field: 'axis' },
    { role: 'line', field: 'data', label: both('销售额', 'Sales') },
  ],
  upgrades: [],
});

export type LineChartProps = ValuesOf<typeof lineChart.fields>;
