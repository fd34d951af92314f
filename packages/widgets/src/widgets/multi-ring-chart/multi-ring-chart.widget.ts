import { field, type ValuesOf } from '@aj-report/contract';
import { paletteFields } from '../../fields/colour.fields.ts';
import { namedConditionFields } from '../../fields/condition.fields.ts';
import { layerFields } from '../../fields/layer.fields.ts';
import { progressEvent, progressFields, progressSlots } from '../../fields/progress.fields.ts';
import { ringFields } from '../../fields/ring.fields.ts';
import { stylePartsOf } from '../../fields/style-part-labels.ts';
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
  sampleRows: [
    { 事业部: '华东', 回款: 8640, 目标: 10_000 },
    { 事业部: '华南', 回款: 6120, 目标: 8500 },
    { 事业部: '华北', 回款: 4380, 目标: 7200 },
    { 事业部: '西南', 回款: 2210, 目标: 5000 },
  ],
  sampleMapping: [
    { role: 'name', field: '事业部' },
    { role: 'value', field: '回款' },
    { role: 'display2', field: '目标' },
  ],
  styleParts: stylePartsOf('track', 'fill', 'mark', 'name', 'value'),
  skeleton: 'disc',
  upgrades: [],
});

export type MultiRingChartProps = ValuesOf<typeof multiRingChart.fields>;
