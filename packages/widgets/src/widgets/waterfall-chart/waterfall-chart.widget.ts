import type { ValuesOf } from '@aj-report/contract';
import { categoryAxisFields, valueAxisFields } from '../../fields/axis.fields.ts';
import { layerFields } from '../../kit/chart/chart.fields.ts';
import { marginFields } from '../../fields/margin.fields.ts';
import { namedConditionFields } from '../../kit/data/condition.fields.ts';
import { selectEvent } from '../../fields/select.event.ts';
import { titleFields } from '../../fields/title.fields.ts';
import { tooltipFields } from '../../fields/tooltip.fields.ts';
import { valueLabelFields } from '../../fields/value-label.fields.ts';
import { defineWidget } from '../../kit/widget/define-widget.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both, bothOfEach } from '../../kit/text/both.ts';
import { stepColourFields, stepFields } from './waterfall-chart.fields.ts';
import { column, sampleTable } from '../../kit/widget/widget-sample.ts';

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

export type WaterfallChartProps = ValuesOf<typeof waterfallChart.fields>;
