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
import { both } from '../../kit/both.ts';
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
  sampleColumns: { item: both('项目', 'Item'), amount: both('金额', 'Amount'), subtotal: both('小计', 'Subtotal') },
  sampleRows: [
    { item: both('营业收入', 'Revenue'), amount: 8600, subtotal: null },
    { item: both('营业成本', 'Costs'), amount: -4120, subtotal: null },
    { item: both('毛利', 'Gross profit'), amount: null, subtotal: both('是', 'yes') },
    { item: both('销售费用', 'Selling'), amount: -980, subtotal: null },
    { item: both('管理费用', 'Admin'), amount: -760, subtotal: null },
    { item: both('研发费用', 'R&D'), amount: -640, subtotal: null },
    { item: both('其他收益', 'Other'), amount: 310, subtotal: null },
  ],
  sampleMapping: [
    { role: 'xAxis', field: 'item' },
    { role: 'bar', field: 'amount' },
    { role: 'total', field: 'subtotal' },
  ],
  upgrades: [],
});

export type WaterfallChartProps = ValuesOf<typeof waterfallChart.fields>;
