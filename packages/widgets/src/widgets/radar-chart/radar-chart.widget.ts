import { itemLegendFields } from '../../fields/legend.fields.ts';
import { defineChart, type PropsOf } from '../../fields/define-chart.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both, bothOfEach } from '../../kit/text/both.ts';
import { outlineFields, spokeFields, webFields } from './radar-chart.fields.ts';
import { column, sampleTable } from '../../kit/widget/widget-sample.ts';

export const radarChart = defineChart({
  type: 'radar-chart',
  icon: 'pentagon',
  palette: { task: 'compare', place: 7, words: '蜘蛛图 网状图 能力 多维 spider web star' },
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
    ...webFields,
    ...spokeFields,
    ...itemLegendFields(true),
    ...outlineFields,
  },
  conditions: 'name',
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

export type RadarChartProps = PropsOf<typeof radarChart>;
