import { paletteFields } from '../../fields/colour.fields.ts';
import { namedConditionFields } from '../../kit/data/condition.fields.ts';
import { layerFields } from '../../kit/chart/chart.fields.ts';
import { progressEvent, progressFields, progressSlots } from '../../fields/progress.fields.ts';
import { ringFields } from '../../fields/ring.fields.ts';
import { both, bothOfEach } from '../../kit/text/both.ts';
import { defineWidget } from '../../kit/widget/define-widget.ts';
import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import { prop } from '../../kit/widget/prop.ts';
import { column, sampleTable } from '../../kit/widget/widget-sample.ts';

/** Several targets at once, as rings within rings. */
export const multiRingChart = defineWidget({
  type: 'multi-ring-chart',
  category: 'chart',
  icon: 'bullseye',
  palette: { task: 'figure', place: 7, words: '环图 圆环 玉玦图 radial bar donut rings' },
  label: { zh: '多环图', en: 'Multi-ring chart' },
  summary: { zh: '用同心圆环对比多个目标的完成度', en: 'Compares how much of several targets is reached as rings' },
  size: { width: 400, height: 240 },
  shape: 'roles',
  slots: progressSlots,
  fields: {
    ...layerFields,
    ...ringFields(62),
    ringGap: prop.slider('圆环间距', 'Gap between rings', {
      hint: { zh: '占每环宽度的百分比', en: "Share of a ring's width" },
      group: { id: 'ring', label: { zh: '圆环', en: 'Ring' } },
      default: 40,
      min: 0,
      max: 200,
      unit: '%',
    }),
    ...progressFields,
    ...paletteFields,
    ...namedConditionFields,
  },
  events: { select: progressEvent },
  sample: sampleTable(
    {
      division: column('name', bothOfEach('华东, 华南, 华北, 西南', 'East, South, North, Southwest')),
      collected: column('value', [8640, 6120, 4380, 2210]),
      target: column('display2', [10_000, 8500, 7200, 5000]),
    },
    {
      division: both('事业部', 'Division'),
      collected: both('回款', 'Collected'),
      target: both('目标', 'Target'),
    },
  ),
  styleParts: ['track', 'fill', 'mark', 'name', 'value', 'note'],
  skeleton: 'disc',
});

export type MultiRingChartProps = PropsOf<typeof multiRingChart>;
