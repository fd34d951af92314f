import { field, type ValuesOf } from '@aj-report/contract';
import { LINE_STYLES } from '../../fields/choices.ts';
import { faceFields } from '../../fields/face.fields.ts';
import { GROUPS } from '../../fields/field-groups.ts';
import { keyed } from '../../fields/keyed.ts';
import { labelsShown, valueLabelFields } from '../../fields/value-label.fields.ts';

const { pie, sectors, values } = GROUPS;
const joined = { field: 'isShowLabelLine', in: [true] } as const;

/** Form of the pie: a full one, a ring, or petals whose length tells the value. */
export const pieFields = {
  innerNumber: field.slider({
    label: { zh: '内半径', en: 'Inner radius' },
    hint: { zh: '0 为实心饼图', en: '0 = a full pie' },
    group: pie,
    default: 50,
    unit: '%',
  }),
  outerNumber: field.slider({ label: { zh: '外半径', en: 'Outer radius' }, group: pie, default: 76, unit: '%' }),
  roseType: field.choice({
    label: { zh: '南丁格尔玫瑰图', en: 'Rose' },
    group: pie,
    options: [
      { value: 'none', label: { zh: '否', en: 'No' } },
      { value: 'radius', label: { zh: '角度与半径', en: 'By angle and radius' } },
      { value: 'area', label: { zh: '仅半径', en: 'By radius' } },
    ],
    half: true,
  }),
  startAngle: field.choice({
    label: { zh: '起始角度', en: 'Start angle' },
    group: pie,
    options: ([0, 30, 90, 180, 360] as const).map((value) => ({ value, label: { zh: `${value}°`, en: `${value}°` } })),
    default: 90,
    half: true,
  }),
  clockwise: field.toggle({ label: { zh: '顺时针', en: 'Clockwise' }, group: pie, default: true }),
  minAngle: field.slider({
    label: { zh: '最小扇区角度', en: 'Least angle of a sector' },
    group: pie,
    default: 0,
    max: 90,
    unit: '°',
  }),
  minShowLabelAngle: field.slider({
    label: { zh: '显示标签的最小角度', en: 'Least angle with a label' },
    group: pie,
    default: 0,
    max: 90,
    unit: '°',
  }),
  borderRadius: field.slider({ label: { zh: '圆角', en: 'Corner radius' }, group: pie, default: 10, unit: '%' }),
  maxItems: field.number({
    label: { zh: '最多扇区数', en: 'Most sectors' },
    hint: { zh: '更多的数据并入“其他”', en: 'The smallest of the rest become “Others”' },
    group: pie,
    default: 12,
    min: 2,
    max: 100,
    half: true,
  }),
  isShowTotal: field.toggle({
    label: { zh: '中心显示合计', en: 'Total in the middle' },
    group: pie,
    showIf: { field: 'roseType', in: ['none'] },
  }),
};

const { Color: highlightColor, ...highlightFace } = faceFields(sectors, 14, { zh: '高亮文字', en: 'Highlight' });

/** Edges of the sectors, and how the one under the pointer stands out. */
export const sectorFields = {
  isShowEmphasisLabel: field.toggle({ label: { zh: '文字高亮', en: 'Highlight text' }, group: sectors, default: true }),
  emphasisLabelFontColor: highlightColor,
  ...keyed(highlightFace, 'emphasisLabel', ''),
  borderColor: field.color({ label: { zh: '描边颜色', en: 'Outline' }, group: sectors, empty: 'none', half: true }),
  borderWidth: field.number({
    label: { zh: '描边宽度', en: 'Outline width' },
    group: sectors,
    default: 1,
    min: 0,
    max: 20,
    unit: 'px',
    half: true,
  }),
  borderType: field.choice({ label: { zh: '描边类型', en: 'Outline style' }, group: sectors, options: LINE_STYLES }),
  shadowBlur: field.number({
    label: { zh: '阴影模糊', en: 'Shadow blur' },
    group: sectors,
    default: 10,
    min: 0,
    max: 100,
    unit: 'px',
    half: true,
  }),
  shadowColor: field.color({
    label: { zh: '阴影颜色', en: 'Shadow colour' },
    group: sectors,
    default: 'rgba(0, 0, 0, 0.35)',
    empty: 'none',
    half: true,
  }),
};

const { fontDistance, fontColor, fontSize, fontWeight, fontStyle, fontFamily } = valueLabelFields('', true);

/** Names, numbers and shares written at the sectors. */
export const pieLabelFields = {
  isShow: labelsShown(true),
  numberValue: field.toggle({ label: { zh: '数值显示', en: 'Number' }, group: values, default: true }),
  percentage: field.toggle({ label: { zh: '百分比显示', en: 'Percent' }, group: values }),
  percentPrecision: field.number({
    label: { zh: '百分比小数位', en: 'Decimals of percent' },
    group: values,
    default: 1,
    min: 0,
    max: 6,
    half: true,
  }),
  position: field.choice({
    label: { zh: '标签位置', en: 'Position' },
    group: values,
    options: [
      { value: 'outside', label: { zh: '外侧', en: 'Outside' } },
      { value: 'inside', label: { zh: '内部', en: 'Inside' } },
      { value: 'center', label: { zh: '中心（最大项）', en: 'Middle (greatest)' } },
    ],
    half: true,
  }),
  fontDistance,
  padding: field.number({
    label: { zh: '标签内边距', en: 'Padding' },
    group: values,
    default: 0,
    min: 0,
    max: 50,
    unit: 'px',
    half: true,
  }),
  rotate: field.number({
    label: { zh: '旋转角度', en: 'Rotation' },
    group: values,
    default: 0,
    min: -90,
    max: 90,
    unit: '°',
    half: true,
  }),
  fontColor,
  fontSize,
  fontWeight,
  fontStyle,
  fontFamily,
  isShowLabelLine: field.toggle({ label: { zh: '引导线显示', en: 'Leader lines' }, group: values, default: true }),
  labelLineSmooth: field.toggle({ label: { zh: '引导线平滑', en: 'Smooth lines' }, group: values, showIf: joined }),
  ...keyed(
    {
      Length: field.number({
        label: { zh: '第一段长度', en: 'First length' },
        group: values,
        default: 10,
        min: 0,
        max: 200,
        unit: 'px',
        showIf: joined,
        half: true,
      }),
      Length2: field.number({
        label: { zh: '第二段长度', en: 'Second length' },
        group: values,
        default: 10,
        min: 0,
        max: 200,
        unit: 'px',
        showIf: joined,
        half: true,
      }),
    },
    'labelLine',
    '',
  ),
  lineStyleColor: field.color({
    label: { zh: '引导线颜色', en: 'Line colour' },
    group: values,
    empty: 'theme',
    showIf: joined,
    half: true,
  }),
  lineStyleWidth: field.number({
    label: { zh: '引导线宽度', en: 'Line width' },
    group: values,
    default: 1,
    min: 0,
    max: 20,
    unit: 'px',
    showIf: joined,
    half: true,
  }),
  lineStyleType: field.choice({
    label: { zh: '引导线类型', en: 'Line style' },
    group: values,
    options: LINE_STYLES,
    showIf: joined,
  }),
};

export type PieLabelProps = ValuesOf<typeof pieLabelFields>;
