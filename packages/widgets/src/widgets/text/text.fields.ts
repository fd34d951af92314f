import { field } from '@aj-report/contract';
import { ALIGNMENTS, WEIGHTS } from '../../fields/choices.ts';
import { OPERATORS } from '../../fields/condition.fields.ts';

const TEXT = { id: 'text', label: { zh: '文本', en: 'Text' } };
const FACE = { id: 'face', label: { zh: '字体', en: 'Font' } };
const FORMAT = { id: 'format', label: { zh: '数值格式', en: 'Number format' } };
const BOX = { id: 'box', label: { zh: '边框与背景', en: 'Box' } };
const CONDITION = { id: 'condition', label: { zh: '自定义样式设置', en: 'Conditional style' } };

const whileConditional = { field: 'useCondition', in: [true] };
const whileFormatted = { field: 'formatNumbers', in: [true] };

/** Properties of the text widget (domain-facts §1.5); colours left empty are those of the theme. */
export const textFields = {
  text: field.textarea({
    label: { zh: '文本内容', en: 'Text' },
    group: TEXT,
    default: { zh: '文本框', en: 'Text' },
    maxLength: 20_000,
  }),
  prefixText: field.text({ label: { zh: '前缀内容', en: 'Text before' }, group: TEXT, half: true, maxLength: 200 }),
  joinText: field.text({ label: { zh: '拼接内容', en: 'Appended text' }, group: TEXT, half: true, maxLength: 200 }),
  whiteSpace: field.toggle({ label: { zh: '识别换行符', en: 'Keep line breaks' }, group: TEXT }),
  fit: field.choice({
    label: { zh: '自适应字号', en: 'Fit to box' },
    hint: {
      zh: '缩小：放不下时缩小字号；填满：始终撑满',
      en: 'Shrink: smaller when it does not fit; fill: always as large as fits',
    },
    group: TEXT,
    default: 'shrink',
    options: [
      { value: 'none', label: { zh: '关闭', en: 'Off' } },
      { value: 'shrink', label: { zh: '缩小', en: 'Shrink' } },
      { value: 'fill', label: { zh: '填满', en: 'Fill' } },
    ],
  }),
  fontSize: field.number({
    label: { zh: '字体字号', en: 'Font size' },
    group: FACE,
    default: 26,
    min: 1,
    max: 1000,
    unit: 'px',
    half: true,
  }),
  color: field.color({ label: { zh: '字体颜色', en: 'Font colour' }, group: FACE, empty: 'theme', half: true }),
  fontWeight: field.choice({
    label: { zh: '文字粗细', en: 'Weight' },
    group: FACE,
    default: 'normal',
    options: WEIGHTS,
    half: true,
  }),
  fontFamily: field.font({ label: { zh: '字体系列', en: 'Family' }, group: FACE, half: true }),
  textAlign: field.choice({
    label: { zh: '对齐方式', en: 'Alignment' },
    group: FACE,
    default: 'center',
    options: ALIGNMENTS,
    half: true,
  }),
  letterSpacing: field.number({
    label: { zh: '字体间距', en: 'Letter spacing' },
    group: FACE,
    min: -1,
    max: 10,
    step: 0.05,
    unit: 'em',
    half: true,
  }),
  lineHeight: field.optionalNumber({
    label: { zh: '行高', en: 'Line height' },
    hint: { zh: '留空：字号的 1.5 倍', en: 'Empty: 1.5 times the font size' },
    group: FACE,
    min: 0,
    max: 2000,
    unit: 'px',
    half: true,
  }),
  formatNumbers: field.toggle({ label: { zh: '格式化数值', en: 'Format numbers' }, group: FORMAT, default: true }),
  thousands: field.toggle({
    label: { zh: '千分位', en: 'Digit grouping' },
    group: FORMAT,
    default: true,
    showIf: whileFormatted,
  }),
  decimals: field.optionalNumber({
    label: { zh: '小数位数', en: 'Decimals' },
    hint: { zh: '留空：最多两位', en: 'Empty: at most two' },
    group: FORMAT,
    min: 0,
    max: 10,
    showIf: whileFormatted,
  }),
  abbreviate: field.toggle({
    label: { zh: '缩写（万、亿）', en: 'Abbreviate (K, M, B)' },
    group: FORMAT,
    showIf: whileFormatted,
  }),
  background: field.color({ label: { zh: '字体背景', en: 'Background' }, group: BOX, empty: 'none', half: true }),
  borderColor: field.color({
    label: { zh: '边框颜色', en: 'Border colour' },
    group: BOX,
    empty: 'theme',
    half: true,
  }),
  borderWidth: field.number({
    label: { zh: '边框宽度', en: 'Border width' },
    group: BOX,
    min: 0,
    max: 100,
    unit: 'px',
    half: true,
  }),
  borderStyle: field.choice({
    label: { zh: '边框类型', en: 'Border style' },
    group: BOX,
    default: 'solid',
    half: true,
    options: [
      { value: 'solid', label: { zh: '实线', en: 'Solid' } },
      { value: 'dashed', label: { zh: '虚线', en: 'Dashed' } },
    ],
  }),
  borderRadius: field.number({
    label: { zh: '边框圆角', en: 'Border radius' },
    group: BOX,
    min: 0,
    max: 1000,
    unit: 'px',
    half: true,
  }),
  useCondition: field.toggle({ label: { zh: '启用条件样式', en: 'Enable' }, group: CONDITION }),
  conditionOperator: field.choice({
    label: { zh: '条件类型', en: 'Operator' },
    group: CONDITION,
    default: '=',
    half: true,
    showIf: whileConditional,
    options: OPERATORS,
  }),
  conditionValue: field.text({
    label: { zh: '条件值', en: 'Value' },
    group: CONDITION,
    half: true,
    showIf: whileConditional,
  }),
  conditionTextColor: field.color({
    label: { zh: '条件文本颜色', en: 'Text colour' },
    group: CONDITION,
    default: '#FF0000',
    half: true,
    showIf: whileConditional,
  }),
  conditionBgColor: field.color({
    label: { zh: '条件背景色', en: 'Background' },
    group: CONDITION,
    empty: 'none',
    half: true,
    showIf: whileConditional,
  }),
  conditionFontWeight: field.choice({
    label: { zh: '条件文字粗细', en: 'Weight' },
    group: CONDITION,
    default: 'bold',
    options: WEIGHTS,
    half: true,
    showIf: whileConditional,
  }),
  conditionFontStyle: field.choice({
    label: { zh: '条件字体样式', en: 'Style' },
    group: CONDITION,
    default: 'normal',
    half: true,
    showIf: whileConditional,
    options: [
      { value: 'normal', label: { zh: '正常', en: 'Normal' } },
      { value: 'italic', label: { zh: '斜体', en: 'Italic' } },
    ],
  }),
};
