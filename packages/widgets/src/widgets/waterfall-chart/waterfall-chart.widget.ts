import type { ValuesOf } from '@aj-report/contract';
import { categoryAxisFields, valueAxisFields } from '../../fields/axis.fields.ts';
import { layerFields } from '../../fields/layer.fields.ts';
import { marginFields } from '../../fields/margin.fields.ts';
import { namedConditionFields } from '../../fields/condition.fields.ts';
import { selectEvent } from '../../fields/select.event.ts';
import { titleFields } from '../../fields/title.fields.ts';
import { tooltipFields } from '../../fields/tooltip.fields.ts';
import { valueLabelFields } from '../../fields/value-label.fields.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { stepColourFields, stepFields } from './waterfall-chart.fields.ts';

export const waterfallChart = defineWidget({
  type: 'waterfall-chart',
  category: 'chart',
  icon: 'bar-chart-steps',
  label: { zh: '瀑布图', en: 'Waterfall' },
  summary: {
    zh: '展示数值如何一步步增减到最终结果',
    en: 'Shows how a number grows and shrinks, step by step, to its end',
  },
  size: { width: 560, height: 300 },
  shape: 'roles',
  slots: {
    xAxis: {
      label: { zh: 'X 轴', en: 'X axis' },
      kind: 'dimension',
      hint: { zh: '步骤名称，每行一步', en: 'Names of the steps: one per row' },
      required: true,
    },
    bar: {
      label: { zh: '变化', en: 'Change' },
      kind: 'measure',
      hint: { zh: '增加为正，减少为负', en: 'Increases above zero, decreases below' },
      required: true,
    },
    total: {
      label: { zh: '小计', en: 'Subtotal' },
      kind: 'any',
      hint: {
        zh: '值为“是”或 1 的行从零画起：有数值则为该水平，无数值则为累计',
        en: 'Rows with yes or 1 stand on zero: at their number, or at the sum so far',
      },
    },
  },
  fields: {
    ...layerFields,
    ...titleFields,
    ...stepFields,
    ...categoryAxisFields,
    ...valueAxisFields,
    ...valueLabelFields('', true),
    ...tooltipFields('shadow'),
    ...marginFields,
    ...stepColourFields,
    ...namedConditionFields,
  },
  events: { select: selectEvent },
  refreshMs: 60_000,
  sampleRows: [
    { 项目: '营业收入', 金额: 8600, 小计: null },
    { 项目: '营业成本', 金额: -4120, 小计: null },
    { 项目: '毛利', 金额: null, 小计: '是' },
    { 项目: '销售费用', 金额: -980, 小计: null },
    { 项目: '管理费用', 金额: -760, 小计: null },
    { 项目: '研发费用', 金额: -640, 小计: null },
    { 项目: '其他收益', 金额: 310, 小计: null },
  ],
  sampleMapping: [
    { role: 'xAxis', field: '项目' },
    { role: 'bar', field: '金额' },
    { role: 'total', field: '小计' },
  ],
  upgrades: [],
});

export type WaterfallChartProps = ValuesOf<typeof waterfallChart.fields>;
