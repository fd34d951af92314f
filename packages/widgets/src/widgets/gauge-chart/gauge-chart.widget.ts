import { defineChart, type PropsOf } from '../../fields/define-chart.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both } from '../../kit/text/both.ts';
import { dialFields, readingFields, stageFields } from './gauge-chart.fields.ts';

export const gaugeChart = defineChart({
  type: 'gauge-chart',
  icon: 'speedometer2',
  palette: { task: 'figure', place: 3, words: '仪表 油表 完成率 达成率 kpi speedometer dial' },
  label: { zh: '仪表盘', en: 'Gauge' },
  summary: {
    zh: '在刻度上展示一个数值，可按数值分段变色',
    en: 'Shows one number on a scale, in colours that tell how good it is',
  },
  size: { width: 400, height: 300 },
  shape: 'singleValue',
  takesFirstRow: true,
  slots: {
    text: slot.measure('数值', 'Number', ['取第一行', 'Of the first row'], { required: true }),
  },
  fields: {
    ...dialFields,
    ...readingFields,
    ...stageFields,
  },
  tooltip: 'none',
  conditions: 'value',
  sampleRows: [{ value: 72.6 }],
  sampleMapping: [{ role: 'text', field: 'value', label: both('完成率', 'Completion') }],
  skeleton: 'disc',
});

export type GaugeChartProps = PropsOf<typeof gaugeChart>;
