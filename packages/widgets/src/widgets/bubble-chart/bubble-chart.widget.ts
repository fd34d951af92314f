import { categoryAxisFields, valueAxisFields } from '../../fields/axis.fields.ts';
import { GROUPS } from '../../kit/widget/field-groups.ts';
import { prop } from '../../kit/widget/prop.ts';
import { itemLabelFields } from '../../fields/item-label.fields.ts';
import { legendFields } from '../../fields/legend.fields.ts';
import { defineChart, type PropsOf } from '../../fields/define-chart.ts';
import { slot } from '../../kit/widget/slot.ts';
import { referenceLineFields } from '../../kit/chart/reference-lines.fields.ts';
import { timeDistanceFields } from '../../kit/chart/time-axis.fields.ts';
import { zoomBarFields } from '../../kit/chart/zoom-bar.fields.ts';
import { both } from '../../kit/text/both.ts';
import { bubbleFields } from './bubble-chart.fields.ts';

export const bubbleChart = defineChart({
  type: 'bubble-chart',
  icon: 'record-circle',
  palette: { task: 'relation', place: 4, words: '气泡 散点 涟漪 correlation size points' },
  label: { zh: '气泡图', en: 'Bubble chart' },
  summary: {
    zh: '用位置和大小展示三个数值的关系，可带涟漪动画',
    en: 'Shows how three numbers relate by place and size, with ripples if wanted',
  },
  size: { width: 520, height: 340 },
  shape: 'points',
  drawsEachRow: true,
  slots: {
    xAxis: slot.any('X 轴', 'X axis', ['数值或类别', 'Numbers, or categories'], { required: true }),
    yAxis: slot.measure('Y 轴', 'Y axis', ['纵向的数值', 'Numbers from bottom to top'], { required: true }),
    value: slot.measure('大小', 'Size', ['气泡面积', 'Areas of the bubbles'], { required: true }),
    series: slot.dimension('系列', 'Series', ['决定颜色，每个值一个系列', 'Gives the colour, a series per value']),
    name: slot.dimension('名称', 'Name', ['写在气泡上', 'Written at the bubbles']),
  },
  fields: {
    ...bubbleFields,
    ...categoryAxisFields,
    ...timeDistanceFields,
    ...zoomBarFields,
    scaleX: prop.toggle('缩放', 'Do not force zero', {
      hint: { zh: '数值轴不强制从 0 开始', en: 'An axis of numbers may begin above zero' },
      group: GROUPS.axisX,
      default: true,
    }),
    ...valueAxisFields,
    scale: prop.toggle('缩放', 'Do not force zero', {
      hint: { zh: '开启后坐标轴不强制从 0 开始', en: 'The axis may begin above zero' },
      group: GROUPS.axisY,
      default: true,
    }),
    ...referenceLineFields,
    ...legendFields,
    ...itemLabelFields(true),
  },
  conditions: 'item',
  sampleRows: [
    { city: both('上海', 'Shanghai'), region: both('华东', 'East'), price: 186, rate: 34.2, sales: 9800 },
    { city: both('杭州', 'Hangzhou'), region: both('华东', 'East'), price: 158, rate: 31.5, sales: 6400 },
    { city: both('南京', 'Nanjing'), region: both('华东', 'East'), price: 142, rate: 27.8, sales: 4900 },
    { city: both('合肥', 'Hefei'), region: both('华东', 'East'), price: 117, rate: 22.4, sales: 2700 },
    { city: both('深圳', 'Shenzhen'), region: both('华南', 'South'), price: 193, rate: 29.6, sales: 8700 },
    { city: both('广州', 'Guangzhou'), region: both('华南', 'South'), price: 171, rate: 26.3, sales: 7300 },
    { city: both('厦门', 'Xiamen'), region: both('华南', 'South'), price: 149, rate: 33.1, sales: 2300 },
    { city: both('南宁', 'Nanning'), region: both('华南', 'South'), price: 98, rate: 18.9, sales: 1600 },
    { city: both('成都', 'Chengdu'), region: both('西部', 'West'), price: 132, rate: 30.4, sales: 5800 },
    { city: both('重庆', 'Chongqing'), region: both('西部', 'West'), price: 121, rate: 25.2, sales: 5100 },
    { city: both('西安', "Xi'an"), region: both('西部', 'West'), price: 108, rate: 28.7, sales: 3600 },
  ],
  sampleMapping: [
    { role: 'xAxis', field: 'price', label: both('客单价（元）', 'Basket (yuan)') },
    { role: 'yAxis', field: 'rate', label: both('复购率（%）', 'Repeat rate (%)') },
    { role: 'series', field: 'region' },
    { role: 'name', field: 'city' },
    { role: 'value', field: 'sales', label: both('订单数', 'Orders') },
  ],
});

export type BubbleChartProps = PropsOf<typeof bubbleChart>;
