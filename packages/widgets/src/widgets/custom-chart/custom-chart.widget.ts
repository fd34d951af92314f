import { field, type ValuesOf } from '@aj-report/contract';
import { layerFields } from '../../fields/layer.fields.ts';
import { selectEvent } from '../../fields/select.event.ts';
import { both } from '../../kit/both.ts';
import { defineWidget } from '../../kit/define-widget.ts';

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
  label: { zh: '自定义图表', en: 'Custom chart' },
  summary: {
    zh: '用 JSON 编写图表配置并引用数据字段，适合专业人员',
    en: 'Draws a chart from an option in JSON that names fields, for specialists',
  },
  size: { width: 520, height: 320 },
  shape: 'rows',
  slots: {
    data: {
      label: { zh: '字段', en: 'Fields' },
      kind: 'any',
      hint: { zh: '配置中用 {"$field": "字段名"} 引用', en: 'The option names them as {"$field": "name"}' },
      many: true,
    },
  },
  fields: {
    ...layerFields,
    option: field.code({
      label: { zh: '图表配置', en: 'Option' },
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
  refreshMs: 60_000,
  sampleRows: [
    { month: both('1月', 'Jan'), output: 3820, pass: 96.4 },
    { month: both('2月', 'Feb'), output: 3150, pass: 95.8 },
    { month: both('3月', 'Mar'), output: 4260, pass: 97.1 },
    { month: both('4月', 'Apr'), output: 4530, pass: 97.6 },
    { month: both('5月', 'May'), output: 4710, pass: 98.2 },
    { month: both('6月', 'Jun'), output: 4980, pass: 98.0 },
  ],
  sampleMapping: [
    { role: 'data', field: 'month' },
    { role: 'data', field: 'output', label: both('产量', 'Output') },
    { role: 'data', field: 'pass', label: both('合格率', 'Pass rate') },
  ],
  upgrades: [],
});

export type CustomChartProps = ValuesOf<typeof customChart.fields>;
