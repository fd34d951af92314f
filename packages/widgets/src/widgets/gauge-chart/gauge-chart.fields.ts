import { inGroup } from '@aj-report/contract';
import { faceFields } from '../../fields/face.fields.ts';
import { GROUPS } from '../../kit/widget/field-groups.ts';
import { prop } from '../../kit/widget/prop.ts';
import { keyed } from '../../fields/keyed.ts';

const { gauge, values, colours } = GROUPS;

/** Scale and form of the dial. */
export const dialFields = inGroup(gauge, {
  min: prop.number('最小值', 'Minimum', { default: 0 }),
  max: prop.optionalNumber('最大值', 'Maximum', {
    hint: { zh: '留空为 100，数值更大时自动取整', en: 'Empty = 100, or a round number above a larger value' },
  }),
  startAngle: prop.number('起始角度', 'Start angle', { default: 215, min: -360, max: 360, unit: '°' }),
  endAngle: prop.number('结束角度', 'End angle', { default: -35, min: -360, max: 360, unit: '°' }),
  ringWidth: prop.slider('圆环宽度', 'Ring width', {
    scales: 'stroke',
    hint: { zh: '占半径的百分比', en: 'Share of the radius' },
    default: 14,
    min: 1,
    max: 60,
    unit: '%',
  }),
  roundCap: prop.toggle('圆头', 'Round ends', { default: true }),
  isShowPointer: prop.toggle('指针', 'Pointer'),
  isShowTick: prop.toggle('刻度', 'Ticks', { default: true }),
  isShowAxisLabel: prop.toggle('刻度值', 'Numbers of the scale', { default: true }),
  splitNumber: prop.number('刻度段数', 'Parts of the scale', { default: 5, min: 1, max: 20 }),
  trackColor: prop.color('轨道颜色', 'Track colour', { empty: 'theme' }),
});

/** The number in the middle, and what it is called. */
export const readingFields = inGroup(values, {
  isShow: prop.toggle('数值显示', 'Show number', { default: true }),
  unit: prop.text('单位', 'Unit', { default: '%', maxLength: 20, half: true }),
  decimals: prop.number('小数位数', 'Decimals', { default: 2, min: 0, max: 10 }),
  ...keyed(faceFields(values, 0, { zh: '数值', en: 'Number' }), 'value', ''),
  valueFontSize: prop.optionalNumber('数值字号', 'Number size', {
    hint: { zh: '留空按大小自动', en: 'Empty = as large as fits' },
    min: 1,
    max: 400,
    unit: 'px',
  }),
  isShowName: prop.toggle('名称显示', 'Show name', { default: true }),
  gaugeName: prop.text('名称', 'Name', {
    hint: { zh: '留空使用字段名', en: 'Empty = the name of the field' },
    maxLength: 100,
  }),
});

/** Colours by value. */
export const stageFields = {
  stages: prop.list('分段颜色', 'Colours by value', {
    hint: { zh: '数值不超过“上限”时使用该颜色', en: 'The colour of values up to the limit' },
    group: colours,
    item: {
      limit: prop.number('上限', 'Up to', { half: false }),
      color: prop.color('颜色', 'Colour', { half: false }),
    },
  }),
};
