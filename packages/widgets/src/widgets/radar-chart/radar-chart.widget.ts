import type { ValuesOf } from '@aj-report/contract';
import { paletteFields } from '../../fields/colour.fields.ts';
import { layerFields } from '../../kit/chart/chart.fields.ts';
import { itemLegendFields } from '../../fields/legend.fields.ts';
import { marginFields } from '../../fields/margin.fields.ts';
import { nameConditionFields } from '../../kit/data/condition.fields.ts';
import { selectEvent } from '../../fields/select.event.ts';
import { titleFields } from '../../fields/title.fields.ts';
import { itemTooltipFields } from '../../fields/tooltip.fields.ts';
import { defineWidget } from '../../kit/widget/define-widget.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both, bothOfEach } from '../../kit/text/both.ts';
import { outlineFields, spokeFields, webFields } from './radar-chart.fields.ts';
import { column, sampleTable } from '../../kit/widget/widget-sample.ts';

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
    name: slot.dimension('名称', 'Name', ['每行一个轮廓的名称', 'Names of the outlines: one per row'], {
      required: true,
    }),
    radar: slot.measure(
      '指标',
      'Indicators',
      ['数值，每个字段一个顶点，建议 3 到 8 个', 'Numbers; every field is a spoke, 3 to 8 read best'],
      { many: true, required: true },
    ),
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
  sample: sampleTable(
    {
      name: column('name', bothOfEach('预算分配, 实际开销', 'Budget, Spent')),
      Sales: column('radar', [430, 500], both('销售', 'Sales')),
      Admin: column('radar', [280, 340], both('管理', 'Admin')),
      Information: column('radar', [350, 260], both('信息技术', 'IT')),
      Customer: column('radar', [380, 310], both('客服', 'Support')),
      Develop: column('radar', [520, 420], both('研发', 'R&D')),
    },
    {},
  ),
  skeleton: 'disc',
});

export type RadarChartProps = ValuesOf<typeof radarChart.fields>;
