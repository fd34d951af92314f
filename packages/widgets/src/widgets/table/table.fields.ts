import { field } from '@aj-report/contract';
import { ALIGNMENTS, STYLES, WEIGHTS } from '../../fields/choices.ts';
import { rowConditionFields } from '../../fields/condition.fields.ts';
import { tableDataFields } from './table-columns.fields.ts';
import { tablePagingFields } from './table-paging.fields.ts';

const TABLE = { id: 'table', label: { zh: '表格设置', en: 'Table' } };
const HEADER = { id: 'header', label: { zh: '表头设置', en: 'Header' } };
const BODY = { id: 'body', label: { zh: '表体设置', en: 'Body' } };
const SCROLLING = { id: 'scrolling', label: { zh: '动画设置', en: 'Scrolling' } };

const whileLined = { field: 'isLine', in: [true] };
const whileHeader = { field: 'isHeader', in: [true] };
const whileRolling = { field: 'isRoll', in: [true] };

/** Alignment of a whole part; `auto` puts numbers to the right and texts to the left. */
const PART_ALIGNMENTS = [{ value: 'auto', label: { zh: '自动', en: 'Automatic' } }, ...ALIGNMENTS] as const;

/** Look and scrolling of the table (domain-facts §1.5); colours left empty are those of the theme. */
const tableLookFields = {
  vis: field.number({
    label: { zh: '显示行数', en: 'Visible rows' },
    group: TABLE,
    default: 5,
    min: 1,
    max: 100,
    half: true,
  }),
  rowHeight: field.optionalNumber({
    label: { zh: '行高', en: 'Row height' },
    hint: { zh: '留空：按显示行数撑满', en: 'Empty: the visible rows fill the box' },
    group: TABLE,
    min: 8,
    max: 500,
    unit: 'px',
    half: true,
  }),
  tableBgColor: field.color({ label: { zh: '背景色', en: 'Background' }, group: TABLE, empty: 'none', half: true }),
  showExportButton: field.toggle({ label: { zh: '显示导出按钮', en: 'Export button' }, group: TABLE, half: true }),
  isLine: field.toggle({ label: { zh: '边框线', en: 'Grid lines' }, group: TABLE, half: true }),
  borderWidth: field.number({
    label: { zh: '边框宽度', en: 'Line width' },
    group: TABLE,
    default: 1,
    min: 0,
    max: 20,
    unit: 'px',
    half: true,
    showIf: whileLined,
  }),
  borderColor: field.color({
    label: { zh: '边框颜色', en: 'Line colour' },
    group: TABLE,
    empty: 'theme',
    half: true,
    showIf: whileLined,
  }),

  isHeader: field.toggle({ label: { zh: '表头显隐', en: 'Show header' }, group: HEADER, default: true }),
  textAlignHeader: field.choice({
    label: { zh: '文字位置', en: 'Alignment' },
    group: HEADER,
    default: 'auto',
    options: PART_ALIGNMENTS,
    half: true,
    showIf: whileHeader,
  }),
  fontSizeHeader: field.number({
    label: { zh: '文字字号', en: 'Font size' },
    group: HEADER,
    default: 16,
    min: 1,
    max: 200,
    unit: 'px',
    half: true,
    showIf: whileHeader,
  }),
  headColor: field.color({
    label: { zh: '文字颜色', en: 'Text colour' },
    group: HEADER,
    empty: 'theme',
    half: true,
    showIf: whileHeader,
  }),
  headBackColor: field.color({
    label: { zh: '背景色', en: 'Background' },
    group: HEADER,
    empty: 'theme',
    half: true,
    showIf: whileHeader,
  }),
  headTextFontWeight: field.choice({
    label: { zh: '字体粗细', en: 'Weight' },
    group: HEADER,
    default: 'normal',
    options: WEIGHTS,
    half: true,
    showIf: whileHeader,
  }),
  headTextFontStyle: field.choice({
    label: { zh: '字体风格', en: 'Style' },
    group: HEADER,
    default: 'normal',
    options: STYLES,
    half: true,
    showIf: whileHeader,
  }),
  headTextFontFamily: field.font({ label: { zh: '字体系列', en: 'Family' }, group: HEADER, showIf: whileHeader }),

  textAlignBody: field.choice({
    label: { zh: '文字位置', en: 'Alignment' },
    group: BODY,
    default: 'auto',
    options: PART_ALIGNMENTS,
    half: true,
  }),
  fontSizeBody: field.number({
    label: { zh: '文字字号', en: 'Font size' },
    group: BODY,
    default: 16,
    min: 1,
    max: 200,
    unit: 'px',
    half: true,
  }),
  bodyColor: field.color({ label: { zh: '文字颜色', en: 'Text colour' }, group: BODY, empty: 'theme', half: true }),
  bodyTextFontWeight: field.choice({
    label: { zh: '字体粗细', en: 'Weight' },
    group: BODY,
    default: 'normal',
    options: WEIGHTS,
    half: true,
  }),
  bodyTextFontStyle: field.choice({
    label: { zh: '字体风格', en: 'Style' },
    group: BODY,
    default: 'normal',
    options: STYLES,
    half: true,
  }),
  bodyTextFontFamily: field.font({ label: { zh: '字体系列', en: 'Family' }, group: BODY, half: true }),
  oldColor: field.color({ label: { zh: '奇行颜色', en: 'Odd rows' }, group: BODY, empty: 'theme', half: true }),
  eventColor: field.color({ label: { zh: '偶行颜色', en: 'Even rows' }, group: BODY, empty: 'theme', half: true }),

  isRoll: field.toggle({ label: { zh: '开启滚动', en: 'Scroll' }, group: SCROLLING, default: true }),
  effect: field.choice({
    label: { zh: '动画效果', en: 'Effect' },
    group: SCROLLING,
    default: 'topLoop',
    showIf: whileRolling,
    options: [
      { value: 'topLoop', label: { zh: '上循环滚动', en: 'Up, endless' } },
      { value: 'top', label: { zh: '上滚动', en: 'Up, then from the start' } },
    ],
  }),
  scrollMode: field.choice({
    label: { zh: '滚动方式', en: 'Motion' },
    group: SCROLLING,
    showIf: whileRolling,
    options: [
      { value: 'step', label: { zh: '逐步', en: 'Step by step' } },
      { value: 'page', label: { zh: '整页', en: 'Page by page' } },
      { value: 'smooth', label: { zh: '匀速', en: 'Smooth' } },
    ],
  }),
  smoothSpeed: field.number({
    label: { zh: '匀速速度', en: 'Speed' },
    group: SCROLLING,
    default: 30,
    min: 1,
    max: 1000,
    unit: 'px/s',
    showIf: { field: 'scrollMode', in: ['smooth'] },
  }),
  interTime: field.number({
    label: { zh: '滚动间隔', en: 'Pause' },
    group: SCROLLING,
    default: 2500,
    min: 0,
    max: 600_000,
    unit: 'ms',
    half: true,
    showIf: whileRolling,
  }),
  delayTime: field.number({
    label: { zh: '动效时间', en: 'Animation' },
    group: SCROLLING,
    default: 500,
    min: 0,
    max: 60_000,
    unit: 'ms',
    half: true,
    showIf: whileRolling,
  }),
  stepRows: field.number({
    label: { zh: '滚动个数', en: 'Rows per step' },
    group: SCROLLING,
    default: 1,
    min: 1,
    max: 100,
    showIf: whileRolling,
  }),
};

/** Properties of the table widget. */
export const tableFields = { ...tableLookFields, ...tableDataFields, ...tablePagingFields, ...rowConditionFields };
