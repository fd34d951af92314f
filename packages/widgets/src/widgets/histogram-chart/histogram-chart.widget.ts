import { categoryAxisFields, valueAxisFields } from '../../fields/axis.fields.ts';
import { valueLabelFields } from '../../fields/value-label.fields.ts';
import { defineChart, type PropsOf } from '../../fields/define-chart.ts';
import { event } from '../../kit/widget/define-widget.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both } from '../../kit/text/both.ts';
import { binFields } from './histogram-chart.fields.ts';

/** Minutes that deliveries took: repeatable, with a long tail as such times have. */
const MINUTES = Array.from({ length: 240 }, (_, i) => {
  const wave = Math.sin(i * 12.9898) + Math.sin(i * 4.1414) + Math.sin(i * 7.233);
  return Math.round((34 + wave * 7 + (i % 11 === 0 ? 12 : 0)) * 10) / 10;
});

export const histogramChart = defineChart({
  type: 'histogram-chart',
  icon: 'soundwave',
  palette: { task: 'spread', place: 1, words: '频数 分布 区间 frequency bins' },
  label: { zh: '直方图', en: 'Histogram' },
  summary: {
    zh: '把一列数值分组计数，展示其分布',
    en: 'Counts the values of a column in bins to show how they are spread',
  },
  shape: 'roles',
  drawsEachRow: true,
  slots: {
    value: slot.measure(
      '数值',
      'Values',
      ['每行一个数值，由组件分组计数', 'One number per row; the widget counts them in bins'],
      { required: true },
    ),
  },
  fields: {
    ...binFields,
    ...categoryAxisFields,
    ...valueAxisFields,
    ...valueLabelFields('', false),
  },
  tooltip: 'shadow',
  events: { select: event('点击一组', 'A bin was clicked', { name: ['区间', 'Range'], value: ['数量', 'Count'] }) },
  sampleColumns: { deliveryTime: both('送达时长', 'Delivery time') },
  sampleRows: MINUTES.map((minutes) => ({ deliveryTime: minutes })),
  sampleMapping: [{ role: 'value', field: 'deliveryTime' }],
});

export type HistogramChartProps = PropsOf<typeof histogramChart>;
