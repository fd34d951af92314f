import type { ValuesOf } from '@aj-report/contract';
import { paletteFields } from '../../fields/colour.fields.ts';
import { layerFields } from '../../fields/layer.fields.ts';
import { itemLegendFields } from '../../fields/legend.fields.ts';
import { marginFields } from '../../fields/margin.fields.ts';
import { nameConditionFields } from '../../fields/condition.fields.ts';
import { selectEvent } from '../../fields/select.event.ts';
import { titleFields } from '../../fields/title.fields.ts';
import { itemTooltipFields } from '../../fields/tooltip.fields.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { both } from '../../kit/both.ts';
import { outlineFields, spokeFields, webFields } from './radar-chart.fields.ts';

export const radarChart = defineWidget({
  type: 'radar-chart',
  category: 'chart',
  icon: 'pentagon',
  label: { zh: '雷达图', en: 'Radar chart' },
  summary: {
    zh: '在多个指标上比较几个对象',
    en: 'Compares a few things by several indicators',
  },
  size: { width: 400, height: 300 },
  shape: 'radar',
  slots: {
    name: {
      label: { zh: '名称', en: 'Name' },
      kind: 'dimension',
      hint: { zh: '每行一个轮廓的名称', en: 'Names of the outlines: one per row' },
      required: true,
    },
    radar: {
      label: { zh: '指标', en: 'Indicators' },
      kind: 'measure',
      hint: { zh: '数值，每个字段一个顶点，建议 3 到 8 个', en: 'Numbers; every field is a spoke, 3 to 8 read best' },
      many: true,
      required: true,
    },
  },
  fields: {
    ...layerFields,
    ...titleFields,
    ...webFields,
    ...spokeFields,
    ...itemLegendFields(true),
    ...outlineFields,
    ...itemTooltipFields,
    ...marginFields,
    ...paletteFields,
    ...nameConditionFields,
  },
  events: { select: selectEvent },
  refreshMs: 60_000,
  sampleRows: [
    { name: both('预算分配', 'Budget'), Sales: 430, Admin: 280, Information: 350, Customer: 380, Develop: 520 },
    { name: both('实际开销', 'Spent'), Sales: 500, Admin: 340, Information: 260, Customer: 310, Develop: 420 },
  ],
  sampleMapping: [
    { role: 'name', field: 'name' },
    { role: 'radar', field: 'Sales', label: both('销售', 'Sales') },
    { role: 'radar', field: 'Admin', label: both('管理', 'Admin') },
    { role: 'radar', field: 'Information', label: both('信息技术', 'IT') },
    { role: 'radar', field: 'Customer', label: both('客服', 'Support') },
    { role: 'radar', field: 'Develop', label: both('研发', 'R&D') },
  ],
  skeleton: 'disc',
  upgrades: [],
});

export type RadarChartProps = ValuesOf<typeof radarChart.fields>;
