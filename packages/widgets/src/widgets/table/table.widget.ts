import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { tableFields } from './table.fields.ts';

/** Rows under a header, scrolling by themselves when there are more than fit (domain-facts §1.5). */
export const table = defineWidget({
  type: 'table',
  category: 'table',
  icon: 'table',
  label: { zh: '表格', en: 'Table' },
  summary: { zh: '多行数据，放不下时自动滚动', en: 'Rows of data that scroll by themselves when they do not fit' },
  size: { width: 600, height: 300 },
  shape: 'rows',
  slots: {
    text: {
      label: { zh: '列', en: 'Column' },
      kind: 'any',
      many: true,
      hint: { zh: '要显示的列，按选择的顺序；不选则显示全部', en: 'Columns to show, in the order chosen; none = all' },
    },
  },
  fields: tableFields,
  events: {
    select: {
      label: { zh: '点击一行', en: 'A row was clicked' },
      payload: {
        row: { zh: '行号', en: 'Row number' },
        field: { zh: '字段', en: 'Field' },
        value: { zh: '单元格的值', en: 'Value of the cell' },
      },
    },
    sort: {
      label: { zh: '点击表头排序', en: 'Sorted by a header' },
      payload: {
        field: { zh: '排序字段', en: 'Field' },
        order: { zh: '顺序 asc / desc', en: 'Order: asc, desc' },
      },
    },
  },
  refreshMs: 30_000,
  sampleRows: [
    { 地区: '华东', 产品: '智能网关', 订单数: 1286, 销售额: 985_400, '达成率(%)': 98.2 },
    { 地区: '华南', 产品: '边缘控制器', 订单数: 964, 销售额: 752_130.5, '达成率(%)': 96.7 },
    { 地区: '华北', 产品: '温湿度传感器', 订单数: 2410, 销售额: 433_800, '达成率(%)': 99.1 },
    { 地区: '西南', 产品: '电能表', 订单数: 718, 销售额: 268_920, '达成率(%)': 94.3 },
    { 地区: '华中', 产品: '智能网关', 订单数: 655, 销售额: 502_380, '达成率(%)': 95.8 },
    { 地区: '西北', 产品: '视频终端', 订单数: 204, 销售额: 377_400, '达成率(%)': 92.5 },
    { 地区: '东北', 产品: '边缘控制器', 订单数: 391, 销售额: 304_980, '达成率(%)': 97.4 },
    { 地区: '港澳台', 产品: '视频终端', 订单数: 127, 销售额: 234_950, '达成率(%)': 96.9 },
  ],
  sampleMapping: [],
  styleParts: stylePartsOf(
    'tools',
    'button',
    'header',
    'heading',
    'filter',
    'row',
    'cell',
    'totals',
    'pager',
    'total',
    'arrow',
    'input',
  ),
  upgrades: [],
});
