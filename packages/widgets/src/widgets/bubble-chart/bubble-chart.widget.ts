import { field, type ValuesOf } from '@aj-report/contract';
import { categoryAxisFields, valueAxisFields } from '../../fields/axis.fields.ts';
import { paletteFields } from '../../fields/colour.fields.ts';
import { GROUPS } from '../../fields/field-groups.ts';
import { itemLabelFields } from '../../fields/item-label.fields.ts';
import { layerFields } from '../../fields/layer.fields.ts';
import { legendFields } from '../../fields/legend.fields.ts';
import { marginFields } from '../../fields/margin.fields.ts';
import { itemConditionFields } from '../../fields/condition.fields.ts';
import { selectEvent } from '../../fields/select.event.ts';
import { titleFields } from '../../fields/title.fields.ts';
import { itemTooltipFields } from '../../fields/tooltip.fields.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { bubbleFields } from './bubble-chart.fields.ts';

export const bubbleChart = defineWidget({
  type: 'bubble-chart',
  category: 'chart',
  icon: 'record-circle',
  label: { zh: '气泡图', en: 'Bubble chart' },
  summary: {
    zh: '用位置和大小展示三个数值的关系，可带涟漪动画',
    en: 'Shows how three numbers relate by place and size, with ripples if wanted',
  },
  size: { width: 520, height: 340 },
  shape: 'points',
  slots: {
    xAxis: {
      label: { zh: 'X 轴', en: 'X axis' },
      kind: 'any',
      hint: { zh: '数值或类别', en: 'Numbers, or categories' },
      required: true,
    },
    yAxis: {
      label: { zh: 'Y 轴', en: 'Y axis' },
      kind: 'measure',
      hint: { zh: '纵向的数值', en: 'Numbers from bottom to top' },
      required: true,
    },
    value: {
      label: { zh: '大小', en: 'Size' },
      kind: 'measure',
      hint: { zh: '气泡面积', en: 'Areas of the bubbles' },
      required: true,
    },
    series: {
      label: { zh: '系列', en: 'Series' },
      kind: 'dimension',
      hint: { zh: '决定颜色，每个值一个系列', en: 'Gives the colour, a series per value' },
    },
    name: {
      label: { zh: '名称', en: 'Name' },
      kind: 'dimension',
      hint: { zh: '写在气泡上', en: 'Written at the bubbles' },
    },
  },
  fields: {
    ...layerFields,
    ...titleFields,
    ...bubbleFields,
    ...categoryAxisFields,
    scaleX: field.toggle({
      label: { zh: '缩放', en: 'Do not force zero' },
      hint: { zh: '数值轴不强制从 0 开始', en: 'An axis of numbers may begin above zero' },
      group: GROUPS.axisX,
      default: true,
    }),
    ...valueAxisFields,
    scale: field.toggle({
      label: { zh: '缩放', en: 'Do not force zero' },
      hint: { zh: '开启后坐标轴不强制从 0 开始', en: 'The axis may begin above zero' },
      group: GROUPS.axisY,
      default: true,
    }),
    ...legendFields,
    ...itemLabelFields(true),
    ...itemTooltipFields,
    ...marginFields,
    ...paletteFields,
    ...itemConditionFields,
  },
  events: { select: selectEvent },
  refreshMs: 60_000,
  sampleRows: [
    { city: '上海', region: '华东', price: 186, rate: 34.2, sales: 9800 },
    { city: '杭州', region: '华东', price: 158, rate: 31.5, sales: 6400 },
    { city: '南京', region: '华东', price: 142, rate: 27.8, sales: 4900 },
    { city: '合肥', region: '华东', price: 117, rate: 22.4, sales: 2700 },
    { city: '深圳', region: '华南', price: 193, rate: 29.6, sales: 8700 },
    { city: '广州', region: '华南', price: 171, rate: 26.3, sales: 7300 },
    { city: '厦门', region: '华南', price: 149, rate: 33.1, sales: 2300 },
    { city: '南宁', region: '华南', price: 98, rate: 18.9, sales: 1600 },
    { city: '成都', region: '西部', price: 132, rate: 30.4, sales: 5800 },
    { city: '重庆', region: '西部', price: 121, rate: 25.2, sales: 5100 },
    { city: '西安', region: '西部', price: 108, rate: 28.7, sales: 3600 },
  ],
  sampleMapping: [
    { role: 'xAxis', field: 'price', label: '客单价（元）' },
    { role: 'yAxis', field: 'rate', label: '复购率（%）' },
    { role: 'series', field: 'region' },
    { role: 'name', field: 'city' },
    { role: 'value', field: 'sales', label: '订单数' },
  ],
  upgrades: [],
});

export type BubbleChartProps = ValuesOf<typeof bubbleChart.fields>;
