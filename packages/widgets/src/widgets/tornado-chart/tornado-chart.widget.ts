import { legendFields } from '../../fields/legend.fields.ts';
import { valueLabelFields } from '../../fields/value-label.fields.ts';
import { defineChart, type PropsOf } from '../../fields/define-chart.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both } from '../../kit/text/both.ts';
import { middleFields, sideFields } from './tornado-chart.fields.ts';

const AGES = [
  both('70 岁以上', '70 and over'),
  '60–69',
  '50–59',
  '40–49',
  '30–39',
  '20–29',
  both('20 岁以下', 'Under 20'),
];
const MEN = [180, 320, 610, 1240, 1860, 1420, 260];
const WOMEN = [150, 360, 720, 1380, 2140, 1690, 310];

export const tornadoChart = defineChart({
  type: 'tornado-chart',
  icon: 'distribute-horizontal',
  palette: { task: 'compare', place: 5, words: '龙卷风图 蝴蝶图 人口金字塔 butterfly population pyramid diverging' },
  label: { zh: '双向条形图', en: 'Tornado chart' },
  summary: {
    zh: '左右两侧对比两组数值，名称居中',
    en: 'Compares two numbers on both sides of their names',
  },
  size: { width: 480, height: 320 },
  shape: 'roles',
  slots: {
    xAxis: slot.dimension('类别', 'Categories', ['每行一个类别，显示在中间', 'One per row, written in the middle'], {
      required: true,
    }),
    left: slot.measure('左侧', 'Left', ['向左的条形', 'Bars to the left'], { required: true }),
    right: slot.measure('右侧', 'Right', ['向右的条形', 'Bars to the right']),
    series: slot.dimension('两侧', 'Sides', [
      '没有右侧字段时，按此字段的前两个值把左侧数值分到两侧',
      'Without a field on the right: its first two values put the numbers of the left field on either side',
    ]),
  },
  fields: {
    ...sideFields,
    ...middleFields,
    ...legendFields,
    ...valueLabelFields('', true),
  },
  conditions: 'item',
  sampleColumns: { age: both('年龄段', 'Age'), men: both('男性', 'Men'), women: both('女性', 'Women') },
  sampleRows: AGES.map((age, i) => ({ age, men: MEN[i] ?? 0, women: WOMEN[i] ?? 0 })),
  sampleMapping: [
    { role: 'xAxis', field: 'age' },
    { role: 'left', field: 'men' },
    { role: 'right', field: 'women' },
  ],
  skeleton: 'bars',
});

export type TornadoChartProps = PropsOf<typeof tornadoChart>;
