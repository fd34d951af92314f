import type { ValuesOf } from '@aj-report/contract';
import { paletteFields } from '../../fields/colour.fields.ts';
import { layerFields } from '../../fields/layer.fields.ts';
import { itemLegendFields } from '../../fields/legend.fields.ts';
import { marginFields } from '../../fields/margin.fields.ts';
import { selectEvent } from '../../fields/select.event.ts';
import { titleFields } from '../../fields/title.fields.ts';
import { itemTooltipFields } from '../../fields/tooltip.fields.ts';
import { namedConditionFields } from '../../fields/condition.fields.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { both } from '../../kit/both.ts';
import { formFields, stageLabelFields } from './funnel-chart.fields.ts';

export const funnelChart = defineWidget({
  type: 'funnel-chart',
  category: 'chart',
  icon: 'funnel',
  label: { zh: '漏斗图', en: 'Funnel' },
  summary: {
    zh: '展示各环节的数量与转化率',
    en: 'Shows how much is left from stage to stage',
  },
  size: { width: 400, height: 300 },
  shape: 'nameValue',
  slots: {
    name: {
      label: { zh: '环节', en: 'Stage' },
      kind: 'dimension',
      hint: { zh: '每行一个环节', en: 'One per row' },
      required: true,
    },
    value: {
      label: { zh: '数值', en: 'Value' },
      kind: 'measure',
      hint: { zh: '环节的数量，负数和空值不绘制', en: 'Amounts; negative and empty ones are not drawn' },
      required: true,
    },
  },
  fields: {
    ...layerFields,
    ...titleFields,
    ...formFields,
    ...itemLegendFields(false),
    ...stageLabelFields,
    ...itemTooltipFields,
    ...marginFields,
    ...paletteFields,
    ...namedConditionFields,
  },
  events: { select: selectEvent },
  refreshMs: 60_000,
  sampleRows: [
    { name: both('浏览商品', 'View'), value: 12_480 },
    { name: both('加入购物车', 'Add to cart'), value: 7360 },
    { name: both('提交订单', 'Order'), value: 4120 },
    { name: both('支付成功', 'Pay'), value: 3280 },
    { name: both('再次购买', 'Buy again'), value: 1150 },
  ],
  sampleMapping: [
    { role: 'name', field: 'name' },
    { role: 'value', field: 'value', label: both('人数', 'People') },
  ],
  skeleton: 'bars',
  upgrades: [],
});

export type FunnelChartProps = ValuesOf<typeof funnelChart.fields>;
