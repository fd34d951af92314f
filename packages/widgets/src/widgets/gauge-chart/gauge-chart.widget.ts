import type { ValuesOf } from '@aj-report/contract';
import { paletteFields } from '../../fields/colour.fields.ts';
import { valueConditionFields } from '../../kit/data/condition.fields.ts';
import { layerFields } from '../../kit/chart/chart.fields.ts';
import { marginFields } from '../../fields/margin.fields.ts';
import { selectEvent } from '../../fields/select.event.ts';
import { titleFields } from '../../fields/title.fields.ts';
import { defineWidget } from '../../kit/widget/define-widget.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both } from '../../kit/text/both.ts';
import { dialFields, readingFields, stageFields } from './gauge-chart.fields.ts';

export const gaugeChart = defineWidget({
  type: 'gauge-chart',
  category: 'chart',
  icon: 'speedometer2',
  label: { zh: '仪表盘', en: 'Gauge' },
  summary: {
    zh: '在刻度上展示一个数值，可按数值分段变色',
    en: 'Shows one number on a scale, in colours that tell how good it is',
  },
  size: { width: 400, height: 300 },
  shape: 'singleValue',
  slots: {
    text: slot.measure('数值', 'Number', ['取第一行', 'Of the first row'], { required: true }),
  },
  fields: {
    ...layerFields,
    ...titleFields,
    ...dialFields,
    ...readingFields,
    ...marginFields,
    ...stageFields,
    ...paletteFields,
    ...valueConditionFields,
  },
  events: { select: selectEvent },
  sampleRows: [{ value: 72.6 }],
  sampleMapping: [{ role: 'text', field: 'value', label: both('完成率', 'Completion') }],
  skeleton: 'disc',
});

export type GaugeChartProps = ValuesOf<typeof gaugeChart.fields>;
