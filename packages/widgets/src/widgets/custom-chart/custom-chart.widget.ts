import { layerFields } from '../../kit/chart/chart.fields.ts';
import { selectEvent } from '../../fields/select.event.ts';
import { both, bothOfEach } from '../../kit/text/both.ts';
import { defineWidget } from '../../kit/widget/define-widget.ts';
import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import { prop } from '../../kit/widget/prop.ts';
import { slot } from '../../kit/widget/slot.ts';
import { column, sampleTable } from '../../kit/widget/widget-sample.ts';

interface ExampleWords {
  readonly title: string;
  readonly pieces: string;
  readonly output: string;
  readonly pass: string;
}

const exampleOf = ({ title, pieces, output, pass }: ExampleWords) => `{
  "title": { "text": "${title}" },
  "legend": { "right": 16, "top": 14 },
  "tooltip": { "trigger": "axis" },
  "grid": { "left": 16, "right": 16, "top": 64, "bottom": 12 },
  "xAxis": { "type": "category", "data": { "$field": "month" } },
  "yAxis": [
    { "type": "value", "name": "${pieces}" },
    { "type": "value", "name": "%", "min": 90, "max": 100, "splitLine": { "show": false } }
  ],
  "series": [
    {
      "type": "bar",
      "name": "${output}",
      "barCategoryGap": "64%",
      "barMaxWidth": 80,
      "itemStyle": { "borderRadius": [4, 4, 0, 0] },
      "data": { "$field": "output" }
    },
    {
      "type": "line",
      "name": "${pass}",
      "yAxisIndex": 1,
      "smooth": true,
      "data": { "$field": "pass" }
    }
  ]
}`;

const EXAMPLE = {
  zh: exampleOf({ title: '产量与合格率', pieces: '件', output: '产量', pass: '合格率' }),
  en: exampleOf({ title: 'Output and pass rate', pieces: 'pcs', output: 'Output', pass: 'Pass rate' }),
};

export const customChart = defineWidget({
  type: 'custom-chart',
  category: 'chart',
  icon: 'braces',
  palette: { task: 'compare', place: 9, words: 'echarts 代码 配置 json option code any' },
  label: { zh: '自定义图表', en: 'Custom chart' },
  summary: {
    zh: '用 JSON 编写图表配置并引用数据字段，适合专业人员',
    en: 'Draws a chart from an option in JSON that names fields, for specialists',
  },
  size: { width: 520, height: 320 },
  shape: 'rows',
  drawsEachRow: true,
  slots: {
    data: slot.any(
      '字段',
      'Fields',
      ['配置中用 {"$field": "字段名"} 引用', 'The option names them as {"$field": "name"}'],
      { many: true },
    ),
  },
  fields: {
    ...layerFields,
    option: prop.code('图表配置', 'Option', {
      hint: {
        zh: 'ECharts 配置的 JSON；{"$field": "字段名"} 取一列，{"$each": …} 每行一项',
        en: 'JSON of an ECharts option; {"$field": "name"} is a column, {"$each": …} an item per row',
      },
      group: { id: 'option', label: { zh: '配置', en: 'Option' } },
      language: 'json',
      default: EXAMPLE,
      maxLength: 100_000,
    }),
  },
  events: { select: selectEvent },
  sample: sampleTable(
    {
      month: column('data', bothOfEach('1月, 2月, 3月, 4月, 5月, 6月', 'Jan, Feb, Mar, Apr, May, Jun')),
      output: column('data', [3820, 3150, 4260, 4530, 4710, 4980], both('产量', 'Output')),
      pass: column('data', [96.4, 95.8, 97.1, 97.6, 98.2, 98.0], both('合格率', 'Pass rate')),
    },
    {},
  ),
});

export type CustomChartProps = PropsOf<typeof customChart>;
