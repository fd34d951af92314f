import { categoryAxisFields, valueAxisFields } from '../../fields/axis.fields.ts';
import { GROUPS } from '../../kit/widget/field-groups.ts';
import { prop } from '../../kit/widget/prop.ts';
import { legendFields } from '../../fields/legend.fields.ts';
import { pointFields } from '../../fields/points.fields.ts';
import { seriesSlot } from '../../fields/series.slot.ts';
import { valueLabelFields } from '../../fields/value-label.fields.ts';
import { referenceLineFields } from '../../kit/chart/reference-lines.fields.ts';
import { timeDistanceFields } from '../../kit/chart/time-axis.fields.ts';
import { zoomBarFields } from '../../kit/chart/zoom-bar.fields.ts';
import { both, bothOfEach } from '../../kit/text/both.ts';
import { defineChart, type PropsOf } from '../../fields/define-chart.ts';
import { column, sampleTable } from '../../kit/widget/widget-sample.ts';
import { slot } from '../../kit/widget/slot.ts';

export const scatterChart = defineChart({
  type: 'scatter-chart',
  icon: 'circle',
  palette: { task: 'relation', place: 3, words: '相关 散点 点图 correlation xy points' },
  label: { zh: '散点图', en: 'Scatter chart' },
  summary: {
    zh: '展示两个数值之间的关系，可用气泡大小表示第三个数值',
    en: 'Shows how two numbers relate, and a third one as the size of bubbles',
  },
  shape: 'points',
  drawsEachRow: true,
  slots: {
    xAxis: slot.any('X 轴', 'X axis', ['数值或类别', 'Numbers, or categories'], { required: true }),
    scatter: slot.measure(
      '点',
      'Points',
      ['Y 轴数值，每个字段一个系列', 'Numbers of the Y axis; every field is a series'],
      { many: true, required: true },
    ),
    series: seriesSlot,
    value: slot.measure('大小', 'Size', ['气泡面积', 'Areas of bubbles']),
    name: slot.dimension('名称', 'Name', ['点的名称，用于标签和提示框', 'Names of the points, for labels and tooltip']),
  },
  fields: {
    ...pointFields,
    ...categoryAxisFields,
    ...timeDistanceFields,
    ...zoomBarFields,
    scaleX: prop.toggle('缩放', 'Do not force zero', {
      hint: { zh: '数值轴不强制从 0 开始', en: 'An axis of numbers may begin above zero' },
      group: GROUPS.axisX,
      default: true,
    }),
    ...valueAxisFields,
    ...referenceLineFields,
    ...legendFields,
    ...valueLabelFields('', true),
  },
  tooltip: 'itemOnly',
  colours: 'items',
  conditions: 'item',
  sample: sampleTable({
    axis: column('xAxis', bothOfEach('华北, 华东, 华南, 西南, 西北', 'North, East, South, Southwest, Northwest')),
    data: column('scatter', [1000, 2229, 3879, 2379, 4079], both('客单价', 'Basket')),
  }),
});

export type ScatterChartProps = PropsOf<typeof scatterChart>;
