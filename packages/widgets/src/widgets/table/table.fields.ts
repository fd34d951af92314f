import { inGroup } from '@aj-report/contract';
import { ALIGNMENTS, STYLES, WEIGHTS } from '../../fields/choices.ts';
import { choices, prop } from '../../kit/widget/prop.ts';
import { rowConditionFields } from '../../kit/data/condition.fields.ts';
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
  ...inGroup(TABLE, {
    vis: prop.number('显示行数', 'Visible rows', { default: 5, min: 1, max: 100 }),
    rowHeight: prop.optionalNumber('行高', 'Row height', {
      hint: { zh: '留空：按显示行数撑满', en: 'Empty: the visible rows fill the box' },
      min: 8,
      max: 500,
      unit: 'px',
    }),
    tableBgColor: prop.color('背景色', 'Background', { empty: 'none' }),
    showExportButton: prop.toggle('显示导出按钮', 'Export button', { half: true }),
    isLine: prop.toggle('边框线', 'Grid lines', { half: true }),
    borderWidth: prop.number('边框宽度', 'Line width', { default: 1, min: 0, max: 20, unit: 'px', showIf: whileLined }),
    borderColor: prop.color('边框颜色', 'Line colour', { empty: 'theme', showIf: whileLined }),
  }),
  ...inGroup(HEADER, {
    isHeader: prop.toggle('表头显隐', 'Show header', { default: true }),
    textAlignHeader: prop.choice('文字位置', 'Alignment', {
      default: 'auto',
      options: PART_ALIGNMENTS,
      half: true,
      showIf: whileHeader,
    }),
    fontSizeHeader: prop.number('文字字号', 'Font size', {
      default: 16,
      min: 1,
      max: 200,
      unit: 'px',
      showIf: whileHeader,
    }),
    headColor: prop.color('文字颜色', 'Text colour', { empty: 'theme', showIf: whileHeader }),
    headBackColor: prop.color('背景色', 'Background', { empty: 'theme', showIf: whileHeader }),
    headTextFontWeight: prop.choice('字体粗细', 'Weight', {
      default: 'normal',
      options: WEIGHTS,
      half: true,
      showIf: whileHeader,
    }),
    headTextFontStyle: prop.choice('字体风格', 'Style', {
      default: 'normal',
      options: STYLES,
      half: true,
      showIf: whileHeader,
    }),
    headTextFontFamily: prop.font('字体系列', 'Family', { showIf: whileHeader }),
  }),
  ...inGroup(BODY, {
    textAlignBody: prop.choice('文字位置', 'Alignment', { default: 'auto', options: PART_ALIGNMENTS, half: true }),
    fontSizeBody: prop.number('文字字号', 'Font size', { default: 16, min: 1, max: 200, unit: 'px' }),
    bodyColor: prop.color('文字颜色', 'Text colour', { empty: 'theme' }),
    bodyTextFontWeight: prop.choice('字体粗细', 'Weight', { default: 'normal', options: WEIGHTS, half: true }),
    bodyTextFontStyle: prop.choice('字体风格', 'Style', { default: 'normal', options: STYLES, half: true }),
    bodyTextFontFamily: prop.font('字体系列', 'Family', { half: true }),
    oldColor: prop.color('奇行颜色', 'Odd rows', { empty: 'theme' }),
    eventColor: prop.color('偶行颜色', 'Even rows', { empty: 'theme' }),
  }),
  ...inGroup(SCROLLING, {
    isRoll: prop.toggle('开启滚动', 'Scroll', { default: true }),
    effect: prop.choice('动画效果', 'Effect', {
      default: 'topLoop',
      showIf: whileRolling,
      options: choices({ topLoop: ['上循环滚动', 'Up, endless'], top: ['上滚动', 'Up, then from the start'] }),
    }),
    scrollMode: prop.choice('滚动方式', 'Motion', {
      showIf: whileRolling,
      options: choices({ step: ['逐步', 'Step by step'], page: ['整页', 'Page by page'], smooth: ['匀速', 'Smooth'] }),
    }),
    smoothSpeed: prop.number('匀速速度', 'Speed', {
      half: false,
      default: 30,
      min: 1,
      max: 1000,
      unit: 'px/s',
      showIf: { field: 'scrollMode', in: ['smooth'] },
    }),
    interTime: prop.number('滚动间隔', 'Pause', {
      default: 2500,
      min: 0,
      max: 600_000,
      unit: 'ms',
      showIf: whileRolling,
    }),
    delayTime: prop.number('动效时间', 'Animation', {
      default: 500,
      min: 0,
      max: 60_000,
      unit: 'ms',
      showIf: whileRolling,
    }),
    stepRows: prop.number('滚动个数', 'Rows per step', {
      half: false,
      default: 1,
      min: 1,
      max: 100,
      showIf: whileRolling,
    }),
  }),
};

/** Properties of the table widget. */
export const tableFields = { ...tableLookFields, ...tableDataFields, ...tablePagingFields, ...rowConditionFields };
