import { itemLegendFields } from '../../fields/legend.fields.ts';
import { defineChart, type PropsOf } from '../../fields/define-chart.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both, bothOfEach } from '../../kit/text/both.ts';
import { formFields, stageLabelFields } from './funnel-chart.fields.ts';
import { column, sampleTable } from '../../kit/widget/widget-sample.ts';

export const funnelChart = defineChart({
  type: 'funnel-chart',
  icon: 'funnel',
  palette: { task: 'share', place: 2, words: '转化 流失 漏斗 conversion stages' },
  label: { zh: '漏斗图', en: 'Funnel' },
  summary: {
    zh: '展示各环节的数量与转化率',
    en: 'Shows how much is left from stage to stage',
  },
  size: { width: 400, height: 300 },
  shape: 'nameValue',
  slots: {
    name: slot.dimension('环节', 'Stage', ['每行一个环节', 'One per row'], { required: true }),
    value: slot.measure(
      '数值',
      'Value',
      ['环节的数量，负数和空值不绘制', 'Amounts; negative and empty ones are not drawn'],
      { required: true },
    ),
  },
  fields: {
    ...formFields,
    ...itemLegendFields(false),
    ...stageLabelFields,
  },
  sample: sampleTable(
    {
      name: column(
        'name',
        bothOfEach('浏览商品, 加入购物车, 提交订单, 支付成功, 再次购买', 'View, Add to cart, Order, Pay, Buy again'),
      ),
      value: column('value', [12_480, 7360, 4120, 3280, 1150], both('人数', 'People')),
    },
    {},
  ),
  skeleton: 'bars',
});

export type FunnelChartProps = PropsOf<typeof funnelChart>;
