import { defineWidget, event } from '../../kit/widget/define-widget.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both } from '../../kit/text/both.ts';
import { tableFields } from './table.fields.ts';

/** Rows under a header, scrolling by themselves when there are more than fit (domain-facts §1.5). */
export const table = defineWidget({
  type: 'table',
  category: 'table',
  icon: 'table',
  palette: { task: 'table', place: 1, words: '列表 明细 数据 rows grid list details' },
  label: { zh: '表格', en: 'Table' },
  summary: { zh: '多行数据，放不下时自动滚动', en: 'Rows of data that scroll by themselves when they do not fit' },
  size: { width: 600, height: 300 },
  shape: 'rows',
  drawsEachRow: true,
  slots: {
    text: slot.any(
      '列',
      'Column',
      ['要显示的列，按选择的顺序；不选则显示全部', 'Columns to show, in the order chosen; none = all'],
      { many: true },
    ),
  },
  fields: tableFields,
  events: {
    select: event('点击一行', 'A row was clicked', {
      row: ['行号', 'Row number'],
      field: ['字段', 'Field'],
      value: ['单元格的值', 'Value of the cell'],
    }),
    sort: event('点击表头排序', 'Sorted by a header', {
      field: ['排序字段', 'Field'],
      order: ['顺序 asc / desc', 'Order: asc, desc'],
    }),
  },
  refreshMs: 30_000,
  pagingField: 'isPaged',
  sampleColumns: {
    region: both('地区', 'Region'),
    product: both('产品', 'Product'),
    orders: both('订单数', 'Orders'),
    sales: both('销售额', 'Sales'),
    attainment: both('达成率(%)', 'Attainment (%)'),
  },
  sampleRows: [
    {
      region: both('华东', 'East'),
      product: both('智能网关', 'Smart gateway'),
      orders: 1286,
      sales: 985_400,
      attainment: 98.2,
    },
    {
      region: both('华南', 'South'),
      product: both('边缘控制器', 'Edge controller'),
      orders: 964,
      sales: 752_130.5,
      attainment: 96.7,
    },
    {
      region: both('华北', 'North'),
      product: both('温湿度传感器', 'Climate sensor'),
      orders: 2410,
      sales: 433_800,
      attainment: 99.1,
    },
    {
      region: both('西南', 'Southwest'),
      product: both('电能表', 'Power meter'),
      orders: 718,
      sales: 268_920,
      attainment: 94.3,
    },
    {
      region: both('华中', 'Central'),
      product: both('智能网关', 'Smart gateway'),
      orders: 655,
      sales: 502_380,
      attainment: 95.8,
    },
    {
      region: both('西北', 'Northwest'),
      product: both('视频终端', 'Video terminal'),
      orders: 204,
      sales: 377_400,
      attainment: 92.5,
    },
    {
      region: both('东北', 'Northeast'),
      product: both('边缘控制器', 'Edge controller'),
      orders: 391,
      sales: 304_980,
      attainment: 97.4,
    },
    {
      region: both('港澳台', 'Overseas'),
      product: both('视频终端', 'Video terminal'),
      orders: 127,
      sales: 234_950,
      attainment: 96.9,
    },
  ],
  styleParts: [
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
  ],
});
