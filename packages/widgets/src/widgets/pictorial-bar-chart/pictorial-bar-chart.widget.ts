import { categoryAxisFields, valueAxisFields } from '../../fields/axis.fields.ts';
import { valueLabelFields } from '../../fields/value-label.fields.ts';
import { defineChart, type PropsOf } from '../../fields/define-chart.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both, bothOfEach } from '../../kit/text/both.ts';
import { figureFields } from './pictorial-bar-chart.fields.ts';
import { column, sampleTable } from '../../kit/widget/widget-sample.ts';

export const pictorialBarChart = defineChart({
  type: 'pictorial-bar-chart',
  icon: 'people',
  palette: { task: 'compare', place: 2, words: '象形 图标柱 立体柱 3d icons pictogram' },
  label: { zh: '象形柱图', en: 'Pictorial bar chart' },
  summary: {
    zh: '用山峰、圆柱、人形等图形代替柱子',
    en: 'Bars made of pictures: peaks, cylinders, people and more',
  },
  shape: 'nameValue',
  slots: {
    name: slot.dimension('类别', 'Categories', ['每行一根柱子', 'One bar per row'], { required: true }),
    value: slot.measure('数值', 'Value', ['柱子的高度', 'Height of the bar'], { required: true }),
  },
  fields: {
    ...figureFields,
    ...categoryAxisFields,
    ...valueAxisFields,
    ...valueLabelFields('', true),
  },
  tooltip: 'shadow',
  colours: 'items',
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

export type PictorialBarChartProps = PropsOf<typeof pictorialBarChart>;
