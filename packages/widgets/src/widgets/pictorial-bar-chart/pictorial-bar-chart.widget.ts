import type { ValuesOf } from '@aj-report/contract';
import { categoryAxisFields, valueAxisFields } from '../../fields/axis.fields.ts';
import { colourFields } from '../../fields/colour.fields.ts';
import { layerFields } from '../../fields/layer.fields.ts';
import { marginFields } from '../../fields/margin.fields.ts';
import { namedConditionFields } from '../../fields/condition.fields.ts';
import { selectEvent } from '../../fields/select.event.ts';
import { titleFields } from '../../fields/title.fields.ts';
import { tooltipFields } from '../../fields/tooltip.fields.ts';
import { valueLabelFields } from '../../fields/value-label.fields.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { both } from '../../kit/both.ts';
import { figureFields } from './pictorial-bar-chart.fields.ts';

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
    name: {
      label: { zh: '类别', en: 'Categories' },
      kind: 'dimension',
      hint: { zh: '每行一根柱子', en: 'One bar per row' },
      required: true,
    },
    value: {
      label: { zh: '数值', en: 'Value' },
      kind: 'measure',
      hint: { zh: '柱子的高度', en: 'Height of the bar' },
      required: true,
    },
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
  refreshMs: 60_000,
  sampleColumns: { sight: both('景区', 'Sight'), visitors: both('客流', 'Visitors') },
  sampleRows: [
    { sight: both('西湖', 'West Lake'), visitors: 86_200 },
    { sight: both('灵隐寺', 'Lingyin'), visitors: 52_400 },
    { sight: both('千岛湖', 'Qiandao'), visitors: 68_900 },
    { sight: both('乌镇', 'Wuzhen'), visitors: 74_300 },
    { sight: both('普陀山', 'Putuo'), visitors: 41_700 },
    { sight: both('雁荡山', 'Yandang'), visitors: 33_500 },
  ],
  sampleMapping: [
    { role: 'name', field: 'sight' },
    { role: 'value', field: 'visitors' },
  ],
  upgrades: [],
});

export type PictorialBarChartProps = ValuesOf<typeof pictorialBarChart.fields>;
