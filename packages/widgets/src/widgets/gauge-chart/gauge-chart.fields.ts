import { field } from '@aj-report/contract';
import { faceFields } from '../../fields/face.fields.ts';
import { GROUPS } from '../../fields/field-groups.ts';
import { keyed } from '../../fields/keyed.ts';

const { gauge, values, colours } = GROUPS;

/** Scale and form of the dial. */
export const dialFields = {
  min: field.number({ label: { zh: '最小值', en: 'Minimum' }, group: gauge, default: 0, half: true }),
  max: field.optionalNumber({
    label: { zh: '最大值', en: 'Maximum' },
    hint: { zh: '留空为 100，数值更大时自动取整', en: 'Empty = 100, or a round number above a larger value' },
    group: gauge,
    half: true,
  }),
  startAngle: field.number({
    label: { zh: '起始角度', en: 'Start angle' },
    group: gauge,
    default: 215,
    min: -360,
    max: 360,
    unit: '°',
    half: true,
  }),
  endAngle: field.number({
    label: { zh: '结束角度', en: 'End angle' },
    group: gauge,
    default: -35,
    min: -360,
    max: 360,
    unit: '°',
    half: true,
  }),
  ringWidth: field.slider({
    scales: 'stroke',
    label: { zh: '圆环宽度', en: 'Ring width' },
    hint: { zh: '占半径的百分比', en: 'Share of the radius' },
    group: gauge,
    default: 14,
    min: 1,
    max: 60,
    unit: '%',
  }),
  roundCap: field.toggle({ label: { zh: '圆头', en: 'Round ends' }, group: gauge, default: true }),
  isShowPointer: field.toggle({ label: { zh: '指针', en: 'Pointer' }, group: gauge }),
  isShowTick: field.toggle({ label: { zh: '刻度', en: 'Ticks' }, group: gauge, default: true }),
  isShowAxisLabel: field.toggle({ label: { zh: '刻度值', en: 'Numbers of the scale' }, group: gauge, default: true }),
  splitNumber: field.number({
    label: { zh: '刻度段数', en: 'Parts of the scale' },
    group: gauge,
    default: 5,
    min: 1,
    max: 20,
    half: true,
  }),
  trackColor: field.color({ label: { zh: '轨道颜色', en: 'Track colour' }, group: gauge, empty: 'theme', half: true }),
};

/** The number in the middle, and what it is called. */
export const readingFields = {
  isShow: field.toggle({ label: { zh: '数值显示', en: 'Show number' }, group: values, default: true }),
  unit: field.text({ label: { zh: '单位', en: 'Unit' }, group: values, default: '%', maxLength: 20, half: true }),
  decimals: field.number({
    label: { zh: '小数位数', en: 'Decimals' },
    group: values,
    default: 2,
    min: 0,
    max: 10,
    half: true,
  }),
  ...keyed(faceFields(values, 0, { zh: '数值', en: 'Number' }), 'value', ''),
  valueFontSize: field.optionalNumber({
    label: { zh: '数值字号', en: 'Number size' },
    hint: { zh: '留空按大小自动', en: 'Empty = as large as fits' },
    group: values,
    min: 1,
    max: 400,
    unit: 'px',
    half: true,
  }),
  isShowName: field.toggle({ label: { zh: '名称显示', en: 'Show name' }, group: values, default: true }),
  gaugeName: field.text({
    label: { zh: '名称', en: 'Name' },
    hint: { zh: '留空使用字段名', en: 'Empty = the name of the field' },
    group: values,
    maxLength: 100,
  }),
};

/** Colours by value. */
export const stageFields = {
  stages: field.list({
    label: { zh: '分段颜色', en: 'Colours by value' },
    hint: { zh: '数值不超过“上限”时使用该颜色', en: 'The colour of values up to the limit' },
    group: colours,
    item: {
      limit: field.number({ label: { zh: '上限', en: 'Up to' } }),
      color: field.color({ label: { zh: '颜色', en: 'Colour' } }),
    },
  }),
};
