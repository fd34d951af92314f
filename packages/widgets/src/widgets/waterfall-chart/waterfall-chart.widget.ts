import { categoryAxisFields, valueAxisFields } from '../../fields/axis.fields.ts';
import { valueLabelFields } from '../../fields/value-label.fields.ts';
import { defineChart, type PropsOf } from '../../fields/define-chart.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both, bothOfEach } from '../../kit/text/both.ts';
import { stepColourFields, stepFields } from './waterfall-chart.fields.ts';
import { column, sampleTable } from '../../kit/widget/widget-sample.ts';

export const waterfallChart = defineChart({
  type: 'waterfall-chart',
  icon: 'bar-chart-steps',
  palette: { task: 'compare', place: 6, words: '增减 盈亏 桥图 bridge profit' },
  label: { zh: '瀑布图', en: 'Waterfall' },
  summary: {
    zh: '展示数值如何一步步增减到最终结果',
    en: 'Shows how a number grows and shrinks, step by step, to its end',
  },
  size: { width: 560, height: 300 },
  shape: 'roles',
  slots: {
    xAxis: slot.dimension('X 轴', 'X axis', ['步骤名称，每行一步', 'Names of the steps: one per row'], {
      required: true,
    }),
    bar: slot.measure('变化', 'Change', ['增加为正，减少为负', 'Increases above zero, decreases below'], {
      required: true,
    }),
    total: slot.any('小计', 'Subtotal', [
      '值为“是”或 1 的行从零画起：有数值则为该水平，无数值则为累计',
      'Rows with yes or 1 stand on zero: at their number, or at the sum so far',
    ]),
  },
  fields: {
    ...stepFields,
    ...categoryAxisFields,
    ...valueAxisFields,
    ...valueLabelFields('', true),
    ...stepColourFields,
  },
  tooltip: 'shadow',
  colours: 'none',
  sample: sampleTable(
    {
      item: column(
        'xAxis',
        bothOfEach(
          '营业收入, 营业成本, 毛利, 销售费用, 管理费用, 研发费用, 其他收益',
          'Revenue, Costs, Gross profit, Selling, Admin, R&D, Other',
        ),
      ),
      amount: column('bar', [8600, -4120, null, -980, -760, -640, 310]),
      subtotal: column('total', [null, null, both('是', 'yes'), null, null, null, null]),
    },
    { item: both('项目', 'Item'), amount: both('金额', 'Amount'), subtotal: both('小计', 'Subtotal') },
  ),
});

export type WaterfallChartProps = PropsOf<typeof waterfallChart>;
