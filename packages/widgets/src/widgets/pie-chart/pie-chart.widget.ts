import { itemLegendFields } from '../../fields/legend.fields.ts';
import { defineChart, type PropsOf } from '../../fields/define-chart.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both } from '../../kit/text/both.ts';
import { pieFields, pieLabelFields, sectorFields } from './pie-chart.fields.ts';
import { upgrades } from './pie-chart.upgrades.ts';

export const pieChart = defineChart({
  type: 'pie-chart',
  icon: 'pie-chart',
  palette: { task: 'share', place: 1, words: '环图 圆环 甜甜圈 扇形 比例 构成 donut doughnut proportion part' },
  label: { zh: '饼图', en: 'Pie chart' },
  summary: {
    zh: '展示各部分占整体的比例，可为实心、圆环或玫瑰图',
    en: 'Shows the shares of a whole, as a pie, a ring or a rose',
  },
  size: { width: 400, height: 300 },
  shape: 'nameValue',
  slots: {
    name: slot.dimension('名称', 'Name', ['扇区名称，每行一个扇区', 'Names of the sectors: one per row'], {
      required: true,
    }),
    value: slot.measure(
      '数值',
      'Value',
      ['扇区大小，负数和空值不绘制', 'Sizes of the sectors; negative and empty ones are not drawn'],
      { required: true },
    ),
  },
  fields: {
    ...pieFields,
    ...sectorFields,
    ...itemLegendFields(false),
    ...pieLabelFields,
  },
  sampleRows: [
    { name: both('线上商城', 'Online shop'), value: 1048 },
    { name: both('直营门店', 'Own stores'), value: 735 },
    { name: both('加盟门店', 'Franchises'), value: 580 },
    { name: both('企业采购', 'Corporate'), value: 484 },
    { name: both('其他渠道', 'Others'), value: 300 },
  ],
  sampleMapping: [
    { role: 'name', field: 'name' },
    { role: 'value', field: 'value', label: both('销售额', 'Sales') },
  ],
  skeleton: 'disc',
  upgrades,
});

export type PieChartProps = PropsOf<typeof pieChart>;
