import { field, type ValuesOf } from '@aj-report/contract';
import { categoryAxisFields, valueAxisFields } from '../../fields/axis.fields.ts';
import { colourFields } from '../../fields/colour.fields.ts';
import { GROUPS } from '../../fields/field-groups.ts';
import { layerFields } from '../../fields/layer.fields.ts';
import { legendFields } from '../../fields/legend.fields.ts';
import { marginFields } from '../../fields/margin.fields.ts';
import { pointFields } from '../../fields/points.fields.ts';
import { selectEvent } from '../../fields/select.event.ts';
import { seriesSlot } from '../../fields/series.slot.ts';
import { titleFields } from '../../fields/title.fields.ts';
import { tooltipFields } from '../../fields/tooltip.fields.ts';
import { valueLabelFields } from '../../fields/value-label.fields.ts';
import { itemConditionFields } from '../../fields/condition.fields.ts';
import { both } from '../../kit/both.ts';
import { defineWidget } from '../../kit/define-widget.ts';

export const scatterChart = defineWidget({
  type: 'scatter-chart',
  category: 'chart',
  icon: 'circle',
  label: { zh: '散点图', en: 'Scatter chart' },
  summary: {
    zh: '展示两个数值之间的关系，可用气泡大小表示第三个数值',
    en: 'Shows how two numbers relate, and a third one as the size of bubbles',
  },
  size: { width: 480, height: 300 },
  shape: 'points',
  slots: {
    xAxis: {
      label: { zh: 'X 轴', en: 'X axis' },
      kind: 'any',
      hint: { zh: '数值或类别', en: 'Numbers, or categories' },
      required: true,
    },
    scatter: {
      label: { zh: '点', en: 'Points' },
      kind: 'measure',
      hint: { zh: 'Y 轴数值，每个字段一个系列', en: 'Numbers of the Y axis; every field is a series' },
      many: true,
      required: true,
    },
    series: seriesSlot,
    value: {
      label: { zh: '大小', en: 'Size' },
      kind: 'measure',
      hint: { zh: '气泡面积', en: 'Areas of bubbles' },
    },
    name: {
      label: { zh: '名称', en: 'Name' },
      kind: 'dimension',
      hint: { zh: '点的名称，用于标签和提示框', en: 'Names of the points, for labels and tooltip' },
    },
  },
  fields: {
    ...layerFields,
    ...titleFields,
    ...pointFields,
    ...categoryAxisFields,
    scaleX: field.toggle({
      label: { zh: '缩放', en: 'Do not force zero' },
      hint: { zh: '数值轴不强制从 0 开始', en: 'An axis of numbers may begin above zero' },
      group: GROUPS.axisX,
      default: true,
    }),
    ...valueAxisFields,
    ...legendFields,
    ...valueLabelFields('', true),
    ...tooltipFields('none', 'item'),
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
    { role: 'scatter', field: 'data', label: both('客单价', 'Basket') },
  ],
  upgrades: [],
});

export type ScatterChartProps = ValuesOf<typeof scatterChart.fields>;
