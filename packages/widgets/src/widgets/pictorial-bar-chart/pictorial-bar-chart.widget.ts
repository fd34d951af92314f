import type { ValuesOf } from '@aj-report/contract';
import { categoryAxisFields, valueAxisFields } from '../../fields/axis.fields.ts';
import { colourFields } from '../../fields/colour.fields.ts';
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
import { figureFields } from './pictorial-bar-chart.fields.ts';
import { column, sampleTable } from '../../kit/widget/widget-sample.ts';

export const pictorialBarChart = defineWidget({
  type: 'pictorial-bar-chart',
  category: 'chart',
  icon: 'people',
  label: { zh: '象形柱图', en: 'Pictorial bar chart' },
  summary: {
    zh: '用山峰、圆柱、人形等图形代替柱子',
    en: 'Bars made of pictures: peaks, cylinders, people and more',
  },
  size: { width: 480, height: 300 },
  shape: 'nameValue',
  slots: {
    name: slot.dimension('类别', 'Categories', ['每行一根柱子', 'One bar per row'], { required: true }),
    value: slot.measure('数值', 'Value', ['柱子的高度', 'Height of the bar'], { required: true }),
  },
  fields: {
    ...layerFields,
    ...titleFields,
    ...figureFields,
    ...categoryAxisFields,
    ...valueAxisFields,
    ...valueLabelFields('', true),
    ...tooltipFields('shadow'),
    ...marginFields,
    ...colourFields,
    ...namedConditionFields,
  },
  events: { select: selectEvent },
  sample: sampleTable(
    {
      sight: column(
        'name',
        bothOfEach('西湖, 灵隐寺, 千岛湖, 乌镇, 普陀山, 雁荡山', 'West Lake, Lingyin, Qiandao, Wuzhen, Putuo, Yandang'),
      ),
      visitors: column('value', [86_200, 52_400, 68_900, 74_300, 41_700, 33_500]),
    },
    { sight: both('景区', 'Sight'), visitors: both('客流', 'Visitors') },
  ),
});

export type PictorialBarChartProps = ValuesOf<typeof pictorialBarChart.fields>;
