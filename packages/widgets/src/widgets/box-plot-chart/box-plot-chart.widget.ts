import { categoryAxisFields, valueAxisFields } from '../../fields/axis.fields.ts';
import { legendFields } from '../../fields/legend.fields.ts';
import { seriesSlot } from '../../fields/series.slot.ts';
import { defineChart, type PropsOf } from '../../fields/define-chart.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both, bothOfEach } from '../../kit/text/both.ts';
import { boxFields } from './box-plot-chart.fields.ts';

/** Cycle times of four lines in seconds: repeatable, each line with a middle and a spread of its own. */
const TIMES = bothOfEach('一号线, 二号线, 三号线, 四号线', 'Line 1, Line 2, Line 3, Line 4').flatMap((line, l) =>
  Array.from({ length: 30 }, (_, i) => {
    const wave = Math.sin(i * 12.9898 + l) + Math.sin(i * 4.1414) + Math.sin(i * 7.233 + l);
    const stray = i === 17 ? 14 - l * 2 : 0;
    return { line, cycleTime: Math.round((52 + l * 3 + wave * (2 + l * 0.6) + stray) * 10) / 10 };
  }),
);

const measure = (zh: string, en: string) =>
  slot.measure(zh, en, ['已有统计值时使用，五项须齐全', 'For numbers that are known already; all five are needed']);

export const boxPlotChart = defineChart({
  type: 'box-plot-chart',
  icon: 'align-center',
  palette: { task: 'spread', place: 2, words: '箱形图 四分位 盒须图 quartile whisker' },
  label: { zh: '箱线图', en: 'Box plot' },
  summary: {
    zh: '用箱体展示各类别数值的分布与离群点',
    en: 'Shows how the values of each category are spread, and those that lie far out',
  },
  shape: 'roles',
  drawsEachRow: true,
  slots: {
    xAxis: slot.dimension(
      'X 轴',
      'X axis',
      ['类别，同一类别的各行组成一个箱体', 'Categories: the rows of one make a box'],
      { required: true },
    ),
    value: slot.measure('数值', 'Values', [
      '原始数值，由组件计算四分位',
      'The values themselves; the widget finds the quartiles',
    ]),
    series: seriesSlot,
    min: measure('最小值', 'Least'),
    q1: measure('下四分位数', 'Lower quartile'),
    median: measure('中位数', 'Median'),
    q3: measure('上四分位数', 'Upper quartile'),
    max: measure('最大值', 'Greatest'),
  },
  fields: {
    ...boxFields,
    ...categoryAxisFields,
    ...valueAxisFields,
    ...legendFields,
  },
  tooltip: 'itemShadow',
  conditions: 'item',
  sampleColumns: { line: both('产线', 'Line'), cycleTime: both('节拍', 'Cycle time') },
  sampleRows: TIMES,
  sampleMapping: [
    { role: 'xAxis', field: 'line' },
    { role: 'value', field: 'cycleTime' },
  ],
});

export type BoxPlotChartProps = PropsOf<typeof boxPlotChart>;
