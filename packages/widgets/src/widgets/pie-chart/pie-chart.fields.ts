import { inGroup, type ValuesOf } from '@aj-report/contract';
import { LINE_STYLES } from '../../fields/choices.ts';
import { choices, prop } from '../../kit/widget/prop.ts';
import { faceFields } from '../../fields/face.fields.ts';
import { GROUPS } from '../../kit/widget/field-groups.ts';
import { keyed } from '../../fields/keyed.ts';
import { labelsShown, valueLabelFields } from '../../fields/value-label.fields.ts';

const { pie, sectors, values } = GROUPS;
const joined = { field: 'isShowLabelLine', in: [true] } as const;

/** Form of the pie: a full one, a ring, or petals whose length tells the value. */
export const pieFields = inGroup(pie, {
  innerNumber: prop.slider('内半径', 'Inner radius', {
    hint: { zh: '0 为实心饼图', en: '0 = a full pie' },
    default: 50,
    unit: '%',
  }),
  outerNumber: prop.slider('外半径', 'Outer radius', { default: 76, unit: '%' }),
  roseType: prop.choice('南丁格尔玫瑰图', 'Rose', {
    options: choices({
      none: ['否', 'No'],
      radius: ['角度与半径', 'By angle and radius'],
      area: ['仅半径', 'By radius'],
    }),
    half: true,
  }),
  startAngle: prop.choice('起始角度', 'Start angle', {
    options: ([0, 30, 90, 180, 360] as const).map((value) => ({ value, label: { zh: `${value}°`, en: `${value}°` } })),
    default: 90,
    half: true,
  }),
  clockwise: prop.toggle('顺时针', 'Clockwise', { default: true }),
  minAngle: prop.slider('最小扇区角度', 'Least angle of a sector', { default: 0, max: 90, unit: '°' }),
  minShowLabelAngle: prop.slider('显示标签的最小角度', 'Least angle with a label', { default: 0, max: 90, unit: '°' }),
  borderRadius: prop.slider('圆角', 'Corner radius', { default: 10, unit: '%' }),
  maxItems: prop.number('最多扇区数', 'Most sectors', {
    hint: { zh: '更多的数据并入“其他”', en: 'The smallest of the rest become “Others”' },
    default: 12,
    min: 2,
    max: 100,
  }),
  isShowTotal: prop.toggle('中心显示合计', 'Total in the middle', { showIf: { field: 'roseType', in: ['none'] } }),
});

const { Color: highlightColor, ...highlightFace } = faceFields(sectors, 14, { zh: '高亮文字', en: 'Highlight' });

/** Edges of the sectors, and how the one under the pointer stands out. */
export const sectorFields = inGroup(sectors, {
  isShowEmphasisLabel: prop.toggle('文字高亮', 'Highlight text', { default: true }),
  emphasisLabelFontColor: highlightColor,
  ...keyed(highlightFace, 'emphasisLabel', ''),
  borderColor: prop.color('描边颜色', 'Outline', { empty: 'none' }),
  borderWidth: prop.number('描边宽度', 'Outline width', { default: 1, min: 0, max: 20, unit: 'px' }),
  borderType: prop.choice('描边类型', 'Outline style', { options: LINE_STYLES }),
  shadowBlur: prop.number('阴影模糊', 'Shadow blur', { default: 10, min: 0, max: 100, unit: 'px' }),
  shadowColor: prop.color('阴影颜色', 'Shadow colour', { default: 'rgba(0, 0, 0, 0.35)', empty: 'none' }),
});

const { fontDistance, fontColor, fontSize, fontWeight, fontStyle, fontFamily } = valueLabelFields('', true);

/** Names, numbers and shares written at the sectors. */
export const pieLabelFields = inGroup(values, {
  isShow: labelsShown(true),
  numberValue: prop.toggle('数值显示', 'Number', { default: true }),
  percentage: prop.toggle('百分比显示', 'Percent'),
  percentPrecision: prop.number('百分比小数位', 'Decimals of percent', { default: 1, min: 0, max: 6 }),
  position: prop.choice('标签位置', 'Position', {
    options: choices({
      outside: ['外侧', 'Outside'],
      inside: ['内部', 'Inside'],
      center: ['中心（最大项）', 'Middle (greatest)'],
    }),
    half: true,
  }),
  fontDistance,
  padding: prop.number('标签内边距', 'Padding', { default: 0, min: 0, max: 50, unit: 'px' }),
  rotate: prop.number('旋转角度', 'Rotation', { default: 0, min: -90, max: 90, unit: '°' }),
  fontColor,
  fontSize,
  fontWeight,
  fontStyle,
  fontFamily,
  isShowLabelLine: prop.toggle('引导线显示', 'Leader lines', { default: true }),
  labelLineSmooth: prop.toggle('引导线平滑', 'Smooth lines', { showIf: joined }),
  ...keyed(
    {
      ...inGroup(values, {
        Length: prop.number('第一段长度', 'First length', {
          default: 10,
          min: 0,
          max: 200,
          unit: 'px',
          showIf: joined,
        }),
        Length2: prop.number('第二段长度', 'Second length', {
          default: 10,
          min: 0,
          max: 200,
          unit: 'px',
          showIf: joined,
        }),
      }),
    },
    'labelLine',
    '',
  ),
  lineStyleColor: prop.color('引导线颜色', 'Line colour', { empty: 'theme', showIf: joined }),
  lineStyleWidth: prop.number('引导线宽度', 'Line width', { default: 1, min: 0, max: 20, unit: 'px', showIf: joined }),
  lineStyleType: prop.choice('引导线类型', 'Line style', { options: LINE_STYLES, showIf: joined }),
});

export type PieLabelProps = ValuesOf<typeof pieLabelFields>;
