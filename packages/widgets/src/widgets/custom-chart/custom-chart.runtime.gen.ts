// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { customChart as declaration } from './custom-chart.widget.ts';

export const customChart = runtimeOf<typeof declaration>({
  type: 'custom-chart',
  category: 'chart',
  label: { zh: '自定义图表', en: 'Custom chart' },
  size: { width: 520, height: 320 },
  shape: 'rows',
  slots: { data: { many: true } },
  fields: {
    defaults: {
      background: '',
      option: '{\n  "title": { "text": "产量与合格率" },\n  "legend": { "right": 16, "top": 14 },\n  "tooltip": { "trigger": "axis" },\n  "grid": { "left": 16, "right": 16, "top": 64, "bottom": 12 },\n  "xAxis": { "type": "category", "data": { "$field": "month" } },\n  "yAxis": [\n    { "type": "value", "name": "件" },\n    { "type": "value", "name": "%", "min": 90, "max": 100, "splitLine": { "show": false } }\n  ],\n  "series": [\n    {\n      "type": "bar",\n      "name": "产量",\n      "barCategoryGap": "64%",\n      "barMaxWidth": 80,\n      "itemStyle": { "borderRadius": [4, 4, 0, 0] },\n      "data": { "$field": "output" }\n    },\n    {\n      "type": "line",\n      "name": "合格率",\n      "yAxisIndex": 1,\n      "smooth": true,\n      "data": { "$field": "pass" }\n    }\n  ]\n}',
    },
    words: {
      option: {
        zh: '{\n  "title": { "text": "产量与合格率" },\n  "legend": { "right": 16, "top": 14 },\n  "tooltip": { "trigger": "axis" },\n  "grid": { "left": 16, "right": 16, "top": 64, "bottom": 12 },\n  "xAxis": { "type": "category", "data": { "$field": "month" } },\n  "yAxis": [\n    { "type": "value", "name": "件" },\n    { "type": "value", "name": "%", "min": 90, "max": 100, "splitLine": { "show": false } }\n  ],\n  "series": [\n    {\n      "type": "bar",\n      "name": "产量",\n      "barCategoryGap": "64%",\n      "barMaxWidth": 80,\n      "itemStyle": { "borderRadius": [4, 4, 0, 0] },\n      "data": { "$field": "output" }\n    },\n    {\n      "type": "line",\n      "name": "合格率",\n      "yAxisIndex": 1,\n      "smooth": true,\n      "data": { "$field": "pass" }\n    }\n  ]\n}',
        en: '{\n  "title": { "text": "Output and pass rate" },\n  "legend": { "right": 16, "top": 14 },\n  "tooltip": { "trigger": "axis" },\n  "grid": { "left": 16, "right": 16, "top": 64, "bottom": 12 },\n  "xAxis": { "type": "category", "data": { "$field": "month" } },\n  "yAxis": [\n    { "type": "value", "name": "pcs" },\n    { "type": "value", "name": "%", "min": 90, "max": 100, "splitLine": { "show": false } }\n  ],\n  "series": [\n    {\n      "type": "bar",\n      "name": "Output",\n      "barCategoryGap": "64%",\n      "barMaxWidth": 80,\n      "itemStyle": { "borderRadius": [4, 4, 0, 0] },\n      "data": { "$field": "output" }\n    },\n    {\n      "type": "line",\n      "name": "Pass rate",\n      "yAxisIndex": 1,\n      "smooth": true,\n      "data": { "$field": "pass" }\n    }\n  ]\n}',
      },
    },
  },
  sampleRows: [
    { month: { zh: '1月', en: 'Jan' }, output: 3820, pass: 96.4 },
    { month: { zh: '2月', en: 'Feb' }, output: 3150, pass: 95.8 },
    { month: { zh: '3月', en: 'Mar' }, output: 4260, pass: 97.1 },
    { month: { zh: '4月', en: 'Apr' }, output: 4530, pass: 97.6 },
    { month: { zh: '5月', en: 'May' }, output: 4710, pass: 98.2 },
    { month: { zh: '6月', en: 'Jun' }, output: 4980, pass: 98 },
  ],
  sampleMapping: [
    { role: 'data', field: 'month' },
    { role: 'data', field: 'output', label: { zh: '产量', en: 'Output' } },
    { role: 'data', field: 'pass', label: { zh: '合格率', en: 'Pass rate' } },
  ],
  upgrades: [],
});
