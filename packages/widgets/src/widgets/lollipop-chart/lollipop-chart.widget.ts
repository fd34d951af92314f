import { inGroup } from '@aj-report/contract';
import { categoryAxisFields, valueAxisFields } from '../../fields/axis.fields.ts';
import { GROUPS } from '../../kit/widget/field-groups.ts';
import { prop } from '../../kit/widget/prop.ts';
import { horizontalField } from '../../kit/chart/chart.fields.ts';
import { timeAxisFields } from '../../kit/chart/time-axis.fields.ts';
import { valueLabelFields } from '../../fields/value-label.fields.ts';
import { bothOfEach } from '../../kit/text/both.ts';
import { defineChart, type PropsOf } from '../../fields/define-chart.ts';
import { column, sampleTable } from '../../kit/widget/widget-sample.ts';
import { slot } from '../../kit/widget/slot.ts';

export const lollipopChart = defineChart({
  type: 'lollipop-chart',
  icon: 'lollipop-chart',
  palette: { task: 'compare', place: 3, words: '火柴图 柱状 dot plot bar' },
  label: { zh: '棒棒糖图', en: 'Lollipop chart' },
  summary: {
    zh: '用细杆和圆头比较各类别，比柱子更轻',
    en: 'Compares categories by stems with heads, lighter than bars',
  },
  shape: 'categorySeries',
  slots: {
    xAxis: slot.dimension('X 轴', 'X axis', ['类别，每行一个', 'Categories, one a row'], {
      required: true,
      isTimeFirst: true,
    }),
    bar: slot.measure('数值', 'Values', ['数值，决定杆的长度', 'The number that gives the length of a stem'], {
      required: true,
    }),
  },
  fields: {
    ...horizontalField(GROUPS.layer, { zh: '杆', en: 'stems' }),
    ...inGroup(GROUPS.bars, {
      headSize: prop.slider('圆头大小', 'Size of heads', { default: 16, min: 1, max: 100, unit: 'px', scales: 'mark' }),
      stemWidth: prop.slider('杆宽', 'Width of stems', { default: 3, min: 1, max: 40, unit: 'px', scales: 'mark' }),
    }),
    ...categoryAxisFields,
    ...timeAxisFields,
    ...valueAxisFields,
    ...valueLabelFields('', true),
  },
  tooltip: 'shadow',
  colours: 'items',
  conditions: 'item',
  sample: sampleTable({
    region: column(
      'xAxis',
      bothOfEach(
        '华东, 华南, 华北, 华中, 西南, 西北, 东北',
        'East, South, North, Central, Southwest, Northwest, Northeast',
      ),
    ),
    sales: column('bar', [3879, 3120, 2640, 1985, 1620, 1040, 760]),
  }),
});

export type LollipopChartProps = PropsOf<typeof lollipopChart>;
