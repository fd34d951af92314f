import { field, type ValuesOf } from '@aj-report/contract';
import { paletteFields } from '../../fields/colour.fields.ts';
import { namedConditionFields } from '../../fields/condition.fields.ts';
import { layerFields } from '../../fields/layer.fields.ts';
import { progressEvent, progressFields, progressSlots } from '../../fields/progress.fields.ts';
import { ringFields } from '../../fields/ring.fields.ts';
import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { both } from '../../kit/both.ts';
import { defineWidget } from '../../kit/define-widget.ts';

/** Several targets at once, as rings within rings. */
export const multiRingChart = defineWidget({
  type: 'multi-ring-chart',
  category: 'chart',
  icon: 'bullseye',
  label: { zh: '多环图', en: 'Multi-ring chart' },
  summary: { zh: '用同心圆环对比多个目标的完成度', en: 'Compares how much of several targets is reached as rings' },
  size: { width: 400, height: 240 },
  shape: 'roles',
  slots: progressSlots,
  fields: {
    ...layerFields,
    ...ringFields(62),
    ringGap: field.slider({
      label: { zh: '圆环间距', en: 'Gap between rings' },
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
  refreshMs: 60_000,
  sampleColumns: {
    division: both('事业部', 'Division'),
    collected: both('回款', 'Collected'),
    target: both('目标', 'Target'),
  },
  sampleRows: [
    { division: both('华东', 'East'), collected: 8640, target: 10_000 },
    { division: both('华南', 'South'), collected: 6120, target: 8500 },
    { division: both('华北', 'North'), collected: 4380, target: 7200 },
    { division: both('西南', 'Southwest'), collected: 2210, target: 5000 },
  ],
  sampleMapping: [
    { role: 'name', field: 'division' },
    { role: 'value', field: 'collected' },
    { role: 'display2', field: 'target' },
  ],
  styleParts: stylePartsOf('track', 'fill', 'mark', 'name', 'value'),
  skeleton: 'disc',
  upgrades: [],
});

export type MultiRingChartProps = ValuesOf<typeof multiRingChart.fields>;
