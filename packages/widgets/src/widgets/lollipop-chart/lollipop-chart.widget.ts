import { field, type ValuesOf } from '@aj-report/contract';
import { categoryAxisFields, valueAxisFields } from '../../fields/axis.fields.ts';
import { colourFields } from '../../fields/colour.fields.ts';
import { itemConditionFields } from '../../fields/condition.fields.ts';
import { GROUPS } from '../../fields/field-groups.ts';
import { layerFields } from '../../fields/layer.fields.ts';
import { marginFields } from '../../fields/margin.fields.ts';
import { selectEvent } from '../../fields/select.event.ts';
import { timeAxisFields } from '../../fields/time-axis.fields.ts';
import { titleFields } from '../../fields/title.fields.ts';
import { tooltipFields } from '../../fields/tooltip.fields.ts';
import { valueLabelFields } from '../../fields/value-label.fields.ts';
import { both } from '../../kit/both.ts';
import { defineWidget } from '../../kit/define-widget.ts';

export const lollipopChart = defineWidget({
  type: 'lollipop-chart',
  category: 'chart',
  icon: 'lollipop-chart',
  label: { zh: '棒棒糖图', en: 'Lollipop chart' },
  summary: {
    zh: '用细杆和圆头比较各类别，比柱子更轻',
    en: 'Compares categories by stems with heads, lighter than bars',
  },
  size: { width: 480, height: 300 },
  shape: 'categorySeries',
  slots: {
    xAxis: {
      label: { zh: 'X 轴', en: 'X axis' },
      kind: 'dimension',
      hint: { zh: '类别，每行一个', en: 'Categories, one a row' },
      required: true,
    },
    bar: {
      label: { zh: '数值', en: 'Values' },
      kind: 'measure',
      hint: { zh: '数值，决定杆的长度', en: 'The number that gives the length of a stem' },
      required: true,
    },
  },
  fields: {
    ...layerFields,
    verticalShow: field.toggle({
      label: { zh: '横放', en: 'Horizontal' },
      hint: { zh: '交换坐标轴，杆横放', en: 'Swaps the axes' },
      group: GROUPS.layer,
    }),
    ...titleFields,
    headSize: field.slider({
      label: { zh: '圆头大小', en: 'Size of heads' },
      group: GROUPS.bars,
      default: 16,
      min: 1,
      max: 100,
      unit: 'px',
      scales: 'mark',
    }),
    stemWidth: field.slider({
      label: { zh: '杆宽', en: 'Width of stems' },
      group: GROUPS.bars,
      default: 3,
      min: 1,
      max: 40,
      unit: 'px',
      scales: 'mark',
    }),
    ...categoryAxisFields,
    ...timeAxisFields,
    ...valueAxisFields,
    ...valueLabelFields('', true),
    ...tooltipFields('shadow'),
    ...marginFields,
    ...colourFields,
    ...itemConditionFields,
  },
  events: { select: selectEvent },
  refreshMs: 60_000,
  sampleColumns: { region: both('地区', 'Region'), sales: both('销售额', 'Sales') },
  sampleRows: [
    { region: both('华东', 'East'), sales: 3879 },
    { region: both('华南', 'South'), sales: 3120 },
    { region: both('华北', 'North'), sales: 2640 },
    { region: both('华中', 'Central'), sales: 1985 },
    { region: both('西南', 'Southwest'), sales: 1620 },
    { region: both('西北', 'Northwest'), sales: 1040 },
    { region: both('东北', 'Northeast'), sales: 760 },
  ],
  sampleMapping: [
    { role: 'xAxis', field: 'region' },
    { role: 'bar', field: 'sales' },
  ],
  upgrades: [],
});

export type LollipopChartProps = ValuesOf<typeof lollipopChart.fields>;
