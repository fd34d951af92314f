import { inGroup, type ValuesOf } from '@aj-report/contract';
import { categoryAxisFields, valueAxisFields } from '../../fields/axis.fields.ts';
import { colourFields } from '../../fields/colour.fields.ts';
import { itemConditionFields } from '../../kit/data/condition.fields.ts';
import { GROUPS } from '../../kit/widget/field-groups.ts';
import { prop } from '../../kit/widget/prop.ts';
import { layerFields, horizontalField } from '../../kit/chart/chart.fields.ts';
import { marginFields } from '../../fields/margin.fields.ts';
import { selectEvent } from '../../fields/select.event.ts';
import { timeAxisFields } from '../../kit/chart/time-axis.fields.ts';
import { titleFields } from '../../fields/title.fields.ts';
import { tooltipFields } from '../../fields/tooltip.fields.ts';
import { valueLabelFields } from '../../fields/value-label.fields.ts';
import { bothOfEach } from '../../kit/text/both.ts';
import { defineWidget } from '../../kit/widget/define-widget.ts';
import { column, sampleTable } from '../../kit/widget/widget-sample.ts';
import { slot } from '../../kit/widget/slot.ts';

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
    xAxis: slot.dimension('X 轴', 'X axis', ['类别，每行一个', 'Categories, one a row'], {
      required: true,
      isTimeFirst: true,
    }),
    bar: slot.measure('数值', 'Values', ['数值，决定杆的长度', 'The number that gives the length of a stem'], {
      required: true,
    }),
  },
  fields: {
    ...layerFields,
    ...horizontalField(GROUPS.layer, { zh: '杆', en: 'stems' }),
    ...titleFields,
    ...inGroup(GROUPS.bars, {
      headSize: prop.slider('圆头大小', 'Size of heads', { default: 16, min: 1, max: 100, unit: 'px', scales: 'mark' }),
      stemWidth: prop.slider('杆宽', 'Width of stems', { default: 3, min: 1, max: 40, unit: 'px', scales: 'mark' }),
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

export type LollipopChartProps = ValuesOf<typeof lollipopChart.fields>;
