import { inGroup, type ValuesOf } from '@aj-report/contract';
import { choices, prop } from '../kit/widget/prop.ts';
import { numberFormatFields } from './number-format.fields.ts';
import { event } from '../kit/widget/define-widget.ts';

const TARGET = { id: 'target', label: { zh: '目标', en: 'Target' } };
const TEXT = { id: 'text', label: { zh: '文字', en: 'Text' } };

/** What a progress is measured by, and which of its numbers are shown. */
export const targetFields = inGroup(TARGET, {
  target: prop.optionalNumber('目标值', 'Target', {
    hint: { zh: '留空：取目标字段，没有则为 100', en: 'Empty: the target field, else 100' },
  }),
  reading: prop.choice('显示', 'Show', {
    half: true,
    options: choices({
      percent: ['百分比', 'Percent'],
      value: ['数值', 'Value'],
      both: ['数值 / 目标', 'Value of target'],
      none: ['不显示', 'Nothing'],
    }),
  }),
});

/** How a progress is written. */
export const progressTextFields = inGroup(TEXT, {
  isShowName: prop.toggle('显示名称', 'Show names', { default: true, half: true }),
  fontSize: prop.optionalNumber('字号', 'Font size', {
    hint: { zh: '留空：随组件大小', en: 'Empty: follows the size of the widget' },
    min: 1,
    max: 400,
    unit: 'px',
  }),
  color: prop.color('名称颜色', 'Name colour', { empty: 'theme' }),
  valueColor: prop.color('数值颜色', 'Value colour', { empty: 'theme' }),
  ...numberFormatFields,
});

export const progressFields = { ...targetFields, ...progressTextFields };

/** Roles of what is measured. */
export const progressSlots = {
  value: {
    label: { zh: '数值', en: 'Value' },
    kind: 'measure' as const,
    hint: { zh: '已完成的量', en: 'What is done' },
    required: true,
  },
  name: {
    label: { zh: '名称', en: 'Name' },
    kind: 'dimension' as const,
    hint: { zh: '显示在数值旁', en: 'Written beside the value' },
  },
  display2: {
    label: { zh: '目标值', en: 'Target' },
    kind: 'measure' as const,
    hint: { zh: '每行自己的目标，默认 100', en: 'A target of every row, else 100' },
  },
};

/** What a progress tells when it is clicked. */
export const progressEvent = event('点击数据项', 'Item picked', {
  name: ['名称', 'Name'],
  value: ['数值', 'Value'],
  percent: ['百分比', 'Percent'],
});

export type ProgressProps = Readonly<ValuesOf<typeof progressFields>>;
