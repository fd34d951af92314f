import { inGroup } from '@aj-report/contract';
import { valueConditionFields } from '../../kit/data/condition.fields.ts';
import { ALIGNMENTS } from '../../fields/choices.ts';
import { choices, prop } from '../../kit/widget/prop.ts';
import { numberFormatFields } from '../../fields/number-format.fields.ts';

const COUNTER = { id: 'counter', label: { zh: '翻牌', en: 'Counter' } };
const FACE = { id: 'face', label: { zh: '外观', en: 'Look' } };

/** Properties of the flip counter; colours and sizes left empty follow theme and box. */
export const flipCounterFields = {
  ...inGroup(COUNTER, {
    tile: prop.choice('样式', 'Style', {
      options: choices({ card: ['数字牌', 'Tiles'], line: ['描边', 'Outlines'], plain: ['无底', 'Plain digits'] }),
    }),
    digits: prop.number('最少位数', 'Least digits', {
      hint: { zh: '不足时在前面补 0', en: 'Filled up with zeros' },
      default: 0,
      min: 0,
      max: 16,
    }),
    thousands: prop.toggle('千分位', 'Digit grouping', { default: true, half: true }),
    rollMs: prop.number('滚动时间', 'Time of a roll', { default: 900, min: 0, max: 10_000, step: 100, unit: 'ms' }),
    textAlign: prop.choice('对齐方式', 'Alignment', { default: 'center', options: ALIGNMENTS, half: true }),
  }),
  ...numberFormatFields,
  ...inGroup(FACE, {
    fontSize: prop.optionalNumber('数字字号', 'Digit size', {
      hint: { zh: '留空：随组件大小', en: 'Empty: follows the size of the widget' },
      min: 1,
      max: 1000,
      unit: 'px',
    }),
    gap: prop.number('间距', 'Gap', { default: 10, min: 0, max: 100, unit: '%' }),
    color: prop.color('数字颜色', 'Digit colour', { empty: 'theme' }),
    tileColor: prop.color('牌面颜色', 'Tile colour', { empty: 'theme' }),
    borderColor: prop.color('边框颜色', 'Border colour', { empty: 'theme' }),
    affixColor: prop.color('前后缀颜色', 'Unit colour', { empty: 'theme' }),
  }),
  ...valueConditionFields,
};
