import { inGroup, type ValuesOf } from '@aj-report/contract';
import { ALIGNMENTS } from '../../fields/choices.ts';
import { TREND_COLOURS, TREND_COLOURS_HINT } from '../../fields/trend-colour.fields.ts';
import { choices, prop } from '../../kit/widget/prop.ts';

const COLUMNS = { id: 'columns', label: { zh: '列设置', en: 'Columns' } };
const DATA = { id: 'data', label: { zh: '排序与汇总', en: 'Sorting and totals' } };

const COLUMN_ALIGNMENTS = [{ value: '', label: { zh: '自动', en: 'Automatic' } }, ...ALIGNMENTS] as const;
const whileMeasured = { field: 'display', in: ['bar', 'progress', 'heat'] };
const whileTotalled = { field: 'isSummary', in: [true] };

/** How a value is drawn in its cell. */
const DISPLAYS = choices({
  text: ['文本', 'Text'],
  bar: ['数据条', 'Data bar'],
  progress: ['进度条', 'Progress bar'],
  heat: ['色阶', 'Colour scale'],
  arrow: ['升降箭头', 'Arrow of change'],
  tag: ['标签', 'Tag'],
  dot: ['状态点', 'Dot'],
  sparkline: ['迷你折线', 'Small line'],
  picture: ['图片', 'Picture'],
  link: ['链接', 'Link'],
});

const FORMATS = choices({
  auto: ['自动', 'Automatic'],
  text: ['文本', 'Text'],
  number: ['数值', 'Number'],
  short: ['缩写', 'Short number'],
  percent: ['百分比', 'Percent'],
  date: ['日期', 'Date'],
  datetime: ['日期时间', 'Date and time'],
});

const TOTALS = choices({
  auto: ['自动', 'Automatic'],
  none: ['无', 'None'],
  sum: ['求和', 'Sum'],
  average: ['平均', 'Average'],
  max: ['最大', 'Maximum'],
  min: ['最小', 'Minimum'],
  count: ['计数', 'Count'],
});

/** Sorting, totals and columns of the table. */
export const tableDataFields = {
  ...inGroup(DATA, {
    isSortable: prop.toggle('点击表头排序', 'Sort by header', { default: true, half: true }),
    isScrollX: prop.toggle('横向滚动', 'Scroll sideways', {
      hint: { zh: '列宽不足时横向滚动，不压缩列', en: 'Columns keep their width and scroll when they do not fit' },
      half: true,
    }),
    sortField: prop.column('默认排序字段', 'Sort by field', {
      hint: { zh: '留空：按数据的顺序', en: 'Empty: in the order of the data' },
      half: true,
    }),
    sortOrder: prop.choice('默认顺序', 'Order', {
      default: 'desc',
      half: true,
      options: choices({ desc: ['降序', 'Descending'], asc: ['升序', 'Ascending'] }),
    }),
    isSummary: prop.toggle('汇总行', 'Total row', { half: true }),
    summaryLabel: prop.text('汇总名称', 'Name of the totals', {
      placeholder: { zh: '合计', en: 'Total' },
      half: true,
      maxLength: 50,
      showIf: whileTotalled,
    }),
  }),
  dynamicAddTable: prop.list('列', 'Columns', {
    hint: { zh: '留空：按数据自动生成', en: 'Empty: made from the data' },
    group: COLUMNS,
    maxItems: 200,
    item: {
      name: prop.text('表头', 'Heading', { half: true }),
      key: prop.column('字段', 'Field', { half: true }),
      group: prop.text('上级表头', 'Heading above', {
        hint: { zh: '相邻列同名时合并', en: 'Neighbours with the same one share it' },
        half: true,
      }),
      display: prop.choice('显示为', 'Show as', { options: DISPLAYS, half: true }),
      width: prop.text('列宽', 'Width', {
        hint: { zh: '如 120px、30%；留空自动', en: '120px, 30%; empty = automatic' },
        half: true,
      }),
      align: prop.choice('对齐', 'Align', { default: '', options: COLUMN_ALIGNMENTS, half: true }),
      format: prop.choice('格式', 'Format', { default: 'auto', options: FORMATS, half: true }),
      decimals: prop.optionalNumber('小数', 'Decimals', { min: 0, max: 10 }),
      suffix: prop.text('单位', 'Unit', { half: true }),
      summary: prop.choice('汇总', 'Total', { options: TOTALS, half: true }),
      max: prop.optionalNumber('最大值', 'Maximum', {
        hint: { zh: '留空：取该列最大值', en: 'Empty: the greatest of the column' },
        showIf: whileMeasured,
      }),
      color: prop.color('颜色', 'Colour', {
        empty: 'theme',
        showIf: { field: 'display', in: ['text', 'bar', 'progress', 'heat', 'sparkline', 'link'] },
      }),
      trendColours: prop.choice('升降颜色', 'Colours of change', {
        hint: TREND_COLOURS_HINT,
        showIf: { field: 'display', in: ['arrow'] },
        options: TREND_COLOURS,
      }),
      link: prop.text('链接地址', 'Address', {
        hint: { zh: '可用 {字段}；留空：单元格的值', en: '{field} stands for a value; empty: the value of the cell' },
        showIf: { field: 'display', in: ['link'] },
        maxLength: 2000,
      }),
      isFixed: prop.toggle('固定在左侧', 'Stays on the left', { half: true }),
      isMerged: prop.toggle('合并相同值', 'Merge equal values', { half: true }),
      isWrapped: prop.toggle('自动换行', 'Break lines', { half: true }),
    },
  }),
};

/** A column as a document declares it: what it leaves out takes the default. */
export type DeclaredColumn = Readonly<Partial<ValuesOf<typeof tableDataFields>['dynamicAddTable'][number]>>;
export type Display = (typeof DISPLAYS)[number]['value'];
export type Total = (typeof TOTALS)[number]['value'];
