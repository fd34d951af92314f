import { field, type ValuesOf } from '@aj-report/contract';
import { ALIGNMENTS } from '../../fields/choices.ts';

const COLUMNS = { id: 'columns', label: { zh: '列设置', en: 'Columns' } };
const DATA = { id: 'data', label: { zh: '排序与汇总', en: 'Sorting and totals' } };

const COLUMN_ALIGNMENTS = [{ value: '', label: { zh: '自动', en: 'Automatic' } }, ...ALIGNMENTS] as const;
const whileMeasured = { field: 'display', in: ['bar', 'progress', 'heat'] };
const whileTotalled = { field: 'isSummary', in: [true] };

/** How a value is drawn in its cell. */
const DISPLAYS = [
  { value: 'text', label: { zh: '文本', en: 'Text' } },
  { value: 'bar', label: { zh: '数据条', en: 'Data bar' } },
  { value: 'progress', label: { zh: '进度条', en: 'Progress bar' } },
  { value: 'heat', label: { zh: '色阶', en: 'Colour scale' } },
  { value: 'arrow', label: { zh: '升降箭头', en: 'Arrow of change' } },
  { value: 'tag', label: { zh: '标签', en: 'Tag' } },
  { value: 'dot', label: { zh: '状态点', en: 'Dot' } },
  { value: 'sparkline', label: { zh: '迷你折线', en: 'Small line' } },
  { value: 'picture', label: { zh: '图片', en: 'Picture' } },
  { value: 'link', label: { zh: '链接', en: 'Link' } },
] as const;

const FORMATS = [
  { value: 'auto', label: { zh: '自动', en: 'Automatic' } },
  { value: 'text', label: { zh: '文本', en: 'Text' } },
  { value: 'number', label: { zh: '数值', en: 'Number' } },
  { value: 'short', label: { zh: '缩写', en: 'Short number' } },
  { value: 'percent', label: { zh: '百分比', en: 'Percent' } },
  { value: 'date', label: { zh: '日期', en: 'Date' } },
  { value: 'datetime', label: { zh: '日期时间', en: 'Date and time' } },
] as const;

const TOTALS = [
  { value: 'auto', label: { zh: '自动', en: 'Automatic' } },
  { value: 'none', label: { zh: '无', en: 'None' } },
  { value: 'sum', label: { zh: '求和', en: 'Sum' } },
  { value: 'average', label: { zh: '平均', en: 'Average' } },
  { value: 'max', label: { zh: '最大', en: 'Maximum' } },
  { value: 'min', label: { zh: '最小', en: 'Minimum' } },
  { value: 'count', label: { zh: '计数', en: 'Count' } },
] as const;

/** Sorting, totals and columns of the table. */
export const tableDataFields = {
  isSortable: field.toggle({
    label: { zh: '点击表头排序', en: 'Sort by header' },
    group: DATA,
    default: true,
    half: true,
  }),
  isScrollX: field.toggle({
    label: { zh: '横向滚动', en: 'Scroll sideways' },
    hint: { zh: '列宽不足时横向滚动，不压缩列', en: 'Columns keep their width and scroll when they do not fit' },
    group: DATA,
    half: true,
  }),
  sortField: field.column({
    label: { zh: '默认排序字段', en: 'Sort by field' },
    hint: { zh: '留空：按数据的顺序', en: 'Empty: in the order of the data' },
    group: DATA,
    half: true,
  }),
  sortOrder: field.choice({
    label: { zh: '默认顺序', en: 'Order' },
    group: DATA,
    default: 'desc',
    half: true,
    options: [
      { value: 'desc', label: { zh: '降序', en: 'Descending' } },
      { value: 'asc', label: { zh: '升序', en: 'Ascending' } },
    ],
  }),
  isSummary: field.toggle({ label: { zh: '汇总行', en: 'Total row' }, group: DATA, half: true }),
  summaryLabel: field.text({
    label: { zh: '汇总名称', en: 'Name of the totals' },
    placeholder: { zh: '合计', en: 'Total' },
    group: DATA,
    half: true,
    maxLength: 50,
    showIf: whileTotalled,
  }),
  dynamicAddTable: field.list({
    label: { zh: '列', en: 'Columns' },
    hint: { zh: '留空：按数据自动生成', en: 'Empty: made from the data' },
    group: COLUMNS,
    maxItems: 200,
    item: {
      name: field.text({ label: { zh: '表头', en: 'Heading' }, half: true }),
      key: field.column({ label: { zh: '字段', en: 'Field' }, half: true }),
      group: field.text({
        label: { zh: '上级表头', en: 'Heading above' },
        hint: { zh: '相邻列同名时合并', en: 'Neighbours with the same one share it' },
        half: true,
      }),
      display: field.choice({ label: { zh: '显示为', en: 'Show as' }, options: DISPLAYS, half: true }),
      width: field.text({
        label: { zh: '列宽', en: 'Width' },
        hint: { zh: '如 120px、30%；留空自动', en: '120px, 30%; empty = automatic' },
        half: true,
      }),
      align: field.choice({ label: { zh: '对齐', en: 'Align' }, default: '', options: COLUMN_ALIGNMENTS, half: true }),
      format: field.choice({ label: { zh: '格式', en: 'Format' }, default: 'auto', options: FORMATS, half: true }),
      decimals: field.optionalNumber({ label: { zh: '小数', en: 'Decimals' }, min: 0, max: 10, half: true }),
      suffix: field.text({ label: { zh: '单位', en: 'Unit' }, half: true }),
      summary: field.choice({ label: { zh: '汇总', en: 'Total' }, options: TOTALS, half: true }),
      max: field.optionalNumber({
        label: { zh: '最大值', en: 'Maximum' },
        hint: { zh: '留空：取该列最大值', en: 'Empty: the greatest of the column' },
        half: true,
        showIf: whileMeasured,
      }),
      color: field.color({
        label: { zh: '颜色', en: 'Colour' },
        empty: 'theme',
        half: true,
        showIf: { field: 'display', in: ['text', 'bar', 'progress', 'heat', 'sparkline', 'link'] },
      }),
      link: field.text({
        label: { zh: '链接地址', en: 'Address' },
        hint: { zh: '可用 {字段}；留空：单元格的值', en: '{field} stands for a value; empty: the value of the cell' },
        showIf: { field: 'display', in: ['link'] },
        maxLength: 2000,
      }),
      isFixed: field.toggle({ label: { zh: '固定在左侧', en: 'Stays on the left' }, half: true }),
      isMerged: field.toggle({ label: { zh: '合并相同值', en: 'Merge equal values' }, half: true }),
      isWrapped: field.toggle({ label: { zh: '自动换行', en: 'Break lines' }, half: true }),
    },
  }),
};

/** A column as a document declares it: what it leaves out takes the default. */
export type DeclaredColumn = Readonly<Partial<ValuesOf<typeof tableDataFields>['dynamicAddTable'][number]>>;
export type Display = (typeof DISPLAYS)[number]['value'];
export type Total = (typeof TOTALS)[number]['value'];
