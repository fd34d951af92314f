import { inGroup } from '@aj-report/contract';
import { ALIGNMENTS, WEIGHTS } from '../../fields/choices.ts';
import { choices, prop } from '../../kit/widget/prop.ts';
import { OPERATORS } from '../../kit/data/condition.fields.ts';

const TEXT = { id: 'text', label: { zh: '文本', en: 'Text' } };
const FACE = { id: 'face', label: { zh: '字体', en: 'Font' } };
const FORMAT = { id: 'format', label: { zh: '数值格式', en: 'Number format' } };
const BOX = { id: 'box', label: { zh: '边框与背景', en: 'Box' } };
const CONDITION = { id: 'condition', label: { zh: '自定义样式设置', en: 'Conditional style' } };

const whileConditional = { field: 'useCondition', in: [true] };
const whileFormatted = { field: 'formatNumbers', in: [true] };

/** Properties of the text widget (domain-facts §1.5); colours left empty are those of the theme. */
export const textFields = {
  ...inGroup(TEXT, {
    text: prop.textarea('文本内容', 'Text', { default: { zh: '文本框', en: 'Text' }, maxLength: 20_000 }),
    prefixText: prop.text('前缀内容', 'Text before', { half: true, maxLength: 200 }),
    joinText: prop.text('拼接内容', 'Appended text', { half: true, maxLength: 200 }),
    whiteSpace: prop.toggle('识别换行符', 'Keep line breaks'),
    fit: prop.choice('自适应字号', 'Fit to box', {
      hint: {
        zh: '缩小：放不下时缩小字号；填满：始终撑满',
        en: 'Shrink: smaller when it does not fit; fill: always as large as fits',
      },
      default: 'shrink',
      options: choices({ none: ['关闭', 'Off'], shrink: ['缩小', 'Shrink'], fill: ['填满', 'Fill'] }),
    }),
  }),
  ...inGroup(FACE, {
    fontSize: prop.number('字体字号', 'Font size', { default: 26, min: 1, max: 1000, unit: 'px' }),
    color: prop.color('字体颜色', 'Font colour', { empty: 'theme' }),
    fontWeight: prop.choice('文字粗细', 'Weight', { default: 'normal', options: WEIGHTS, half: true }),
    fontFamily: prop.font('字体系列', 'Family', { half: true }),
    textAlign: prop.choice('对齐方式', 'Alignment', { default: 'center', options: ALIGNMENTS, half: true }),
    letterSpacing: prop.number('字体间距', 'Letter spacing', { min: -1, max: 10, step: 0.05, unit: 'em' }),
    lineHeight: prop.optionalNumber('行高', 'Line height', {
      hint: { zh: '留空：字号的 1.5 倍', en: 'Empty: 1.5 times the font size' },
      min: 0,
      max: 2000,
      unit: 'px',
    }),
  }),
  ...inGroup(FORMAT, {
    formatNumbers: prop.toggle('格式化数值', 'Format numbers', { default: true }),
    thousands: prop.toggle('千分位', 'Digit grouping', { default: true, showIf: whileFormatted }),
    decimals: prop.optionalNumber('小数位数', 'Decimals', {
      half: false,
      hint: { zh: '留空：最多两位', en: 'Empty: at most two' },
      min: 0,
      max: 10,
      showIf: whileFormatted,
    }),
    abbreviate: prop.toggle('缩写（万、亿）', 'Abbreviate (K, M, B)', { showIf: whileFormatted }),
  }),
  ...inGroup(BOX, {
    background: prop.color('字体背景', 'Background', { empty: 'none' }),
    borderColor: prop.color('边框颜色', 'Border colour', { empty: 'theme' }),
    borderWidth: prop.number('边框宽度', 'Border width', { min: 0, max: 100, unit: 'px' }),
    borderStyle: prop.choice('边框类型', 'Border style', {
      default: 'solid',
      half: true,
      options: choices({ solid: ['实线', 'Solid'], dashed: ['虚线', 'Dashed'] }),
    }),
    borderRadius: prop.number('边框圆角', 'Border radius', { min: 0, max: 1000, unit: 'px' }),
  }),
  ...inGroup(CONDITION, {
    useCondition: prop.toggle('启用条件样式', 'Enable'),
    conditionOperator: prop.choice('条件类型', 'Operator', {
      default: '=',
      half: true,
      showIf: whileConditional,
      options: OPERATORS,
    }),
    conditionValue: prop.text('条件值', 'Value', { half: true, showIf: whileConditional }),
    conditionTextColor: prop.color('条件文本颜色', 'Text colour', { default: '#FF0000', showIf: whileConditional }),
    conditionBgColor: prop.color('条件背景色', 'Background', { empty: 'none', showIf: whileConditional }),
    conditionFontWeight: prop.choice('条件文字粗细', 'Weight', {
      default: 'bold',
      options: WEIGHTS,
      half: true,
      showIf: whileConditional,
    }),
    conditionFontStyle: prop.choice('条件字体样式', 'Style', {
      default: 'normal',
      half: true,
      showIf: whileConditional,
      options: choices({ normal: ['正常', 'Normal'], italic: ['斜体', 'Italic'] }),
    }),
  }),
};
