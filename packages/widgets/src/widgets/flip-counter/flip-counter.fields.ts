import { field } from '@aj-report/contract';
import { valueConditionFields } from '../../fields/condition.fields.ts';
import { ALIGNMENTS } from '../../fields/choices.ts';
import { numberFormatFields } from '../../fields/number-format.fields.ts';

const COUNTER = { id: 'counter', label: { zh: '翻牌', en: 'Counter' } };
const FACE = { id: 'face', label: { zh: '外观', en: 'Look' } };

/** Properties of the flip counter; colours and sizes left empty follow theme and box. */
export const flipCounterFields = {
  tile: field.choice({
    label: { zh: '样式', en: 'Style' },
    group: COUNTER,
    options: [
      { value: 'card', label: { zh: '数字牌', en: 'Tiles' } },
      { value: 'line', label: { zh: '描边', en: 'Outlines' } },
      { value: 'plain', label: { zh: '无底', en: 'Plain digits' } },
    ],
  }),
  digits: field.number({
    label: { zh: '最少位数', en: 'Least digits' },
    hint: { zh: '不足时在前面补 0', en: 'Filled up with zeros' },
    group: COUNTER,
    default: 0,
    min: 0,
    max: 16,
    half: true,
  }),
  thousands: field.toggle({ label: { zh: '千分位', en: 'Digit grouping' }, group: COUNTER, default: true, half: true }),
  rollMs: field.number({
    label: { zh: '滚动时间', en: 'Time of a roll' },
    group: COUNTER,
    default: 900,
    min: 0,
    max: 10_000,
    step: 100,
    unit: 'ms',
    half: true,
  }),
  textAlign: field.choice({
    label: { zh: '对齐方式', en: 'Alignment' },
    group: COUNTER,
    default: 'center',
    options: ALIGNMENTS,
    half: true,
  }),
  ...numberFormatFields,
  fontSize: field.optionalNumber({
    label: { zh: '数字字号', en: 'Digit size' },
    hint: { zh: '留空：随组件大小', en: 'Empty: follows the size of the widget' },
    group: FACE,
    min: 1,
    max: 1000,
    unit: 'px',
    half: true,
  }),
  gap: field.number({
    label: { zh: '间距', en: 'Gap' },
    group: FACE,
    default: 10,
    min: 0,
    max: 100,
    unit: '%',
    half: true,
  }),
  color: field.color({ label: { zh: '数字颜色', en: 'Digit colour' }, group: FACE, empty: 'theme', half: true }),
  tileColor: field.color({ label: { zh: '牌面颜色', en: 'Tile colour' }, group: FACE, empty: 'theme', half: true }),
  borderColor: field.color({ label: { zh: '边框颜色', en: 'Border colour' }, group: FACE, empty: 'theme', half: true }),
  affixColor: field.color({ label: { zh: '前后缀颜色', en: 'Unit colour' }, group: FACE, empty: 'theme', half: true }),
  ...valueConditionFields,
};
